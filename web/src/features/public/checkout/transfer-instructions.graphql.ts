// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../data/documents.js';
import type { TransferCodeKind } from '../../../generated/schema.js';

export type TransferInstructionsResult = {
  readonly transferInstructions: {
    readonly accountName: string;
    readonly bankName: string | null;
    readonly iban: string;
    readonly bic: string | null;
    readonly amountMinor: number;
    readonly currency: string;
    readonly variableSymbol: string;
    readonly reference: string;
    readonly codes: readonly {
      readonly kind: TransferCodeKind;
      readonly text: string;
      readonly __typename: 'TransferCode';
    }[];
    readonly __typename: 'TransferInstructions';
  } | null;
};

export type TransferInstructionsVariables = {
  readonly productId: string;
};

export const TransferInstructionsDocument = { id: '6be835867ac0bb3e2fb1990601848cfbc360ad35e6ee187a61ec6f6d9f2a9190', name: 'TransferInstructions' } as TypedDocument<TransferInstructionsResult, TransferInstructionsVariables>;
