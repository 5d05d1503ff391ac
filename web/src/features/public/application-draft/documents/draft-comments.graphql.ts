// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type DraftCommentsResult = {
  readonly threadCommentList: {
    readonly items: readonly ({
      readonly id: string;
      readonly authorId: string | null;
      readonly text: string;
      readonly createdAt: string;
      readonly __typename: 'ThreadComment';
    })[];
    readonly __typename: 'ThreadCommentPage';
  };
};

export type DraftCommentsVariables = {
  readonly subject: string;
};

export const DraftCommentsDocument = { id: '0d5066bb8850e05939dca213e94aec16b6657ec3470b43cd6cec8ed3b7f533b8', name: 'DraftComments' } as TypedDocument<DraftCommentsResult, DraftCommentsVariables>;
