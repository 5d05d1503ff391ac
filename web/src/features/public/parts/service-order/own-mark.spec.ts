import { describe, expect, it, jest } from '@jest/globals';
import type { Api } from '../../../../data/documents.js';
import { ownMark } from './own-mark.js';

const named = {
  jurisdiction: 'EU',
  number: '018',
  name: 'Lumora',
  classes: [9, 35],
  expirationDate: '2027-03-14',
};

function api(known: readonly { id: string }[], created: object = { __typename: 'Trademark', id: 'added' }) {
  const query = jest.fn(async (..._call: readonly unknown[]) => ({ trademarkList: { items: known } }));
  const mutate = jest.fn(async (..._call: readonly unknown[]) => ({ createTrademark: created }));
  return { query, mutate, api: { query, mutate } as unknown as Api };
}

describe('the mark of a signed-in order', () => {
  it('is the one the account has under this number; nothing is added', async () => {
    const { api: known, query, mutate } = api([{ id: 'known' }]);
    expect(await ownMark(known, 'token', named)).toEqual({ ...named, trademarkId: 'known' });
    expect(query).toHaveBeenCalledWith(
      expect.anything(),
      { office: 'EU', number: '018' },
      { token: 'token' },
    );
    expect(mutate).not.toHaveBeenCalled();
  });

  it('is added as it was typed where the account has none', async () => {
    const { api: none, mutate } = api([]);
    expect(await ownMark(none, 'token', named)).toMatchObject({ trademarkId: 'added' });
    expect(mutate).toHaveBeenCalledWith(
      expect.anything(),
      {
        input: expect.objectContaining({
          number: '018',
          jurisdiction: 'EU',
          imported: true,
          expirationDate: '2027-03-14',
          goodsAndServices: [
            { class: 9, terms: [] },
            { class: 35, terms: [] },
          ],
        }),
      },
      expect.objectContaining({ token: 'token' }),
    );
  });

  it('stays the one that was brought along, and stops no order when it cannot be had', async () => {
    const { api: unasked, query } = api([]);
    expect(await ownMark(unasked, 'token', { ...named, trademarkId: 'brought' })).toMatchObject({
      trademarkId: 'brought',
    });
    expect(query).not.toHaveBeenCalled();
    expect(
      await ownMark(
        api([], { __typename: 'Refusal', code: 'INPUT_INVALID', message: '', fields: [] }).api,
        'token',
        named,
      ),
    ).toEqual(named);
    const away = {
      query: async () => {
        throw new Error('away');
      },
    } as unknown as Api;
    expect(await ownMark(away, 'token', named)).toEqual(named);
  });
});
