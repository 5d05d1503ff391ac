// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { SpecimenProblem } from '../../generated/schema.js';

export type ResizeSpecimenResult = {
  readonly resizeSpecimen: {
    readonly __typename: 'Document';
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly previewUrl: string | null;
    readonly mediaType: string;
    readonly specimenProblems: readonly SpecimenProblem[];
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

export type ResizeSpecimenVariables = {
  readonly id: string;
};

export const ResizeSpecimenDocument = { id: 'a83c540eedd41bae54bd9a966379835ce581ca0736bad40c00f37e238cb54364', name: 'ResizeSpecimen' } as TypedDocument<ResizeSpecimenResult, ResizeSpecimenVariables>;
