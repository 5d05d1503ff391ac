import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { given } from '../../testing/spec.js';
import type { Aggregate, DomainEvent } from './decider.js';
import { type Status, transitionCommand, type Transition } from './transition.js';

const statuses = ['Red', 'Amber', 'Green'] as const;
interface Lamp {
  readonly status: Status;
  readonly previousStatus?: Status;
  readonly lastEvent?: string;
  readonly isBroken?: boolean;
}
const lamp: Aggregate<Lamp, DomainEvent> = {
  category: 'lamp',
  initial: { status: null },
  evolve: (state, { type, data }) => {
    if (type === 'LampBroken') return { ...state, isBroken: true };
    const { status = state.status } = data as { status?: Status };
    return {
      status,
      lastEvent: type,
      ...(status === state.status ? before(state) : { previousStatus: state.status }),
    };
  },
  projections: [],
};
const before = ({ previousStatus }: Lamp) => (previousStatus === undefined ? {} : { previousStatus });

const arrow = (change: Partial<Transition<Lamp, Record<never, never>>> = {}) =>
  transitionCommand<Lamp, DomainEvent, Record<never, never>>(
    { aggregate: lamp, position: (state) => (state.isBroken === true ? undefined : state) },
    {
      command: 'TurnLamp',
      doc: 'Turns it.',
      event: 'LampTurned',
      from: ['Red'],
      to: 'Green',
      by: ['admin'],
      input: {},
      ...change,
    },
    { write: (_, { target, reason }) => [{ type: 'LampTurned', data: { status: target(), reason } }] },
  );
const at = (status: Status, type = 'LampSet'): DomainEvent => ({ type, data: { status } });
const turned = (status: Status, reason: string | null = null): DomainEvent => ({
  type: 'LampTurned',
  data: { status, reason },
});

describe('an arrow', () => {
  it('starts where it says and ends where it says', () =>
    void given(at('Red')).when(arrow(), {}).then(turned('Green')));

  it('starts from a stream that has no status yet, where it names none among its starts', () => {
    const first = arrow({ from: [null, 'Amber'] });
    given({ type: 'LampHung', data: {} }).when(first, {}).then(turned('Green'));
    given(at('Red'))
      .when(first, {})
      .thenRefused('WRONG_STATUS', {
        params: { status: 'Red', possible: 'none, Amber' },
        message: 'This can be done only while the status is none or Amber; it is Red.',
      });
  });

  it('names no status as none, when that is what it is', () =>
    given({ type: 'LampHung', data: {} })
      .when(arrow(), {})
      .thenRefused('WRONG_STATUS', { params: { status: 'none', possible: 'Red' } }));

  it('may end where its state or its input say', () => {
    const by = arrow({ to: ({ previousStatus }) => (previousStatus === 'Amber' ? 'Green' : 'Amber') });
    given(at('Red')).when(by, {}).then(turned('Amber'));
    given(at('Amber'), at('Red')).when(by, {}).then(turned('Green'));
  });

  it('back to the status before stays where it is, when that never changed', () =>
    void given({ type: 'LampHung', data: {} })
      .when(arrow({ from: [null], to: 'previous' }), {})
      .then(turned(null)));

  it('ends with the stream: what is broken is not found', () =>
    given(at('Red'), { type: 'LampBroken', data: {} }).when(arrow(), {}).thenRefused('NOT_FOUND'));

  it('carries the need of a fresh sign-in to its command', () => {
    expect(arrow({ stepUp: true }).stepUp).toBe(true);
    expect(arrow()).not.toHaveProperty('stepUp');
  });

  it('walked again changes nothing only if nothing came in between', () => {
    given(at('Red'), turned('Green')).when(arrow(), {}).then();
    given(at('Red'), turned('Green'), at('Green')).when(arrow(), {}).thenRefused('WRONG_STATUS');
    given(at('Red'), turned('Green'), at('Amber')).when(arrow(), {}).thenRefused('WRONG_STATUS');
  });

  it('moves exactly from its starts, wherever the stream has been', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...statuses), { minLength: 1, maxLength: 8 }),
        fc.uniqueArray(fc.constantFrom(...statuses), { minLength: 1 }),
        fc.constantFrom(...statuses),
        (past, from, to) => {
          const outcome = given(...past.map((status) => at(status))).when(arrow({ from, to }), {});
          const is = past.at(-1) ?? null;
          if (from.some((status) => status === is)) outcome.then(turned(to));
          else outcome.thenRefused('WRONG_STATUS');
        },
      ),
    ));
});
