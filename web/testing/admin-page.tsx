import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Component as AdminLayout } from '../src/features/admin/admin.layout.js';
import { sessionStore } from '../src/kit/session/use-session.js';
import type { AnswersByName, Variables } from './answers-to.js';
import { renderPage } from './render-page.js';
import { proofAnswers } from './stub-proof.js';
import { consultationAnswers } from './stub-consultation.js';
import { deskDraftAnswers } from './stub-desk-draft.js';
import { brandWorkAnswers } from './stub-brand-work.js';
import { draftAnswers } from './stub-draft.js';
import { lawyer } from './stub-facts.js';
import { filingAnswers } from './stub-filing.js';
import { officeLetterAnswers } from './stub-office-letter.js';
import { paymentAnswers } from './stub-payments.js';
import { recordAnswer } from './stub-records.js';
import { ticketAnswers } from './stub-ticket.js';
import { officialFeeAnswers } from './stub-official-fees.js';
import { settingsAnswers } from './stub-settings.js';
import { staffAnswers } from './stub-staff.js';
import { invoiceAnswers } from './stub-invoice.js';
import { historyAnswers } from './stub-history.js';
import { markAnswers } from './stub-mark.js';
import { subscriptionAnswers } from './stub-subscription.js';
import { triageAnswers } from './stub-triage.js';
import { clientAnswers } from './stub-client.js';
import { serviceWorkAnswers } from './stub-service-work.js';

export interface SentByStaff {
  readonly name: string;
  readonly variables: Variables;
  readonly key: string | null;
}

interface World {
  /** Replace the made-up answers, by operation; one that throws is a line that is down. */
  readonly answers?: AnswersByName;
  /** What the doors beside the graph answer, by address; the session is answered here. */
  readonly door?: (address: string) => Response | undefined;
  /** @defaultValue 'LAWYER' */
  readonly role?: 'LAWYER' | 'ADMIN';
  /** What the page behind a link waits for before it stands. */
  readonly nextPage?: () => Promise<unknown>;
}

const known: AnswersByName = {
  ...deskDraftAnswers,
  ...brandWorkAnswers,
  ...consultationAnswers,
  ...proofAnswers,
  ...draftAnswers,
  ...filingAnswers,
  ...officeLetterAnswers,
  ...paymentAnswers,
  ...settingsAnswers,
  ...officialFeeAnswers,
  ...staffAnswers,
  ...ticketAnswers,
  ...invoiceAnswers,
  ...markAnswers,
  ...historyAnswers,
  ...triageAnswers,
  ...subscriptionAnswers,
  ...clientAnswers,
  ...serviceWorkAnswers,
};
const json = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** Draws one page inside the staff area, signed in, over made-up answers. Tells what was sent, oldest first. */
export async function renderAdminPage(
  page: { readonly path: string; readonly at: string; readonly Component: ComponentType },
  { answers = {}, role = 'LAWYER', door = () => undefined, nextPage }: World = {},
): Promise<readonly SentByStaff[]> {
  const sent: SentByStaff[] = [];
  const session = {
    user: { id: lawyer.id, name: lawyer.displayName, email: lawyer.email, role },
    expires: '2099-01-01T00:00:00.000Z',
    accessToken: 'a',
    accessTokenAdminUser: 'b',
  };
  globalThis.fetch = async (address, request) => {
    if (!String(address).includes('/graphql')) return door(String(address)) ?? json(session);
    const asked: { operationName: string; variables: Variables } = JSON.parse(String(request?.body));
    const { operationName: name, variables } = asked;
    sent.push({ name, variables, key: new Headers(request?.headers).get('idempotency-key') });
    const answer = answers[name] ?? known[name];
    const data = await (answer === undefined ? recordAnswer(name, variables) : answer(variables));
    return json({ data });
  };
  await sessionStore().refresh();
  const routes = [
    {
      Component: AdminLayout,
      children: [
        { path: page.path, Component: page.Component },
        {
          path: '*',
          Component: () => <h1>Another page</h1>,
          ...(nextPage === undefined ? {} : { loader: async () => (await nextPage()) ?? null }),
        },
      ],
    },
  ];
  await act(async () => renderPage(routes, { at: page.at }));
  return sent;
}

/** What was sent under one name. */
export const sentAs = (sent: readonly SentByStaff[], name: string): readonly SentByStaff[] =>
  sent.filter((one) => one.name === name);
