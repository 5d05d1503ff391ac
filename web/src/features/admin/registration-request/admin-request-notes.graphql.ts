// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { LetterState } from '../../../generated/schema.js';

export type AdminRequestNotesResult = {
  readonly noteList: {
    readonly items: readonly ({
      readonly id: string;
      readonly text: string;
      readonly author: {
        readonly id: string;
        readonly displayName: string;
        readonly __typename: 'User';
      } | null;
      readonly createdAt: string;
      readonly __typename: 'Note';
    })[];
    readonly __typename: 'NotePage';
  };
  readonly letterList: {
    readonly items: readonly ({
      readonly id: string;
      readonly template: string;
      readonly state: LetterState;
      readonly locale: string;
      readonly sentAt: string | null;
      readonly createdAt: string;
      readonly __typename: 'Letter';
    })[];
    readonly __typename: 'LetterPage';
  };
};

export type AdminRequestNotesVariables = {
  readonly id: string;
};

export const AdminRequestNotesDocument = { id: '214c7881ed80b3b29c4ad6ba6b6e47d1a957d67f07ed64e33186a1e70dcd546f', name: 'AdminRequestNotes' } as TypedDocument<AdminRequestNotesResult, AdminRequestNotesVariables>;
