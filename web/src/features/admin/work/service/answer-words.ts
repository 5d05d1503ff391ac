/** An answer of an order form as people say it: a name without its hyphens, a day as a day, a list with commas; nothing where there is no answer. */
export function wordsOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, part]) => [wordsOf(key), wordsOf(part)] as const)
      .filter(([, said]) => said !== '')
      .map(([label, said]) => `${label}: ${said}`)
      .join('; ');
  const text = String(value).trim();
  return isName(text) ? sentence(text) : text;
}

/** Written for machines: `cease-and-desist-letter`, `newOwner`, one word without a space. */
const isName = (text: string): boolean =>
  /^[a-z]+([-_][a-z]+)+$/.test(text) || /^[a-z]+([A-Z][a-z]+)*$/.test(text);

function sentence(name: string): string {
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, one: string, two: string) => `${one} ${two.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
