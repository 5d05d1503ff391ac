import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useDraft, type DraftState } from './use-draft.js';

const session = {
  user: { id: 'u', name: 'Eva', email: 'eva@example.com' },
  expires: '2099-01-01T00:00:00Z',
  accessToken: 'token',
};
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
let knowsSession = true;
/** Questions for the draft that wait for their answer, oldest first. */
let asked: ((value: string) => void)[] = [];

beforeEach(() => {
  knowsSession = true;
  asked = [];
  globalThis.fetch = ((address: string) => {
    if (address.includes('/api/auth/session'))
      return Promise.resolve(knowsSession ? json(session) : json({}, 503));
    if (!address.includes('/graphql')) return Promise.resolve(json({}));
    return new Promise((resolve) => {
      asked.push((value) =>
        resolve(json({ data: { registrationRequest: { id: 'r', value, applications: { items: [] } } } })),
      );
    });
  }) as never;
});
afterEach(cleanup);

const nameIn = (state: DraftState): string => (state.kind === 'ready' ? state.request.value : state.kind);
const questions = (count: number): Promise<void> =>
  waitFor(() => expect(asked).toHaveLength(count), { timeout: 60_000 });

async function shown() {
  const { result } = renderHook(() => useDraft('r'));
  await questions(1);
  await act(async () => asked[0]?.('first'));
  await waitFor(() => expect(nameIn(result.current.state)).toBe('first'));
  return result;
}

describe('a draft that is looked at after every save', () => {
  it('shows the newest look, also when the one before is answered last', async () => {
    const result = await shown();
    for (const count of [2, 3]) {
      act(() => result.current.reload());
      await questions(count);
    }
    await act(async () => asked[2]?.('third'));
    await waitFor(() => expect(nameIn(result.current.state)).toBe('third'));
    await act(async () => asked[1]?.('second'));
    // What the late answer sets off has passed when another look has been answered.
    act(() => result.current.reload());
    await questions(4);
    expect(nameIn(result.current.state)).toBe('third');
  });

  it('stays when nobody can be asked for a moment who is signed in', async () => {
    const result = await shown();
    knowsSession = false;
    act(() => result.current.reload());
    await questions(2);
    await act(async () => asked[1]?.('second'));
    await waitFor(() => expect(nameIn(result.current.state)).toBe('second'));
  });
});
