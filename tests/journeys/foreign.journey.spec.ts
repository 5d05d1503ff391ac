import { beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '@cotta/gateway/testing.js';
import { demoPerson, origin } from '../testkit/demo.js';

interface Answer {
  readonly status: number;
  readonly text: string;
}

let customer: Record<string, string>;
let staff: Record<string, string>;
/** Two checks of strangers, asked without an account, with the links they were given. */
let first: { id: string; link: string };
let second: { id: string; link: string };

async function tokenOf(role: 'customer' | 'lawyer'): Promise<Record<string, string>> {
  const { email, password } = demoPerson(role);
  const browser = new Browser(origin(), { origin: origin() });
  expect((await browser.signIn(email, role === 'lawyer' ? 'admin' : 'customer', password)).status).toBe(200);
  const session = await browser.session();
  return {
    authorization: `Bearer ${String(session[role === 'lawyer' ? 'accessTokenAdminUser' : 'accessToken'])}`,
  };
}

async function get(path: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(`${origin()}${path}`, { headers, redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
}

async function asksAsAStranger(mark: string): Promise<{ id: string; link: string }> {
  const body = {
    type: 'TEXT',
    value: mark,
    jurisdictions: ['EU'],
    jurisdictions_undecided: false,
    websites: [],
    business_description: 'Paper kites.',
    contact: {
      email: `kite.${Date.now().toString(36)}.${mark.length}@example.test`,
      first_name: 'Kim',
      last_name: 'Kite',
    },
    language: 'en',
    send_marketing_emails: false,
  };
  const answer = await fetch(`${origin()}/api/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  const created = (await answer.json()) as { request_id: string; link: string };
  expect({ status: answer.status, hasLink: typeof created.link === 'string' }).toEqual({
    status: 201,
    hasLink: true,
  });
  return { id: created.request_id, link: created.link };
}

beforeAll(async () => {
  customer = await tokenOf('customer');
  staff = await tokenOf('lawyer');
  first = await asksAsAStranger('Kitefall');
  second = await asksAsAStranger('Kiterise Two');
});

/** Everything REST opens about one request. */
const paths = (id: string): string[] => [
  `/api/request/${id}`,
  `/api/request/${id}/status`,
  `/api/request/${id}/logo-url`,
];

describe("someone else's request, through the running gateway", () => {
  it('is there for staff and for whoever holds its link', async () => {
    expect((await get(`/api/request/${first.id}`, staff)).text).toContain('Kitefall');
    expect((await get(`/api/request/${first.id}?token=${first.link}`, {})).text).toContain('Kitefall');
  });

  it('is not found by a customer, by id, nor is anything of it shown', async () => {
    for (const path of paths(first.id)) {
      const { status, text } = await get(path, customer);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toMatch(/Kitefall|kite\./);
    }
  });

  it('answers a customer exactly like an id that does not exist', async () => {
    const shape = async (id: string) => ({
      ...(JSON.parse((await get(`/api/request/${id}`, customer)).text) as object),
      traceId: '',
    });
    expect(await shape(first.id)).toEqual(await shape('01990000-0000-7000-8000-000000000009'));
  });

  it('is not opened by the link of another request, nor by a changed one', async () => {
    expect((await get(`/api/request/${first.id}?token=${second.link}`, {})).status).toBe(404);
    const forged = `${first.link.slice(0, -1)}${first.link.endsWith('A') ? 'B' : 'A'}`;
    expect((await get(`/api/request/${first.id}?token=${forged}`, {})).status).toBe(401);
  });

  it('lets no customer and no visitor near what staff do', async () => {
    for (const headers of [customer, {}]) {
      const { status } = await get(`/api/request/${first.id}/summary-link`, headers);
      expect([401, 403]).toContain(status);
    }
  });
});
