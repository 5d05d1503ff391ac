// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../data/documents.js';
import type { VatNumberStatus } from '../../generated/schema.js';

export type VatNumberStatusResult = {
  readonly vatNumberStatus: VatNumberStatus;
};

export type VatNumberStatusVariables = {
  readonly vatNumber: string;
};

export const VatNumberStatusDocument = { id: '6a824ab279dd94dba5ca296ce8134d5f4e7978c4d1d86770731ff976e2e3fc0c', name: 'VatNumberStatus' } as TypedDocument<VatNumberStatusResult, VatNumberStatusVariables>;
