// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { AskLawyerInput } from '../../../../generated/schema.js';

export type AskLawyerResult = {
  readonly askLawyer: {
    readonly __typename: 'QuestionAsked';
    readonly messageId: string;
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

export type AskLawyerVariables = {
  readonly input: AskLawyerInput;
};

export const AskLawyerDocument = { id: '1f4d65918ac98d8d39c78a8b7e20966e6da77fb8db9fb14b33c4fc08ec862c6b', name: 'AskLawyer' } as TypedDocument<AskLawyerResult, AskLawyerVariables>;
