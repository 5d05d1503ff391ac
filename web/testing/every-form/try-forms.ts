import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { cleanup } from '@testing-library/react';
import { teachDialogs } from '../portal-page.js';
import { BY_HAND } from './by-hand.js';
import type { Fault } from './failing-server.js';
import { madeOf, senders } from './senders.js';
import { keepThemselves, situations } from './situations.js';
import { pressEverything, typeOnly } from './walk.js';

/** Parts of the customer's side. Each is tried in files of its own: all forms in one process are more than it has memory for. */
type Area = 'public' | 'portal';

/** Pages of the account belong to the public ones. */
const isOf = (area: Area, { screen }: { readonly screen: string }): boolean =>
  screen.startsWith('portal/') === (area === 'portal');
const screensOf = (area: Area): ReadonlySet<string> =>
  new Set(situations.filter((situation) => isOf(area, situation)).map(({ screen }) => screen));
const sourcesOf = (area: Area): ReadonlySet<string> =>
  new Set([...screensOf(area)].flatMap((screen) => [...madeOf(`features/${screen}.screen.tsx`)]));

/** Shown by public pages, too, but only an order that runs has it to press. */
const TRIED_IN_PORTAL: readonly string[] = ['domain/order/more/waiting-addition.tsx'];

/** What both parts use is tried with the public pages where a screen of them has it. */
function sendersOf(area: Area): readonly string[] {
  const ofPublic = sourcesOf('public');
  const isPublic = (source: string): boolean =>
    ofPublic.has(source) && !source.startsWith('features/portal/') && !TRIED_IN_PORTAL.includes(source);
  return senders
    .filter(({ source }) => isPublic(source) === (area === 'public'))
    .map(({ source, operation }) => `${source} ${operation}`);
}

/** Presses everything on every screen of a part, while the server refuses or is away: whoever pressed reads of it where they pressed, and nothing typed is lost. */
export function tryForms(area: Area, fault: Fault): void {
  const tried = new Set<string>();
  const note = (screen: string, operations: readonly string[]): void => {
    const parts = madeOf(`features/${screen}.screen.tsx`);
    for (const { source, operation } of senders)
      if (operations.includes(operation) && parts.has(source)) tried.add(`${source} ${operation}`);
  };

  beforeAll(() => {
    teachDialogs();
    Object.assign(URL, { createObjectURL: () => 'blob:made' });
    Object.assign(navigator, { clipboard: { writeText: () => Promise.resolve() } });
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });

  describe(`when the server ${fault}, whoever pressed is told where they pressed, and nothing typed is lost`, () => {
    const here = situations.filter((situation) => isOf(area, situation));
    it.each(here.map((situation) => [situation.screen, situation.at, situation] as const))(
      '%s at %s',
      async (screen, _at, situation) => {
        const { came, byItself } = await pressEverything(situation, fault);
        note(screen, [...byItself, ...came.map(({ operation }) => operation)]);
        expect(came.filter(({ faults }) => faults.length > 0)).toEqual([]);
      },
    );

    for (const [situation, name, operation] of keepThemselves)
      if (isOf(area, situation))
        it(`${situation.screen}, where ${name} keeps itself`, async () => {
          note(situation.screen, [operation]);
          expect((await typeOnly(situation, name, operation, fault)).faults).toEqual([]);
        });
  });

  it('went through every source that can change something', () => {
    const known = sendersOf(area);
    expect(known.length).toBeGreaterThan(30);
    expect(known.filter((sender) => !tried.has(sender) && BY_HAND[sender] === undefined)).toEqual([]);
    const all = senders.map(({ source, operation }) => `${source} ${operation}`);
    expect(Object.keys(BY_HAND).filter((sender) => !all.includes(sender))).toEqual([]);
    for (const spec of new Set(Object.values(BY_HAND)))
      expect(readFileSync(spec, 'utf8')).toContain('Refusal');
  });
}
