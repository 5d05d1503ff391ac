import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pages } from './route-table.js';

/** What does nothing without script: state, effects, handlers, parts that come later. */
const LIVE =
  /\buse(?:State|Effect|LayoutEffect|Reducer|SyncExternalStore|Hydrated|Transition|Optimistic|ActionState|Fetcher)\b|\son[A-Z]\w+=\{|\blazy\(/;

/** Does the same without script. */
const PLAIN_TOO = [
  // Sent by the browser then.
  'kit/link/app-form.tsx',
  // A title that changes in the browser alone.
  'kit/page/page-meta.tsx',
  'kit/button/button.tsx',
  // `day.ts` formats days, which are the same in every zone; moments are drawn by `moment.tsx`.
  'kit/dates/reader-zone.ts',
  // Where a text has it, its page wakes: `hasCalculation`.
  'features/public/parts/office/office-deadlines.tsx',
  'kit/hydrated/use-hydrated.ts',
];

/** Types are no part of it. */
const IMPORT = /^(?:import|export)(?! type)[^;]*?from '(\.[^']+)\.js'|\bimport\('(\.[^']+)\.js'\)/gms;

const src = resolve('web/src');
/** Choices of cookies: a legal text has them on `/cookies`, which is no such page. */
const ELSEWHERE = `${src}/kit/consent/consent-choices.tsx`;

/** All files that a file is made of, itself first. */
function madeOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  if (file === ELSEWHERE) return seen;
  seen.add(file);
  for (const [, to, later = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const beside = resolve(dirname(file), to ?? later);
    const source = [`${beside}.tsx`, `${beside}.ts`].find((path) => existsSync(path));
    if (source !== undefined) madeOf(source, seen);
  }
  return seen;
}

const withoutImports = (text: string): string => text.replaceAll(/^import[^;]*;/gm, '');
const liveIn = (screen: string): string[] =>
  [...madeOf(`${src}/features/${screen}.screen.tsx`)]
    .filter((file) => LIVE.test(withoutImports(readFileSync(file, 'utf8'))))
    .map((file) => file.slice(src.length + 1))
    .filter((file) => !PLAIN_TOO.includes(file));

const still = [...new Set(pages.filter(({ hydrate }) => hydrate === 'asked').map(({ screen }) => screen))];

describe('a page that wakes only when it is asked to', () => {
  it.each(still)('%s has nothing that needs script', (screen) => {
    expect(liveIn(screen)).toEqual([]);
  });
  it('is looked at: what lives elsewhere is found', () => {
    expect(liveIn('public/price-list/price-list')).toContain(
      'features/public/price-list/price-list.screen.tsx',
    );
    expect(liveIn('public/academy/lesson')).toContain('features/public/academy/parts/quiz.tsx');
  });
});
