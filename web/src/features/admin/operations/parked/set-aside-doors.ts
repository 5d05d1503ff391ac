import type { TypedDocument } from '../../../../data/documents.js';
import {
  RetryParkedEventsOfAccountsDocument,
  RetryParkedEventsOfCasesDocument,
  RetryParkedEventsOfInvoicingDocument,
  RetryParkedEventsOfRequestsDocument,
  RetryParkedEventsOfSubscriptionsDocument,
  RetryParkedEventsOfTrademarksDocument,
  RetryParkedEventsOfWorkspaceDocument,
  SetAsideOfAccountsDocument,
  SetAsideOfCasesDocument,
  SetAsideOfInvoicingDocument,
  SetAsideOfRequestsDocument,
  SetAsideOfSubscriptionsDocument,
  SetAsideOfTrademarksDocument,
  SetAsideOfWorkspaceDocument,
  type RetryParkedEventsOfRequestsResult,
  type RetryParkedEventsOfRequestsVariables,
  type SetAsideOfRequestsResult,
} from './parked.graphql.js';

/** What one service put aside; the same shape for each. */
export type SetAside = SetAsideOfRequestsResult['setAside'];
export type ParkedEvent = SetAside['parked'][number];
export type DeadLetter = SetAside['deadLetters'][number];

/** How one service is asked; each answers for its own tables, so that one that is away hides no other. */
export interface SetAsideDoor {
  readonly service: string;
  readonly read: TypedDocument<SetAsideOfRequestsResult, Readonly<Record<string, never>>>;
  readonly retry: TypedDocument<RetryParkedEventsOfRequestsResult, RetryParkedEventsOfRequestsVariables>;
}

export const SET_ASIDE_DOORS: readonly SetAsideDoor[] = [
  { service: 'accounts', read: SetAsideOfAccountsDocument, retry: RetryParkedEventsOfAccountsDocument },
  { service: 'requests', read: SetAsideOfRequestsDocument, retry: RetryParkedEventsOfRequestsDocument },
  { service: 'trademarks', read: SetAsideOfTrademarksDocument, retry: RetryParkedEventsOfTrademarksDocument },
  {
    service: 'subscriptions',
    read: SetAsideOfSubscriptionsDocument,
    retry: RetryParkedEventsOfSubscriptionsDocument,
  },
  { service: 'cases', read: SetAsideOfCasesDocument, retry: RetryParkedEventsOfCasesDocument },
  { service: 'invoicing', read: SetAsideOfInvoicingDocument, retry: RetryParkedEventsOfInvoicingDocument },
  { service: 'workspace', read: SetAsideOfWorkspaceDocument, retry: RetryParkedEventsOfWorkspaceDocument },
];
