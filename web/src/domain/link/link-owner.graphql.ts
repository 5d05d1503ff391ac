// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { RegistrationRequestStatus } from '../../generated/schema.js';

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
