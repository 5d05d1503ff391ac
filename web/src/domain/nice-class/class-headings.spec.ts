import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const classes = read('services/reference/data/nice-classes.json') as readonly {
  readonly number: number;
  readonly title: Readonly<Record<string, string>>;
}[];

/** The class assistant and the file of a report take their headings from reference: a class has one name on every page. */
it.each(['en', 'cs', 'sk', 'es'])('a class is called the same everywhere in %s', (language) => {
  const words = read(`web/locales/${language}/classes.json`) as Readonly<Record<string, string>>;
  expect(classes.map(({ number }) => [number, words[number]])).toEqual(
    classes.map(({ number, title }) => [number, title[language]]),
  );
});
