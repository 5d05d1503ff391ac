import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const read = (path: string): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  JSON.parse(readFileSync(path, 'utf8'));

it.each(['en', 'cs', 'sk', 'es'])(
  'a verdict has one word in %s: in the letter, on the page of the report and in its file',
  (language) => {
    const letters = Object.values(read(`services/workspace/data/mails/${language}.json`)).filter(
      (letter) => letter['go_with_changes'] !== undefined,
    );
    expect(letters.length).toBeGreaterThan(0);
    const [page, file] = [
      read(`web/locales/${language}/report.json`)['verdict'],
      read(`services/requests/data/report-pdf/${language}.json`)['verdict'],
    ];
    for (const verdict of ['GO', 'GO_WITH_CHANGES', 'NOT_ADVISED', 'NO_ANSWER']) {
      expect(
        new Set([
          ...letters.map((letter) => letter[verdict.toLowerCase()]),
          page?.[verdict],
          file?.[verdict],
        ]),
      ).toEqual(new Set([page?.[verdict]]));
    }
  },
);
