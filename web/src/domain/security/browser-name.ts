const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Browser and system as people call them; undefined for what is neither. */
export function browserName(userAgent: string): {
  readonly browser: string | undefined;
  readonly system: string | undefined;
} {
  const find = (known: readonly (readonly [string, string])[]): string | undefined =>
    known.find(([sign]) => userAgent.includes(sign))?.[1];
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
