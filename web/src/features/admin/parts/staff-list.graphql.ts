// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type StaffListResult = {
  readonly userList: {
    readonly items: readonly {
      readonly id: string;
      readonly displayName: string;
      readonly email: string;
      readonly __typename: 'User';
    }[];
    readonly __typename: 'UserPage';
  };
};

export type StaffListVariables = Readonly<Record<string, never>>;

export const StaffListDocument = { id: 'e550eee7adab9f951e90f4bb741fe476e79da2d93575e9a0022f27d26f1a533f', name: 'StaffList' } as TypedDocument<StaffListResult, StaffListVariables>;
