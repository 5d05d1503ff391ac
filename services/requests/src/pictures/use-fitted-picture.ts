import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { specimen } from './specimen.record.js';
import { isApproved } from './while-draft-open.js';
import { isProofClosed, proofOfClass } from './while-proof-open.js';

export const useFittedPicture = defineCommand({
  name: 'UseFittedPicture',
  doc: 'The copy of a picture that fits the office stands for the picture it was made from, which stays.',
  aggregate: specimen.aggregate,
  stream: 'existing',
  allowed: ['system'],
  input: { documentId: f.id('The copy that fits.'), sourceDocumentId: f.id('The picture it was made from.') },
  preload: async (tx, { state }) => ({
    approved:
      (await isApproved(tx, state.fields.applicationId ?? undefined)) ||
      isProofClosed(await proofOfClass(tx, state.fields.useInCommerceRequestClassId ?? undefined)),
  }),
  decide: ({ exists, fields }, { documentId, sourceDocumentId }, { preloaded }): readonly DomainEvent[] => {
    const { approved } = preloaded as { readonly approved: boolean };
    // Another picture was chosen meanwhile, or this one was approved for filing.
    if (!exists || fields.documentId !== sourceDocumentId || approved) return [];
    return [
      {
        type: 'SpecimenPictureFitted',
        data: { documentId, originalDocumentId: fields.originalDocumentId ?? sourceDocumentId },
      },
    ];
  },
});
