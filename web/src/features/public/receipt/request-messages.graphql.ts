// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type RequestMessagesResult = {
  readonly requestMessages: readonly ({
    readonly id: string;
    readonly text: string;
    readonly writtenAt: string;
    readonly fromClient: boolean;
    readonly writer: string | null;
    readonly __typename: 'RequestMessage';
  })[] | null;
};

export type RequestMessagesVariables = {
  readonly id: string;
};

export const RequestMessagesDocument = { id: 'a98f9194f486120636c6feaafacb0180e299f97ccb770c682940e47f16aa383e', name: 'RequestMessages' } as TypedDocument<RequestMessagesResult, RequestMessagesVariables>;
