import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { f } from '../../model/field/field.js';
import { nameBasedId } from '../../model/words/ids.js';
import { refuse } from '../../model/words/refusal.js';
import type { Viewer } from '../../model/words/viewer.js';
import { silentLog } from '../../runtime/process/log.js';
import type { RequestContext } from '../call/context.js';
import type {
  CommandAnswer,
  CommandSurface,
  ExecuteRequest,
  ExposedCommand,
} from '../call/exposed-command.js';
import { batchResolver } from './batch.js';
import { commandResolver, refusalAnswer } from './command-resolver.js';
import { requireOneOf } from './resource-resolvers.js';

const eva: Viewer = { role: 'customer', userId: nameBasedId('eva'), locale: 'en', scopes: [] };
const jarId = nameBasedId('jar');
const putCoin: CommandSurface = {
  name: 'PutCoin',
  doc: 'Drops coins in.',
  stream: 'existing',
  input: {
    amount: f.integer('How many.', { min: 1 }),
    note: f.text('For staff.', { max: 9, optional: true, visibleTo: ['admin'] }),
  },
  allowed: ['customer', 'admin', 'system'],
  aggregate: { category: 'jar' },
};
const context = (viewer: Viewer, idempotencyKey?: string): RequestContext => ({
  viewer,
  manager: {} as EntityManager,
  log: silentLog,
  requestId: 'request',
  ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
});

/** What reached the command, and what the caller was answered. */
async function call(
  given: object,
  {
    viewer = eva,
    key = 'key',
    alias = 'putCoin',
    answer = { streamId: jarId, version: 2, eventIds: [], replayed: false },
    command = {},
    result = async () => ({ shown: true }),
  }: {
    viewer?: Viewer;
    key?: string;
    alias?: string;
    answer?: CommandAnswer;
    command?: Partial<CommandSurface>;
    result?: () => Promise<object>;
  } = {},
): Promise<{ answered: object; ran: ExecuteRequest[] }> {
  const ran: ExecuteRequest[] = [];
  const entry: ExposedCommand = {
    command: { ...putCoin, ...command },
    result: { typeName: 'Shown', resolve: result },
  };
  const resolve = commandResolver(entry, {
    resource: undefined,
    ids: { next: () => nameBasedId('new') },
    execute: async (_, request) => {
      ran.push(request);
      return answer;
    },
  });
  const answered = await resolve(undefined, given, context(viewer, key), { path: { key: alias } });
  return { answered, ran };
}
const sound = { id: jarId, input: { amount: 3 } };

