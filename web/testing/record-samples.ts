import type { Dispute } from '../src/domain/records/dispute.js';
import type { FamousMark } from '../src/domain/records/famous-mark.js';
import type { SpecimenClass, SpecimenSector } from '../src/domain/records/specimen-guide.js';

/** A decision as its file has it, with what a spec is about put in. */
export const sampleDispute = (facts: Partial<Dispute> = {}): Dispute => ({
  id: 'a-v-b',
  court: 'Court of Justice of the European Union',
  date: '2020-05-04',
  claimant: 'A Ltd',
  respondent: 'B GmbH',
  contested: 'BEE',
  jurisdiction: 'EU',
  sectors: ['food'],
  classes: [30],
  subject: 'bad-faith',
  outcome: 'claimant',
  question: 'Was it filed in bad faith?',
  decision: 'Yes. It was filed to keep another out.',
  whyItMatters: 'It says when a filing is dishonest.',
  citation: 'C-1/20',
  confidence: 'known',
  ...facts,
});

export const sampleMark = (facts: Partial<FamousMark> = {}): FamousMark => ({
  id: 'bee',
  name: 'Bee',
  owner: 'B GmbH',
  country: 'DE',
  kind: 'word',
  sector: 'food',
  classes: [30],
  story: 'It began with honey.',
  disputes: [],
  status: 'In use',
  confidence: 'known',
  ...facts,
});

export const sampleSpecimens = (facts: Partial<SpecimenClass> = {}): SpecimenClass => ({
  number: 30,
  kind: 'goods',
  name: 'Staple foods',
  includes: 'Honey.',
  excludes: 'Fruit is class 31.',
  terms: ['honey'],
  acceptable: ['a jar'],
  hint: 'A jar with its label.',
  refused: ['a drawing'],
  related: [29],
  confidence: 'sourced',
  source: 'the notes',
  ...facts,
});

export const sampleSector = (facts: Partial<SpecimenSector> = {}): SpecimenSector => ({
  slug: 'food',
  name: 'Food',
  lead: 'The package is the proof.',
  photograph: ['the package'],
  good: { drawing: 'box', text: 'A bag.' },
  weak: { drawing: 'undated', text: 'A page.', reason: 'No day.' },
  refused: { drawing: 'mock-up', text: 'A drawing.', reason: 'No goods.' },
  classes: [30],
  ...facts,
});
