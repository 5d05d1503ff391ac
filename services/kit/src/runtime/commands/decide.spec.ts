import { describe, expect, it } from '@jest/globals';
import { openJar, putCoin, shakeJar, type Jar } from '../../testing/jar.js';
import { defineCommand } from '../../model/decider/decider.js';
import { Rejection } from '../../model/words/rejection.js';
import { roles, staff, systemViewer, type Role, type Viewer } from '../../model/words/viewer.js';
import { checkRole, decideOn, type Before } from './decide.js';

const me: Viewer = { role: 'customer', userId: 'me', locale: 'en', scopes: [] };
const mine: Jar = { owner: 'me', limit: 10, total: 4 };
const now = new Date('2026-03-02T09:00:00Z');
const at = (version: number, settledAt = version, state: Jar = mine): Before<Jar> => ({
  version,
  settledAt,
  state,
});
const put = (viewer: Viewer, before: Before<Jar>, expectedVersion?: number) =>
  decideOn(
    {
      command: putCoin,
      input: { amount: 1 },
      viewer,
      streamId: 'jar',
      now,
      ...(expectedVersion === undefined ? {} : { expectedVersion }),
    },
    before,
  );
const coin = [{ type: 'CoinPut', data: { amount: 1 } }];

describe('who may ever call a command', () => {
  it.each(roles)('%s', (role) => {
    const call = () => checkRole({ command: shakeJar, viewer: { ...me, role } });
    if (role === 'admin' || role === 'system') expect(call()).toBeUndefined();
    else expect(call).toThrow(new Rejection('FORBIDDEN', `ShakeJar is not open to ${role}`));
  });

  it('is the system, where nobody is listed', () => {
    const closed = { name: 'Closed', allowed: [] };
    expect(() => checkRole({ command: closed, viewer: systemViewer })).not.toThrow();
    for (const role of roles.filter((one) => one !== 'system'))
      expect(() => checkRole({ command: closed, viewer: { ...me, role } })).toThrow(Rejection);
  });
});

describe('whose stream it is', () => {
  it('is asked of everybody who does not work here', () => {
    expect(put(me, at(2))).toEqual(coin);
    expect(put({ ...me, userId: 'you' }, at(2))).toMatchObject({ refused: 'NOT_FOUND' });
    for (const role of [...staff, 'system'] satisfies Role[])
      expect(put({ ...me, role, userId: 'firm' }, at(2))).toEqual(coin);
  });

  it('is nobody’s where the command has no rule for it', () => {
    const { mayTouch: _, ...rest } = putCoin;
    const unruled = defineCommand({ ...rest, allowed: ['customer', 'partner', 'visitor'] });
    for (const role of ['customer', 'partner', 'visitor'] satisfies Role[])
      expect(
        decideOn(
          { command: unruled, input: { amount: 1 }, viewer: { ...me, role }, streamId: 'jar', now },
          at(2),
        ),
      ).toMatchObject({ refused: 'NOT_FOUND' });
  });

  it('answers the same for a stream that is not there, for the firm too', () => {
    const nothing = at(0, 0, { owner: undefined, limit: 0, total: 0 });
    for (const viewer of [me, systemViewer, { ...me, role: 'admin' as const }])
      expect(put(viewer, nothing)).toEqual(put({ ...me, userId: 'you' }, at(2)));
  });

  it('is closed once the stream is gone, to everybody', () => {
    const broken = defineCommand({
      ...putCoin,
      aggregate: { ...putCoin.aggregate, isGone: ({ total }) => total === 4 },
    });
    expect(
      decideOn({ command: broken, input: { amount: 1 }, viewer: systemViewer, streamId: 'jar', now }, at(2)),
    ).toMatchObject({ refused: 'NOT_FOUND' });
  });
});

describe('the version a person saw', () => {
  it.each([
    ['the last one', 5, 5, 5, true],
    ['one before a notice', 5, 4, 4, true],
    ['one before what was decided', 5, 4, 3, false],
    ['one that does not exist yet', 5, 5, 6, false],
    ['none at all', 5, 5, undefined, true],
  ])('%s', (_, version, settledAt, seen, holds) => {
    const outcome = put(me, at(version, settledAt), seen);
    if (holds) expect(outcome).toEqual(coin);
    else
      expect(outcome).toMatchObject({
        refused: 'CONFLICT',
        params: { expectedVersion: seen, version },
      });
  });

  it('is told to nobody who may not see the stream', () =>
    expect(put({ ...me, userId: 'you' }, at(5), 1)).toMatchObject({ refused: 'NOT_FOUND' }));
});

describe('a stream that is opened', () => {
  const open = (before: Before<Jar>) =>
    decideOn({ command: openJar, input: { limit: 3 }, viewer: me, streamId: 'jar', now }, before);

  it('is there for whoever may call, and not twice', () => {
    expect(open(at(0))).toEqual([{ type: 'JarOpened', data: { owner: 'me', limit: 3 } }]);
    expect(open(at(1))).toMatchObject({ refused: 'ALREADY_EXISTS' });
  });
});

describe('what a decision knows', () => {
  it('is the instant, the caller, the stream, and what was read before it where something was', () => {
    const seen: unknown[] = [];
    const curious = defineCommand({
      ...putCoin,
      decide: (_, __, context) => {
        seen.push(context);
        return [];
      },
    });
    const request = { command: curious, input: { amount: 1 }, viewer: me, streamId: 'jar', now };
    decideOn(request, at(2));
    decideOn({ ...request, preloaded: { others: 2 } }, at(2));
    expect(seen).toEqual([
      { now, viewer: me, streamId: 'jar' },
      { now, viewer: me, streamId: 'jar', preloaded: { others: 2 } },
    ]);
  });
});
