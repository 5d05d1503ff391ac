// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';

export type RemoveSpecimenResult = {
  readonly deleteSpecimen: {
    readonly __typename: 'Specimen';
    readonly id: string;
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

export type RemoveSpecimenVariables = {
  readonly id: string;
};

export const RemoveSpecimenDocument = { id: 'a2d3c3b3fefcf957ab775b2e1497a567a09ed30399f8dde07ace3f3b15b12f4d', name: 'RemoveSpecimen' } as TypedDocument<RemoveSpecimenResult, RemoveSpecimenVariables>;
