// Written by `npm run documents`; change the .graphql file beside it.
import type { DocumentNode } from 'graphql';
import type { TypedDocument } from '../../../data/documents.js';

export type PortalAccountResult = {
  readonly viewer: {
    readonly id: string;
    readonly email: string;
    readonly pendingEmail: string | null;
    readonly dataCopyId: string | null;
    readonly dataCopyAskedAt: string | null;
    readonly dataCopyUntil: string | null;
    readonly profile: {
      readonly id: string;
      readonly version: number;
      readonly firstname: string;
      readonly lastname: string;
      readonly phoneNumber: string;
      readonly language: string;
      readonly currency: string;
      readonly timeZone: string | null;
      readonly orderUpdateEmailsEnabled: boolean;
      readonly marketingEmailsEnabled: boolean;
      readonly newsletterEmailsEnabled: boolean;
      readonly __typename: 'UserProfile';
    } | null;
    readonly __typename: 'User';
  } | null;
};

export type PortalAccountVariables = Readonly<Record<string, never>>;

export const PortalAccountDocument = { id: 'baccf6a7bae184ae0ed0032adb612317f473a01ace5e129f1392e6a0748c4fcd', name: 'PortalAccount' } as TypedDocument<PortalAccountResult, PortalAccountVariables>;

/** The document itself, for the normalised cache. */
export const PortalAccountNode = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PortalAccount"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"email"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dataCopyId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dataCopyAskedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dataCopyUntil"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"profile"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstname"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastname"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"currency"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"timeZone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"orderUpdateEmailsEnabled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"marketingEmailsEnabled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"newsletterEmailsEnabled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode & TypedDocument<PortalAccountResult, PortalAccountVariables> & {
  __apiType?: (variables: PortalAccountVariables) => PortalAccountResult;
};
