import type { DraftRequest } from './use-draft.js';

/** What the client still has to answer. Terms of a class that was left to the lawyer are the lawyer's work. */
export const clientsGaps = ({ draftGaps }: Pick<DraftRequest, 'draftGaps'>): DraftRequest['draftGaps'] => draftGaps.filter(({ turn }) => turn === 'CLIENT');
