/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { isPlaced, openLink, orderPage, type LinkRule, type Owned } from './open-link.js';

const id = '0190a000-0000-7000-8000-000000000b01';
const link = (purpose: string, seconds: number): string =>
  `${purpose}.${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.1.${seconds.toString(36)}.0123456789abcdefghijkl`;
const FAR = 4_000_000_000;
const whole = link('r', FAR);

interface World {
  readonly status?: Owned['status'];
  readonly owner?: string | null;
  readonly asks?: { userId: string; role?: string } | undefined;
  readonly revoked?: boolean;
}

/** The gateway as far as it matters here: a customer finds their own, a link finds what it is about. */
function contextOf({ status = 'ORDER_CREATED', owner = 'jana', asks, revoked = false }: World) {
  const query = jest.fn(
    async (
      _document: unknown,
      _variables: unknown,
      { token, linkToken }: { token?: string; linkToken?: string },
    ) => {
      const found = token === undefined ? linkToken !== undefined && !revoked : token === `token of ${owner}`;
      return { registrationRequest: found ? { id, status, userId: owner } : null };
    },
  );
  const who =
    asks === undefined
      ? undefined
      : {
          userId: asks.userId,
          email: `${asks.userId}@example.com`,
          role: asks.role ?? 'customer',
          token: `token of ${asks.userId}`,
        };
  return { api: { query }, whoAsks: () => Promise.resolve(who), query };
}

const ORDER: LinkRule = {
  ownersPage: (own) => (isPlaced(own) ? orderPage(own) : undefined),
  others: 'may not',
};
const REPORT: LinkRule = {
  ownersPage: ({ id: own }) => `/portal/verification-summary/${own}`,
  others: 'may look',
};

async function outcome(rule: LinkRule, world: World, token = whole): Promise<string> {
  try {
    return `opens ${(await openLink({ token, context: contextOf(world) }, rule)) === id ? 'it' : 'something else'}`;
  } catch (thrown) {
    const answer = thrown as Response;
    const facts =
      answer.status === 303 ? answer.headers.get('location') : JSON.stringify(await answer.json());
    return `${answer.status} ${facts}`;
  }
}

describe('a link of a letter', () => {
  it.each<readonly [string, LinkRule, World, string]>([
    ['a visitor', ORDER, {}, 'opens it'],
    ['its owner, after the order was placed', ORDER, { asks: { userId: 'jana' } }, `303 /portal/order/${id}`],
    [
      'its owner, while the form is open',
      ORDER,
      { asks: { userId: 'jana' }, status: 'VERIFICATION_APPROVED' },
      'opens it',
    ],
    [
      'its owner, who reads the report',
      REPORT,
      { asks: { userId: 'jana' } },
      `303 /portal/verification-summary/${id}`,
    ],
    ['somebody else, who reads the report', REPORT, { asks: { userId: 'mark' } }, 'opens it'],
    [
      'somebody else, where the order has an owner',
      ORDER,
      { asks: { userId: 'mark' } },
      '403 {"signedInAs":"m…@example.com","link":"foreign"}',
    ],
    [
      'somebody signed in, where nobody owns it yet',
      ORDER,
      { asks: { userId: 'mark' }, owner: null },
      'opens it',
    ],
    ['a lawyer, like any visitor', ORDER, { asks: { userId: 'lena', role: 'lawyer' } }, 'opens it'],
  ])('opened by %s', async (_who, rule, world, expected) => {
    expect(await outcome(rule, world)).toBe(expected);
  });

  it('is cut: not found, whoever opens it, and nobody is asked', async () => {
    for (const asks of [undefined, { userId: 'jana' }]) {
      const context = contextOf({ asks });
      await expect(openLink({ token: whole.slice(0, -5), context }, ORDER)).rejects.toMatchObject({
        status: 404,
      });
      expect(context.query).not.toHaveBeenCalled();
    }
  });

  it('is too old: gone for a visitor, and no hindrance for the owner', async () => {
    expect(await outcome(ORDER, {}, link('r', 1000))).toBe('410 {"link":"expired"}');
    expect(await outcome(ORDER, { asks: { userId: 'jana' } }, link('r', 1000))).toBe(
      `303 /portal/order/${id}`,
    );
  });
});
