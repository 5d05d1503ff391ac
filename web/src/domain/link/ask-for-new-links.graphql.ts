// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { AskForNewLinksInput } from '../../generated/schema.js';

export type AskForNewLinksResult = {
  readonly askForNewLinks: {
    readonly __typename: 'AskedForNewLinks';
  } | {
    readonly __typename: 'Refusal';
    readonly code: string;
    readonly message: string;
    readonly fields: readonly {
      readonly path: readonly string[];
      readonly code: string;
      readonly message: string;
      readonly __typename: 'FieldRefusal';
    }[];
  };
};

export type AskForNewLinksVariables = {
  readonly input: AskForNewLinksInput;
};

export const AskForNewLinksDocument = { id: 'd8e800d410b16a3baf459174b48236d217db8e0bedce0f00dd758744ed444282', name: 'AskForNewLinks' } as TypedDocument<AskForNewLinksResult, AskForNewLinksVariables>;
