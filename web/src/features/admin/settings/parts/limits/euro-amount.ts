/** Cents of an amount in euro as people type it: `1250`, `1250.5`, `1,250.50`, `€ 1 250,50`; undefined where it is none. */
export function centsOf(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s€]/gu, '');
  const parts = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text);
  if (parts === null) return undefined;
  const [, whole = '', fraction = ''] = parts;
  return Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The same as it stands in a field: `1250.50`. */
export const typedEuro = (cents: number): string => (cents / 100).toFixed(2);
