import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { Draft } from './draft.js';
import { useOrderDraft } from './use-order-draft.js';

const empty: Draft = {
  jurisdictions: [],
  goods: [],
  officeGoods: [],
  owner: {},
  billing: { sameAsOwner: true },
  e2eProtection: false,
  brandProtection: false,
  euipoGrantRequested: false,
};

/** What the service was sent, in its order, and how each save is answered. */
let saves: Draft[] = [];
let answers: (() => Promise<object>)[] = [];
let number = 0;

const opened = () => ({ requestId: `request-${number}`, token: 'r.token', savedAt: null, readOnly: false });
const stored = (): Promise<object> =>
  Promise.resolve({
    saveOrderDraft: { __typename: 'RegistrationRequest', id: 'r', orderDraftSavedAt: '2030-01-01T00:00:00Z' },
  });

beforeEach(() => {
  localStorage.clear();
  saves = [];
  answers = [];
  number += 1;
  globalThis.fetch = (async (_url: string, init: { body: string }) => {
    const { variables } = JSON.parse(init.body) as { variables: { input: Draft } };
    saves.push(variables.input);
    const data = await (answers.shift() ?? stored)();
    return { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve({ data }) };
  }) as never;
});
afterEach(cleanup);

describe('the draft of an order', () => {
  it('is on the next page what it was on the last, though that page’s data is older and the save still under way', async () => {
    let arrive: () => void = () => undefined;
    answers = [
      () =>
        new Promise((resolve) => {
          arrive = () => resolve(stored());
        }),
    ];
    const first = renderHook(() => useOrderDraft(empty, opened()));
    act(() => first.result.current.change({ jurisdictions: ['EU'] }));
    first.unmount();
    const second = renderHook(() => useOrderDraft(empty, opened()));
    expect(second.result.current.draft.jurisdictions).toEqual(['EU']);
    act(() => second.result.current.change({ currency: 'EUR' }));
    act(() => void second.result.current.flush());
    await waitFor(() => expect(saves).toHaveLength(1));
    arrive();
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves.at(-1)).toMatchObject({ jurisdictions: ['EU'], currency: 'EUR' });
    await waitFor(() => expect(second.result.current.saved.is).toBe('saved'));
  });

  it('that never arrived is there again after a reload, and is sent', async () => {
    localStorage.setItem(
      `kept.order-request-${number}`,
      JSON.stringify({
        at: Date.now(),
        values: { draft: [JSON.stringify({ ...empty, markAlias: 'kept' })] },
      }),
    );
    const { result } = renderHook(() => useOrderDraft(empty, opened()));
    expect(result.current.draft.markAlias).toBe('kept');
    await act(async () => {
      await result.current.flush();
    });
    expect(saves).toHaveLength(1);
    expect(localStorage.getItem(`kept.order-request-${number}`)).toBeNull();
  });

  it('says that the order was placed elsewhere, and sends nothing when nobody touched it', async () => {
    answers = [
      () =>
        Promise.resolve({
          saveOrderDraft: { __typename: 'Refusal', code: 'WRONG_STATUS', message: 'Placed', fields: [] },
        }),
    ];
    const { result } = renderHook(() => useOrderDraft(empty, opened()));
    await act(async () => {
      await result.current.flush();
    });
    expect(saves).toHaveLength(0);
    await act(async () => {
      await result.current.flush(true);
    });
    expect(result.current.saved.is).toBe('closed');
  });
});
