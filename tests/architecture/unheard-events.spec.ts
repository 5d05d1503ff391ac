import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { symbolGraph } from './symbol-graph.mjs';
import { historyViolations, namedEvents, unheardEvents } from './unheard-events.mjs';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'unheard-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('an event', () => {
  it('is named where a program reaches its name, in whatever way it stands there', () => {
    const files = {
      'services/a/src/main.ts': `import { letters } from './letters.js'; run(letters, JarEvent.JAR_SHUT);`,
      'services/a/src/letters.ts': `const news = { [JarEvent.JAR_OPENED]: 'opened' }; export const letters = () => news;
        export const idle = () => JarEvent.JAR_BROKEN;`,
      'services/a/src/letters.spec.ts': `JarEvent.JAR_SOLD;`,
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const named = namedEvents(symbolGraph(root, Object.keys(files)), ['services/a/src/main.ts']);
    expect([...(named.get('a') ?? [])].toSorted()).toEqual(['JarEvent.JAR_OPENED', 'JarEvent.JAR_SHUT']);
  });

  const said = [
    { service: 'jars', event: 'JarOpened', message: 'JarChanged', member: 'JarEvent.JAR_OPENED' },
    { service: 'jars', event: 'JarShut', message: 'JarChanged', member: 'JarEvent.JAR_SHUT' },
    { service: 'jars', event: 'JarSold', message: 'JarSold' },
  ];
  const hearing = { service: 'post', message: 'JarChanged', sources: ['jars'], copies: false };
  const sold = { ...hearing, message: 'JarSold' };
  const named = new Map([['post', new Set(['JarEvent.JAR_OPENED', 'LidEvent.LID_LOST'])]]);

  it.each([
    ['nobody handles its message', { heard: [], named }, ['JarOpened', 'JarShut', 'JarSold']],
    ['whoever handles its message names others', { heard: [hearing, sold], named }, ['JarShut']],
    [
      'another service is listened to',
      { heard: [hearing, { ...sold, sources: ['lids'] }], named },
      ['JarShut', 'JarSold'],
    ],
  ])('is not heard when %s', (_, { heard, named: names }, events) =>
    expect(unheardEvents({ said, heard, named: names })).toEqual(events.map((event) => `jars ${event}`)),
  );

  it.each([
    ['a copy', { heard: [{ ...hearing, copies: true }, sold], named }],
    ['who asks for no event in particular', { heard: [hearing, sold], named: new Map() }],
  ])('is heard by %s', (_, { heard, named: names }) =>
    expect(unheardEvents({ said, heard, named: names })).toEqual([]),
  );
});

it('what is only history stands in a list, once, and leaves it when it is heard', () => {
  const reason = 'The jar says it itself.';
  const onlyHistory = { jars: [{ events: ['JarShut', 'JarShut', 'JarSold'], reason }] };
  expect(historyViolations(['jars JarOpened', 'jars JarShut'], onlyHistory)).toEqual([
    'jars JarOpened: is said, and nobody hears it: write a consumer, or say why in tests/contracts/only-history.ts',
    'jars JarSold: is heard, or said no more; take it out',
    'jars JarShut: stands in the list twice',
  ]);
});
