// Written by `npm run documents`; change the .graphql file beside it.
import type { TypedDocument } from '../../../../data/documents.js';

export type SummaryLinkResult = {
  readonly summaryLink: string | null;
};

export type SummaryLinkVariables = {
  readonly id: string;
};

export const SummaryLinkDocument = { id: '1928b2684eea42c3e312291651a13fedc95b18f01b2427897a41569199993671', name: 'SummaryLink' } as TypedDocument<SummaryLinkResult, SummaryLinkVariables>;
