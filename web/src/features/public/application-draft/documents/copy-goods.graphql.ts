// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';
import type { CopyApplicationGoodsInput } from '../../../../generated/schema.js';

export type DraftCopyGoodsResult = {
  readonly copyApplicationGoods: {
    readonly __typename: 'CopiedApplicationGoods';
    readonly offices: readonly {
      readonly id: string;
      readonly version: number;
      readonly goodsAndServices: readonly {
        readonly classNumber: number;
        readonly terms: readonly string[];
        readonly __typename: 'ApplicationGoods';
      }[];
      readonly __typename: 'ApplicationJurisdiction';
    }[];
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

export type DraftCopyGoodsVariables = {
  readonly id: string;
  readonly input: CopyApplicationGoodsInput;
};

export const DraftCopyGoodsDocument = { id: '1d9649336d8cc21fc20396b1c852285a3ef7334f9ee3109f81ddae36a37c96a9', name: 'DraftCopyGoods' } as TypedDocument<DraftCopyGoodsResult, DraftCopyGoodsVariables>;
