import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { cleanup } from '@testing-library/react';
import type { Fault } from '../../testing/every-form/failing-server.js';
import { madeOf, senders } from '../../testing/every-form/senders.js';
import { keepThemselves, situations } from '../../testing/every-form/situations.js';
import { pressEverything, typeOnly } from '../../testing/every-form/walk.js';
import { teachDialogs } from '../../testing/portal-page.js';

beforeAll(() => {
  teachDialogs();
  Object.assign(URL, { createObjectURL: () => 'blob:made' });
  Object.assign(navigator, { clipboard: { writeText: () => Promise.resolve() } });
});
afterEach(cleanup);

/** What is sent only after steps a machine cannot guess; the spec that takes them refuses, too. */
const BY_HAND: Readonly<Record<string, string>> = {
  'features/public/order/use-place-order.ts PlaceOrder':
    'web/src/features/public/order/order.screen.spec.tsx',
  'features/public/parts/service-order/service-action.ts OrderService':
    'web/src/features/public/renewal/renewal-form.screen.spec.tsx',
  'features/public/renewal/several/place-renewals.ts OrderService':
    'web/src/features/public/renewal/renewals-form.screen.spec.tsx',
  'domain/order/more/use-more.ts OrderMore':
    'web/src/features/public/application-draft/parts/not-ordered.spec.tsx',
  'features/portal/watch-order/watch-order.screen.tsx OrderTrademarkWatch':
    'web/src/features/portal/watch-order/watch-order.screen.spec.tsx',
  'features/public/monitoring-order/monitoring-order.action.ts OrderBrandMonitoring':
    'web/src/features/public/monitoring-order/monitoring-order.screen.spec.tsx',
  'features/portal/monitoring/parts/tier-change.tsx OrderUpgrade':
    'web/src/features/portal/monitoring/subscription.screen.spec.tsx',
  'features/portal/monitoring/parts/tier-change.tsx PlanDowngrade':
    'web/src/features/portal/monitoring/subscription.screen.spec.tsx',
  'features/portal/profile/parts/cards-tab.tsx CheckCard':
    'web/src/features/portal/profile/parts/cards-tab.spec.tsx',
  'features/public/parts/asked-support/ask-by-form.ts AskSupportByForm':
    'web/src/features/public/landing/landing.screen.spec.tsx',
  // No form of its own: the order goes out without it, and a person finds the mark.
  'features/public/parts/service-order/own-mark.ts AddOwnMark':
    'web/src/features/public/renewal/renewal-form.screen.spec.tsx',
};
const tried = new Set<string>();
const note = (screen: string, operations: readonly string[]): void => {
  const parts = madeOf(`features/${screen}.screen.tsx`);
  for (const { source, operation } of senders)
    if (operations.includes(operation) && parts.has(source)) tried.add(`${source} ${operation}`);
};

describe.each<Fault>(['refuses', 'is away'])(
  'when the server %s, whoever pressed is told where they pressed, and nothing typed is lost',
  (fault) => {
    it.each(situations.map((situation) => [situation.screen, situation.at, situation] as const))(
      '%s at %s',
      async (screen, _at, situation) => {
        const { came, byItself } = await pressEverything(situation, fault);
        note(screen, [...byItself, ...came.map(({ operation }) => operation)]);
        expect(came.filter(({ faults }) => faults.length > 0)).toEqual([]);
      },
    );

    it.each(
      keepThemselves.map(
        ([situation, name, operation]) => [situation.screen, name, operation, situation] as const,
      ),
    )('%s, where %s keeps itself', async (screen, name, operation, situation) => {
      note(screen, [operation]);
      expect((await typeOnly(situation, name, operation, fault)).faults).toEqual([]);
    });
  },
);

it('went through every source that can change something', () => {
  expect(senders.length).toBeGreaterThan(80);
  const known = senders.map(({ source, operation }) => `${source} ${operation}`);
  expect(known.filter((sender) => !tried.has(sender) && BY_HAND[sender] === undefined)).toEqual([]);
  expect(Object.keys(BY_HAND).filter((sender) => !known.includes(sender))).toEqual([]);
  for (const spec of new Set(Object.values(BY_HAND))) expect(readFileSync(spec, 'utf8')).toContain('Refusal');
});
