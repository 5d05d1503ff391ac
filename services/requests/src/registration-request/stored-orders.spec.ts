import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { given } from '@cotta/kit/testing/spec.js';
import type { RegistrationRequestEvent } from './events.js';
import { evolve, isTransition, nothingRequested } from './registration-request.js';
import { transitionColumns } from './request-columns.js';
import { anyRequestSteps } from '../testing/any-request-step.js';
import { testKey } from '../testing/facts.js';
import { copy, whole } from '../testing/paid-order.js';
import { rowsWritten } from '../testing/rows-written.js';
import { withoutLaterColumns } from '../testing/without-later-columns.js';

/** An order as the release of November 2026 stored it, with what it made of it. Never rewritten: stores out there hold such facts. */
interface StoredOrder {
  readonly name: string;
  /** How many facts were there before the first of `commands`. */
  readonly before: number;
  readonly commands: readonly {
    readonly command: string;
    readonly input: Readonly<Record<string, unknown>>;
  }[];
  readonly events: readonly RegistrationRequestEvent[];
  readonly state: object;
  readonly rows: readonly object[];
}

const orders = JSON.parse(
  readFileSync(new URL('../testing/stored-orders.json', import.meta.url), 'utf8'),
) as readonly StoredOrder[];

describe.each(orders)('a stored order: $name', ({ before, commands, events, state, rows }) => {
  it('is folded to the state it had', () =>
    expect(JSON.parse(JSON.stringify(events.reduce(evolve, nothingRequested)))).toEqual(state));

  it('carries in the fact of each step no column but those its step declares', () =>
    expect(
      events
        .filter(isTransition)
        .flatMap(({ type, data }) =>
          Object.keys(data.columns ?? {}).filter(
            (key) => !transitionColumns[type].some((known) => known === key),
          ),
        ),
    ).toEqual([]));

  it('writes the row it had, and nothing into columns that came since', async () =>
    expect((await rowsWritten(events)).map(withoutLaterColumns)).toEqual(rows));

  it('would be stored the same today', () => {
    const steps = anyRequestSteps(testKey);
    const preloaded = { copy, ...whole, priorityEnds: '2026-06-01' };
    const today = commands.reduce<readonly RegistrationRequestEvent[]>(
      (past, { command: name, input }) => {
        const step = steps.find(({ command }) => command.name === name);
        return step === undefined
          ? past
          : [
              ...past,
              ...given(...past)
                .when(step.command, input, { preloaded })
                .events(),
            ];
      },
      events.slice(0, before),
    );
    expect(today).toEqual(events);
  });
});
