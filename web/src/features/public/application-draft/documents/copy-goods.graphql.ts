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
    readonly params: readonly {
      readonly name: string;
      readonly value: string;
      readonly __typename: 'RefusalParam';
    }[];
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

export const DraftCopyGoodsDocument = { id: '47cf200a6881d78dc905575107d802ab3dad826ed93662272cb6f5303b1c4624', name: 'DraftCopyGoods' } as TypedDocument<DraftCopyGoodsResult, DraftCopyGoodsVariables>;
