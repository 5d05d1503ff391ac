// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type HomeResult = {
  readonly jurisdictionList: readonly {
    readonly code: string;
    readonly slug: string;
    readonly __typename: 'Jurisdiction';
  }[];
};

export type HomeVariables = Readonly<Record<string, never>>;

export const HomeDocument = { id: 'd9bf9d25067bd5fef5d622a864bd1d86a0c74085a284410260861954b39ac7d7', name: 'Home' } as TypedDocument<HomeResult, HomeVariables>;
