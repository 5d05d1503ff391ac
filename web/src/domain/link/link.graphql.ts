// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { AskForNewLinksInput, RegistrationRequestStatus } from '../../generated/schema.js';

export type LinkOwnerResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly status: RegistrationRequestStatus | null;
    readonly userId: string | null;
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type LinkOwnerVariables = {
  readonly id: string;
};

export const LinkOwnerDocument = { id: '833ccd316618836cbf576390801f7dcc2cb81745dfb9e696603a22bbfb6aab8f', name: 'LinkOwner' } as TypedDocument<LinkOwnerResult, LinkOwnerVariables>;

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
