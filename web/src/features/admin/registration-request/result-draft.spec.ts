import { describe, expect, it } from '@jest/globals';
import { classesOf, differences, draftOf, emptyMark, inputOf, missingIn, type AdminRequest, type ResultDraft } from './result-draft.js';

const request = { jurisdictions: ['EU', 'US'], verificationResult: null } as unknown as AdminRequest;
const draft = draftOf(request);
const full: ResultDraft = { ...draft, strength: 'STRONG', strengthWhy: 'Invented.', offices: draft.offices.map((office) => ({ ...office, verdict: 'GO', risk: 'LOW', reason: 'Free.' })) };

describe('draft of a report', () => {
  it('has a line for each office that was asked about', () => {
    expect(draft.offices.map((office) => office.jurisdiction)).toEqual(['EU', 'US']);
  });

  it('says what is missing until every office and the distinctiveness are answered', () => {
    expect(missingIn(draft)).toEqual(['offices', 'distinctiveness']);
    expect(missingIn(full)).toEqual([]);
    expect(missingIn({ ...full, offices: full.offices.map((office) => ({ ...office, reason: ' ' })) })).toEqual(['offices']);
  });

  it('stores only finished lines', () => {
    expect(inputOf(draft, 'Lumora')).toEqual({ textValue: 'Lumora', jurisdictions: [], distinctiveness: null, similarity: null, similarTrademarks: [], verifiedClasses: [], recommendedClasses: [], strategy: null });
    expect(inputOf(full, 'Lumora').jurisdictions).toHaveLength(2);
  });

  it('sends scores as numbers from 0 to 100 and nothing for what is empty', () => {
    const marks = [{ ...emptyMark('k', 'US'), name: 'LUMARA', look: '71', sound: '250', meaning: '' }];
    expect(inputOf({ ...full, marks }, 'x').similarTrademarks[0]).toMatchObject({ look: 71, sound: 100, meaning: null, owner: null });
  });

  it.each([['9, 11 35', [9, 11, 35]], ['46 0 9 9', [9]], ['', []]])('reads the classes of «%s»', (typed, classes) => {
    expect(classesOf(typed)).toEqual(classes);
  });

  it('finds the parts that two versions tell differently', () => {
    expect(differences(full, { ...full, strategy: 'Word first.' })).toEqual(['strategy']);
    expect(differences(full, full)).toEqual([]);
  });
});
