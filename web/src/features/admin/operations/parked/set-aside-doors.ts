import type { TypedDocument } from '../../../../data/documents.js';
import {
  DismissDeadLetterOfAccountsDocument,
  DismissDeadLetterOfCasesDocument,
  DismissDeadLetterOfInvoicingDocument,
  DismissDeadLetterOfRequestsDocument,
  DismissDeadLetterOfSubscriptionsDocument,
  DismissDeadLetterOfTrademarksDocument,
  DismissDeadLetterOfWorkspaceDocument,
  RetryDeadLetterOfAccountsDocument,
  RetryDeadLetterOfCasesDocument,
  RetryDeadLetterOfInvoicingDocument,
  RetryDeadLetterOfRequestsDocument,
  RetryDeadLetterOfSubscriptionsDocument,
  RetryDeadLetterOfTrademarksDocument,
  RetryDeadLetterOfWorkspaceDocument,
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
  type DismissDeadLetterOfRequestsResult,
  type DismissDeadLetterOfRequestsVariables,
  type RetryDeadLetterOfRequestsResult,
  type RetryDeadLetterOfRequestsVariables,
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
  readonly readAgain: TypedDocument<RetryDeadLetterOfRequestsResult, RetryDeadLetterOfRequestsVariables>;
  readonly dismiss: TypedDocument<DismissDeadLetterOfRequestsResult, DismissDeadLetterOfRequestsVariables>;
}

export const SET_ASIDE_DOORS: readonly SetAsideDoor[] = [
  {
    service: 'accounts',
    read: SetAsideOfAccountsDocument,
    retry: RetryParkedEventsOfAccountsDocument,
    readAgain: RetryDeadLetterOfAccountsDocument,
    dismiss: DismissDeadLetterOfAccountsDocument,
  },
  {
    service: 'requests',
    read: SetAsideOfRequestsDocument,
    retry: RetryParkedEventsOfRequestsDocument,
    readAgain: RetryDeadLetterOfRequestsDocument,
    dismiss: DismissDeadLetterOfRequestsDocument,
  },
  {
    service: 'trademarks',
    read: SetAsideOfTrademarksDocument,
    retry: RetryParkedEventsOfTrademarksDocument,
    readAgain: RetryDeadLetterOfTrademarksDocument,
    dismiss: DismissDeadLetterOfTrademarksDocument,
  },
  {
    service: 'subscriptions',
    read: SetAsideOfSubscriptionsDocument,
    retry: RetryParkedEventsOfSubscriptionsDocument,
    readAgain: RetryDeadLetterOfSubscriptionsDocument,
    dismiss: DismissDeadLetterOfSubscriptionsDocument,
  },
  {
    service: 'cases',
    read: SetAsideOfCasesDocument,
    retry: RetryParkedEventsOfCasesDocument,
    readAgain: RetryDeadLetterOfCasesDocument,
    dismiss: DismissDeadLetterOfCasesDocument,
  },
  {
    service: 'invoicing',
    read: SetAsideOfInvoicingDocument,
    retry: RetryParkedEventsOfInvoicingDocument,
    readAgain: RetryDeadLetterOfInvoicingDocument,
    dismiss: DismissDeadLetterOfInvoicingDocument,
  },
  {
    service: 'workspace',
    read: SetAsideOfWorkspaceDocument,
    retry: RetryParkedEventsOfWorkspaceDocument,
    readAgain: RetryDeadLetterOfWorkspaceDocument,
    dismiss: DismissDeadLetterOfWorkspaceDocument,
  },
];
