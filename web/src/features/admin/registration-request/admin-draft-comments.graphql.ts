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
  readonly subject: string;
};

export const AdminDraftCommentsDocument = { id: '3844d5f54b06d18fccb276258c3615202357d48979f48a94913baeb23a3e59cb', name: 'AdminDraftComments' } as TypedDocument<AdminDraftCommentsResult, AdminDraftCommentsVariables>;
