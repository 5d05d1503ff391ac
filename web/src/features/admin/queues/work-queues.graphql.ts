// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type WorkQueuesResult = {
  readonly workQueueList: readonly ({
    readonly name: string;
    readonly waiting: number;
    readonly active: number;
    readonly failed: number;
    readonly delayed: number;
    readonly oldestWaitingAt: string | null;
    readonly lastTickAt: string | null;
    readonly tickAgeSeconds: number | null;
    readonly late: boolean;
    readonly __typename: 'WorkQueue';
  })[];
  readonly letterBacklog: {
    readonly waiting: number;
    readonly oldestDueAt: string | null;
    readonly failed: number;
    readonly unknown: number;
    readonly __typename: 'LetterBacklog';
  };
};

export type WorkQueuesVariables = Readonly<Record<string, never>>;

export const WorkQueuesDocument = { id: '960901bceda83ec81d77bc7a0aa31b1691063efe9c7eaacee8f2198c676c691c', name: 'WorkQueues' } as TypedDocument<WorkQueuesResult, WorkQueuesVariables>;
