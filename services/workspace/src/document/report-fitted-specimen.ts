import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { DocumentEvent } from './document.js';
import { document } from './document.aggregate.js';

export const reportFittedSpecimen = defineCommand({
  name: 'ReportFittedSpecimen',
  doc: 'Tells that this picture stands for the one it was made from in a specimen.',
  aggregate: document,
  stream: 'existing',
  allowed: ['system'],
  input: { specimenId: f.id('The specimen.'), sourceDocumentId: f.id('The picture it was made from.') },
  decide: (_, data): readonly DocumentEvent[] => [{ type: 'SpecimenPictureFitted', data }],
});
