import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { letterTriggers, lettersOf } from './letter-triggers.mjs';
import { symbolGraph } from './symbol-graph.mjs';
import { toldViolations, type HistoryLine } from './told-by-letter.mjs';

const isLetter = (name: string): boolean => ['jar-open', 'jar-sold'].includes(name);

describe('a line that says somebody was told', () => {
  const line = (more: Partial<HistoryLine>): HistoryLine => ({
    event: 'JarOpened',
    label: 'Opened',
    letters: ['jar-open'],
    ...more,
  });
  const silent = (told: HistoryLine) => toldViolations([told], isLetter, []);

  it.each([
    { label: 'Client notified' },
    { label: 'Documents sent' },
    { label: 'Sent for review' },
    { label: 'Renewal reminder 2' },
    { label: 'Client reminded' },
    { doc: 'Writes to the client of it once more.' },
    { doc: 'Enters the number; the client is written to.' },
  ])('names a letter: $label $doc', (words) => {
    expect(silent(line(words))).toEqual([expect.stringMatching(/^JarOpened: .* names no letter$/)]);
    expect(silent(line({ ...words, tells: ['jar-open'] }))).toEqual([]);
  });

  it.each([
    { label: 'Reminder skipped' },
    { label: 'Submitted to partner' },
    { doc: 'The office wrote and awaits an answer.' },
    { doc: 'The client asked for a statement after the notice of allowance.' },
  ])('is none that tells of somebody else: $label $doc', (words) => expect(silent(line(words))).toEqual([]));

  it('names a letter that there is, and that its own event has written', () =>
    expect(silent(line({ label: 'Client notified', tells: ['jar-open', 'jar-sold', 'jar-lost'] }))).toEqual([
      'JarOpened: nothing writes jar-sold when it happens',
      'JarOpened: there is no letter jar-lost',
    ]));

  it('may wait for its letter in a list, and leaves the list with it', () => {
    const untold = [{ event: 'JarOpened', issue: 1, reason: 'No letter yet.' }];
    expect(toldViolations([line({ label: 'Client notified' })], isLetter, untold)).toEqual([]);
    expect(
      toldViolations([line({ label: 'Client notified', tells: ['jar-open'] })], isLetter, untold),
    ).toEqual(['JarOpened: names its letter, or says nothing of one; take it out of the list']);
  });
});

describe('a letter follows from an event', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'letters-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const at = (name: string): string => `services/post/src/${name}.ts`;
  /** Letters after an event of `JarChanged`, or of a message of its own. */
  function after(files: Readonly<Record<string, string>>, event: { message: string; member?: string }) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const triggers = letterTriggers(root, symbolGraph(root, Object.keys(files)), /^services\/post\//);
    return lettersOf(triggers, event, isLetter);
  }
  const opened = { message: 'JarChanged', member: 'JarEvent.JAR_OPENED' };
  const sold = { message: 'JarChanged', member: 'JarEvent.JAR_SOLD' };

  it.each([
    [
      'a table',
      `const t = { [JarEvent.JAR_OPENED]: 'jar-open', [JarEvent.JAR_SOLD]: 'jar-sold' };
      const c = on(JarChangedSchema, ({ event }) => write(t[event]));`,
    ],
    [
      'cases',
      `function t(event) { switch (event) { case JarEvent.JAR_OPENED: return { template: 'jar-open' };
      case JarEvent.JAR_SOLD: return { template: 'jar-sold' }; } }
      const c = on(JarChangedSchema, ({ event }) => write(t(event)));`,
    ],
  ])('that stands beside it in %s', (_, text) => {
    expect(after({ [at('letters')]: text }, opened)).toEqual(['jar-open']);
    expect(after({ [at('letters')]: text }, sold)).toEqual(['jar-sold']);
  });

  it('that the reaction writes, when it names the event', () => {
    const text = `const c = on(JarChangedSchema, ({ event }) => { if (event === JarEvent.JAR_OPENED) write('jar-open'); });`;
    expect(after({ [at('letters')]: text }, opened)).toEqual(['jar-open']);
    expect(after({ [at('letters')]: text }, sold)).toEqual([]);
  });

  it('and not because another one that hears the same message names it', () => {
    const text = `const c = on(JarChangedSchema, ({ event }) => { if (event === JarEvent.JAR_OPENED) write('jar-open'); });
      const d = on(JarChangedSchema, ({ event }) => { if (event === JarEvent.JAR_SOLD) openTask(); });`;
    expect(after({ [at('letters')]: text }, sold)).toEqual([]);
  });

  it('through other modules, and of a class through the method that is called', () => {
    const files = {
      [at('letters')]: `import { Letters } from './jar-letters.js'; const letters = new Letters();
        export const c = letterOf(JarOpenedSchema, (message) => letters.opened(message));`,
      [at('jar-letters')]: `export class Letters { opened() { return this.#draft('jar-open'); }
        sold() { return 'jar-sold'; } #draft(x) { return x; } }`,
    };
    expect(after(files, { message: 'JarOpened' })).toEqual(['jar-open']);
  });

  it('nobody writes where nothing hears its message', () =>
    expect(after({ [at('letters')]: `const x = 'jar-open';` }, { message: 'JarOpened' })).toEqual([]));
});
