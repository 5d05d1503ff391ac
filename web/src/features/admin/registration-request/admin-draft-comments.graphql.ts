// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type AdminDraftCommentsResult = {
  readonly threadCommentList: {
    readonly items: readonly ({
      readonly id: string;
      readonly text: string;
      readonly visibleToCustomer: boolean | null;
      readonly createdAt: string;
      readonly author: {
        readonly displayName: string;
        readonly __typename: 'User';
      } | null;
      readonly __typename: 'ThreadComment';
    })[];
    readonly __typename: 'ThreadCommentPage';
  };
};

export type AdminDraftCommentsVariables = {
  readonly subjects: readonly string[];
};

export const AdminDraftCommentsDocument = { id: '8a72d257de4877cd2379bdc5377e849a3a765b81258df5569edb9083a84e9807', name: 'AdminDraftComments' } as TypedDocument<AdminDraftCommentsResult, AdminDraftCommentsVariables>;
