// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { RegistrationRequestStatus, UpdateServiceDescriptionInput } from '../../../generated/schema.js';

export type RequestMessagesResult = {
  readonly requestMessages: readonly ({
    readonly id: string;
    readonly text: string;
    readonly writtenAt: string;
    readonly fromClient: boolean;
    readonly writer: string | null;
    readonly __typename: 'RequestMessage';
  })[] | null;
};

export type RequestMessagesVariables = {
  readonly id: string;
};

export const RequestMessagesDocument = { id: 'a98f9194f486120636c6feaafacb0180e299f97ccb770c682940e47f16aa383e', name: 'RequestMessages' } as TypedDocument<RequestMessagesResult, RequestMessagesVariables>;

export type VerificationReceiptPageResult = {
  readonly registrationRequest: {
    readonly id: string;
    readonly publicId: string;
    readonly value: string;
    readonly status: RegistrationRequestStatus | null;
    readonly jurisdictions: readonly string[];
    readonly jurisdictionsUndecided: boolean;
    readonly businessDescription: string;
    readonly websites: readonly string[];
    readonly promisedAt: string | null;
    readonly requestedAt: string | null;
    readonly orderedAt: string | null;
    readonly paidAt: string | null;
    readonly userId: string | null;
    readonly __typename: 'RegistrationRequest';
  } | null;
};

export type VerificationReceiptPageVariables = {
  readonly id: string;
};

export const VerificationReceiptPageDocument = { id: '6534a18842805a99fa827dc3ba20333cf867c9e7c480067619a4d98fcb61b726', name: 'VerificationReceiptPage' } as TypedDocument<VerificationReceiptPageResult, VerificationReceiptPageVariables>;

export type UpdateServiceDescriptionResult = {
  readonly updateServiceDescription: {
    readonly __typename: 'RegistrationRequest';
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

export type UpdateServiceDescriptionVariables = {
  readonly id: string;
  readonly input: UpdateServiceDescriptionInput;
};

export const UpdateServiceDescriptionDocument = { id: '4782460657cb844d60e9e4074a038030ff3059ba2e383bbe5fa03e4393a0c7b2', name: 'UpdateServiceDescription' } as TypedDocument<UpdateServiceDescriptionResult, UpdateServiceDescriptionVariables>;
