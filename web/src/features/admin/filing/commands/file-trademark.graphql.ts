// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { FileTrademarkInput } from '../../../../generated/schema.js';

export type DeskFileTrademarkResult = {
  readonly fileTrademark: {
    readonly __typename: 'Trademark';
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

export type DeskFileTrademarkVariables = {
  readonly id: string;
  readonly input: FileTrademarkInput;
};

export const DeskFileTrademarkDocument = { id: '668f4e1bdbe00562f7de6b8356360b88f32d5ca56ec309cebc02a2032212a663', name: 'DeskFileTrademark' } as TypedDocument<DeskFileTrademarkResult, DeskFileTrademarkVariables>;
