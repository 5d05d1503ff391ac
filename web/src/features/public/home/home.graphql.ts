// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';

export type HomeResult = {
  readonly jurisdictionList: readonly {
    readonly code: string;
    readonly slug: string;
    readonly supported: boolean;
    readonly __typename: 'Jurisdiction';
  }[];
};

export type HomeVariables = Readonly<Record<string, never>>;

export const HomeDocument = { id: '0bb627564a7e7abb3433bae75dd541720e8071ee931a1f42cf32d4b81ed86d29', name: 'Home' } as TypedDocument<HomeResult, HomeVariables>;
