// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { CreateDocumentInput, CreateSpecimenInput, SpecimenProblem } from '../../generated/schema.js';

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

export type FileSpecimenPictureResult = {
  readonly createDocument: {
    readonly __typename: 'Document';
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

export type FileSpecimenPictureVariables = {
  readonly input: CreateDocumentInput;
};

export const FileSpecimenPictureDocument = { id: '35ad474cdc9f38f031ce01a49717c0e03b84815b6de860b94cacf4fa73111cba', name: 'FileSpecimenPicture' } as TypedDocument<FileSpecimenPictureResult, FileSpecimenPictureVariables>;

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
