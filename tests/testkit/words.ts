import { readFileSync } from 'node:fs';

type Words = { readonly [key: string]: string | Words };

type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

/** The very words of the site, so that a journey reads the page as a person of that language does. */
export const words = (locale: string, namespace: string): Say =>
  wordsIn(`web/locales/${locale}/${namespace}.json`);

/** The very words of letters. */
export const letterWords = (locale: string): Say => wordsIn(`services/workspace/data/mails/${locale}.json`);

function wordsIn(file: string): Say {
  const all = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as Words;
  return (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<string | Words | undefined>(
        (node, part) => (typeof node === 'object' ? node[part] : undefined),
        all,
      );
    if (typeof found !== 'string') throw new Error(`${key} is not a text in ${file}`);
    return Object.entries(values).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
      found,
    );
  };
}
