import { answers } from '../stub-answers.js';
import { orderAnswers } from '../stub-order.js';
import { monitoringAnswers } from '../stub-monitoring.js';
import { paymentAnswers } from '../stub-payments.js';
import { officeAnswers } from '../stub-offices.js';
import { priceListAnswers } from '../stub-price-list.js';
import { portalAnswer } from '../stub-portal.js';

import type { AnswersByName, Variables } from '../answers-to.js';
import type { Change } from './senders.js';

/** How every change ends: the server says no, or does not answer. */
export type Fault = 'refuses' | 'is away';

export interface FailingServer {
  /** Names of the changes that were tried, oldest first. */
  readonly tried: readonly string[];
  readonly idle: () => boolean;
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const session = {
  user: {
    id: '0190a000-0000-7000-8000-000000000001',
    name: 'Jana Example',
    email: 'jana@example.com',
    role: 'customer',
  },
  expires: '2099-01-01T00:00:00Z',
  accessToken: 'stub',
};

const device = {
  area: 'customer',
  userAgent: 'Firefox',
  signedInAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-21T10:00:00Z',
};
const SECURITY = {
  required: false,
  recoveryCodesLeft: 4,
  factors: [{ id: 'f1', kind: 'CodeApp', name: 'Phone', addedAt: '2026-11-20T10:00:00Z', lastUsedAt: null }],
  devices: [
    { ...device, id: 'd1', isThis: true },
    { ...device, id: 'd2', isThis: false },
  ],
};

const made: AnswersByName = {
  ...officeAnswers,
  ...priceListAnswers,
  ...paymentAnswers,
  ...monitoringAnswers,
  ...orderAnswers,
  ...answers,
};

function read(name: string, variables: Variables, over: AnswersByName): unknown {
  const known = over[name] ?? made[name];
  return known === undefined ? portalAnswer(name, variables) : known(variables);
}

function failed({ field, refusable }: Change, fault: Fault): Response {
  if (fault === 'is away')
    return json({ errors: [{ message: 'away', extensions: { code: 'UNAVAILABLE' } }] }, 503);
  if (!refusable) return json({ errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] }, 403);
  return json({
    data: {
      [field]: {
        __typename: 'Refusal',
        code: 'CONFLICT',
        message: 'Somebody else changed this.',
        params: [],
        fields: [],
      },
    },
  });
}

interface Setting {
  readonly changes: ReadonlyMap<string, Change>;
  readonly fault: Fault;
  /** What is read, where it is not the made-up answer. */
  readonly over: AnswersByName;
  readonly signedIn: boolean;
  /** Changes that go well, where another one comes only after them. */
  readonly passes: readonly string[];
}

/** Answers what is read, and lets every change fail. */
export function failingServer({ changes, fault, over, signedIn, passes }: Setting): FailingServer {
  const tried: string[] = [];
  let waiting = 0;
  const answer = async (address: string, init: RequestInit | undefined): Promise<Response> => {
    if (address.includes('/api/auth/session')) return json(signedIn ? session : null);
    const door = /\/api\/auth\/security\/(\w+)/.exec(address)?.[1];
    if (door === 'show') return json(SECURITY);
    if (door !== undefined) {
      tried.push(`security door ${door}`);
      return fault === 'is away' ? json({}, 503) : json({ code: 'CONFLICT' }, 409);
    }
    if (address.includes('/api/document'))
      return json(
        {
          documentId: '0190a000-0000-7000-8000-0000000000d1',
          uploadToken: 'stub-upload',
          mediaType: 'image/png',
          size: 1,
        },
        201,
      );
    if (!address.includes('/graphql')) return json({});
    const { operationName, variables } = JSON.parse(String(init?.body)) as {
      operationName: string;
      variables: Variables;
    };
    const change = changes.get(operationName);
    if (change === undefined || passes.includes(operationName))
      return json({ data: read(operationName, variables, over) });
    tried.push(operationName);
    return failed(change, fault);
  };
  globalThis.fetch = (async (address: RequestInfo | URL, init?: RequestInit) => {
    waiting += 1;
    try {
      return await answer(String(address instanceof Request ? address.url : address), init);
    } finally {
      waiting -= 1;
    }
  }) as typeof fetch;
  return { tried, idle: () => waiting === 0 };
}
