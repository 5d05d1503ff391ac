import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { timelineLabels } from '@cotta/requests/testing.js';
import { knownSources } from '../architecture/boundaries.mjs';
import { speaksOfTelling, toldViolations, type HistoryLine } from '../architecture/told-by-letter.mjs';
import { isLetter, letterNames, lettersAfter } from './letters-after.js';
import { untold } from './untold.js';

const root = resolve(import.meta.dirname, '..', '..');
const files = knownSources(root, ['services']);

type Line = Omit<HistoryLine, 'letters'>;

interface Walkable {
  readonly transitions: readonly { readonly step: Line }[];
}
const isWalkable = (value: unknown): value is Walkable =>
  typeof value === 'object' && value !== null && 'transitions' in value;

/** Steps of every work item, those for the system too. */
async function steps(): Promise<readonly Line[]> {
  const paths = files.filter((path) => path.endsWith('.work-item.ts'));
  const modules: object[] = await Promise.all(
    paths.map((path) => import(pathToFileURL(resolve(root, path)).href)),
  );
  return modules.flatMap((module) =>
    Object.values(module)
      .filter(isWalkable)
      .flatMap(({ transitions }) => transitions.map(({ step }) => step)),
  );
}

describe('a line of a history', () => {
  let lines: readonly HistoryLine[] = [];
  beforeAll(async () => {
    const ofRequests = Object.entries(timelineLabels).map(([event, line]) => ({ event, ...line }));
    lines = [...(await steps()), ...ofRequests].map((line) => ({
      ...line,
      letters: lettersAfter(line.event),
    }));
  });

  it('that says somebody was told names the letter, which its own event has written', () => {
    expect(toldViolations(lines, isLetter, untold)).toEqual([]);
  });

  it('is looked at, of every kind', () => {
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter(speaksOfTelling).length).toBeGreaterThan(25);
    expect(letterNames.size).toBeGreaterThan(30);
  });
});
