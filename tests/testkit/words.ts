import { readFileSync } from 'node:fs';

type Words = { readonly [key: string]: string | Words };

/** The very words of the site, so that a journey reads the page as a person of that language does. */
export function words(
  locale: string,
  namespace: string,
): (key: string, values?: Readonly<Record<string, string>>) => string {
  const all = JSON.parse(
    readFileSync(new URL(`../../web/locales/${locale}/${namespace}.json`, import.meta.url), 'utf8'),
  ) as Words;
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<string | Words | undefined>(
        (node, part) => (typeof node === 'object' ? node[part] : undefined),
        all,
      );
    if (typeof found !== 'string') throw new Error(`${namespace}.${key} is not a text in ${locale}`);
    return Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      found,
    );
  };
}