describe('a mutation', () => {
  it('runs its command with an input that is sound, and shows what came of it', async () => {
    const { answered, ran } = await call({ ...sound, expectedVersion: 4 });
    expect(answered).toEqual({ shown: true });
    expect(ran).toEqual([
      expect.objectContaining({ streamId: jarId, input: { amount: 3 }, viewer: eva, expectedVersion: 4 }),
    ]);
  });

  it('asks for no version where none was seen', async () =>
    expect((await call({ ...sound, expectedVersion: null })).ran[0]).not.toHaveProperty('expectedVersion'));

  it('of a new thing draws its id', async () =>
    expect((await call({ input: { amount: 3 } }, { command: { stream: 'new' } })).ran[0]?.streamId).toBe(
      nameBasedId('new'),
    ));

  it('says all that is wrong with an input, and runs nothing', async () => {
    const { answered, ran } = await call({ id: jarId, input: { amount: 0, extra: 1 } });
    expect(answered).toMatchObject({
      __typename: 'Refusal',
      code: 'INPUT_INVALID',
      fields: [
        { path: ['extra'], code: 'UNKNOWN_FIELD', params: [] },
        { path: ['amount'], code: 'TOO_SMALL', params: [{ name: 'min', value: '1' }] },
      ],
    });
    expect(ran).toEqual([]);
  });

  it.each(['nothing like an id', ''])('on %j finds nothing', async (id) =>
    expect((await call({ ...sound, id })).answered).toMatchObject({ code: 'NOT_FOUND' }),
  );

  it('reads an id in capitals as the same', async () =>
    expect((await call({ ...sound, id: jarId.toUpperCase() })).ran[0]?.streamId).toBe(jarId));

  it('is for its roles alone, and a visitor is asked to sign in', async () => {
    await expect(call(sound, { viewer: { ...eva, role: 'lawyer' } })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(call(sound, { viewer: { ...eva, role: 'visitor' } })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('takes from nobody what is not theirs to set', async () => {
    const given = { id: jarId, input: { amount: 3, note: 'mine' } };
    await expect(call(given)).rejects.toMatchObject({ code: 'FORBIDDEN', inputPath: ['input', 'note'] });
    expect((await call(given, { viewer: { ...eva, role: 'admin' } })).ran).toHaveLength(1);
  });

  it('answers a refusal of its command, and one of its result', async () => {
    const refusal = refuse('JAR_FULL', 'The jar is full.', { limit: 10 });
    const full = { __typename: 'Refusal', code: 'JAR_FULL', params: [{ name: 'limit', value: '10' }] };
    expect((await call(sound, { answer: { refusal, replayed: false } })).answered).toMatchObject(full);
    expect((await call(sound, { result: async () => refusal })).answered).toMatchObject(full);
  });
});

describe('the id of a command', () => {
  const idOf = async (options: Parameters<typeof call>[1]) => (await call(sound, options)).ran[0]?.commandId;

  it('is the same for the same key, caller and place, and another when one of them is', async () => {
    const first = await idOf({});
    expect(await idOf({})).toBe(first);
    const others = await Promise.all([
      idOf({ key: 'another' }),
      idOf({ viewer: { ...eva, userId: nameBasedId('jan') } }),
      idOf({ alias: 'second' }),
      idOf({ command: { name: 'TakeCoin' } }),
    ]);
    expect(new Set([first, ...others]).size).toBe(5);
  });

  it('of a visitor hangs on the address, so that two visitors share no key', async () => {
    const open = { command: { allowed: ['visitor'] as const } };
    const visitor = (addressKey: string): Viewer => ({
      role: 'visitor',
      locale: 'en',
      scopes: [],
      addressKey,
    });
    expect(await idOf({ ...open, viewer: visitor('a') })).not.toBe(
      await idOf({ ...open, viewer: visitor('b') }),
    );
    expect(await idOf({ ...open, viewer: visitor('a') })).toBe(await idOf({ ...open, viewer: visitor('a') }));
  });
});

describe('a batch', () => {
  const keys: unknown[] = [];
  const run = (given: object) =>
    batchResolver(async (_, item, __, { path }) => {
      keys.push(path.key);
      const { id, input } = item as { id?: string; input?: { label?: string } };
      return id === 'full' || input?.label === 'bad'
        ? refusalAnswer(refuse('FULL', 'Full.'))
        : id === undefined
          ? { id: `new ${input?.label}` }
          : {};
    })(undefined, given, context(eva), { path: { key: 'putCoinList' } });

  it('does what can be done and says of the rest why not, by id', async () =>
    expect(await run({ ids: ['a', 'full', 'b'], input: {} })).toMatchObject({
      ids: ['a', 'b'],
      refusals: [{ id: 'full', refusal: { code: 'FULL' } }],
    }));

  it('names what was to be new by its place', async () =>
    expect(await run({ inputs: [{ label: 'x' }, { label: 'bad' }] })).toMatchObject({
      ids: ['new x'],
      refusals: [{ id: '1', refusal: { code: 'FULL' } }],
    }));

  it('gives each item a place of its own, so that each is a command of its own', async () => {
    keys.length = 0;
    await run({ ids: ['a', 'a'] });
    expect(keys).toEqual(['putCoinList.0', 'putCoinList.1']);
  });

  it('of nothing is nothing, and of more than a hundred is refused before any is done', async () => {
    expect(await run({})).toEqual({ ids: [], refusals: [] });
    keys.length = 0;
    const many = Array.from({ length: 101 }, (_, n) => String(n));
    await expect(run({ ids: many })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', inputPath: ['ids'] });
    await expect(run({ inputs: many })).rejects.toMatchObject({ inputPath: ['inputs'] });
    expect(keys).toEqual([]);
  });
});

describe('who is let in', () => {
  it.each([
    ['somebody listed', ['admin'], 'admin', undefined],
    ['a visitor where signing in helps', ['customer'], 'visitor', 'UNAUTHENTICATED'],
    ['a visitor where it would not', ['system'], 'visitor', 'FORBIDDEN'],
    ['a customer who is not listed', ['admin'], 'customer', 'FORBIDDEN'],
    ['anybody where nobody is listed', [], 'admin', 'FORBIDDEN'],
  ] as const)('%s', (_, allowed, role, code) => {
    const enter = () => requireOneOf(allowed, { ...eva, role });
    if (code === undefined) expect(enter).not.toThrow();
    else expect(enter).toThrow(expect.objectContaining({ code }));
  });
});
