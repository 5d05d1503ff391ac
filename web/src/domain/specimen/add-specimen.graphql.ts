// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { CreateSpecimenInput } from '../../generated/schema.js';

export type AddSpecimenResult = {
  readonly createSpecimen: {
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

export type AddSpecimenVariables = {
  readonly input: CreateSpecimenInput;
};

export const AddSpecimenDocument = { id: '611f0f13b96c8e59aae09adf88178bf09044ccd718c57916345b3adc212925f2', name: 'AddSpecimen' } as TypedDocument<AddSpecimenResult, AddSpecimenVariables>;
