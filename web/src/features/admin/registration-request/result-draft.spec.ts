import { describe, expect, it } from '@jest/globals';
import { classesOf, noClasses, withoutClass, wrongClasses } from './draft-classes.js';
import { differences, sameDraft } from './draft-comparison.js';
import { draftOf, emptyMark, type AdminRequest, type ResultDraft } from './result-draft.js';
import { inputOf } from './result-input.js';

const request = {
  jurisdictions: ['EU', 'US'],
  classes: [11],
  verificationResult: null,
} as unknown as AdminRequest;
const draft = draftOf(request);
const full: ResultDraft = {
  ...draft,
  strength: 'STRONG',
  strengthWhy: 'Invented.',
  offices: draft.offices.map((office) => ({ ...office, verdict: 'GO', risk: 'LOW', reason: 'Free.' })),
};

describe('draft of a report', () => {
  it('has a line for each office that was asked about', () => {
    expect(draft.offices.map((office) => office.jurisdiction)).toEqual(['EU', 'US']);
  });

  it('stores an office that was not searched as one without an answer, with its reason and no risk', () => {
    const offices = full.offices.map((office) => ({
      ...office,
      verdict: 'NO_ANSWER' as const,
      notSearched: 'NO_REGISTER_HELD' as const,
      notSearchedText: 'left over',
    }));
    expect(inputOf({ ...full, offices }, 'x').jurisdictions[0]).toEqual({
      jurisdiction: 'EU',
      verdict: 'NO_ANSWER',
      risk: null,
      reason: 'Free.',
      notSearched: 'NO_REGISTER_HELD',
      notSearchedText: null,
      sampleNote: null,
    });
  });

  it('asks for advice on each class the client named, and stores what was chosen', () => {
    expect(draft.classAdvice.map(({ classNumber }) => classNumber)).toEqual(['11']);
    const classAdvice = [
      {
        key: 'a',
        classNumber: '19',
        jurisdiction: 'US',
        advice: 'ADVISED_AGAINST' as const,
        reason: ' Taken. ',
      },
      { key: 'b', classNumber: '20', jurisdiction: '', advice: '' as const, reason: '' },
    ];
    expect(inputOf({ ...full, classAdvice }, 'x').classAdvice).toEqual([
      { classNumber: 19, jurisdiction: 'US', advice: 'ADVISED_AGAINST', reason: 'Taken.' },
    ]);
  });

  it('finds every entry among classes that is none, so that nothing is dropped silently', () => {
    expect(noClasses('9, 99, abc')).toEqual(['99', 'abc']);
    expect(noClasses('9, 11;45 1')).toEqual([]);
    expect(
      wrongClasses({
        ...full,
        verifiedClasses: '9, 99',
        classAdvice: [{ key: 'a', classNumber: 'x', jurisdiction: '', advice: '', reason: '' }],
      }),
    ).toEqual(['99', 'x']);
  });

  it('is the same as what was stored of it, in whatever order its classes were typed; what was not stored is not', () => {
    const typed = {
      ...full,
      verifiedClasses: '30, 43,35',
      strategy: ' File the word. ',
      descriptiveWords: 'coffee,roast',
      marks: [{ ...emptyMark('k', 'US'), name: 'LUMARA ', classes: '35, 3' }],
    };
    const stored = {
      ...full,
      verifiedClasses: '30, 35, 43',
      strategy: 'File the word.',
      descriptiveWords: 'coffee, roast',
      marks: [{ ...emptyMark('0', 'US'), name: 'LUMARA', classes: '3, 35' }],
    };
    expect(sameDraft(typed, stored)).toBe(true);
    expect(sameDraft({ ...typed, verifiedClasses: '30, 99' }, { ...stored, verifiedClasses: '30' })).toBe(
      false,
    );
    const line = { key: 'a', classNumber: '35', jurisdiction: '', advice: '' as const, reason: 'Shops.' };
    expect(sameDraft({ ...full, classAdvice: [line] }, { ...full, classAdvice: [] })).toBe(false);
    expect([
      withoutClass({ classAdvice: [line] }),
      withoutClass({ classAdvice: [{ ...line, classNumber: ' ' }] }),
    ]).toEqual([false, true]);
  });

  it('stores only finished lines', () => {
    expect(inputOf(draft, 'Lumora')).toEqual({
      textValue: 'Lumora',
      jurisdictions: [],
      distinctiveness: null,
      similarity: null,
      similarTrademarks: [],
      verifiedClasses: [],
      classAdvice: [],
      setAside: [],
      strategy: null,
    });
    expect(inputOf(full, 'Lumora').jurisdictions).toHaveLength(2);
  });

  it('sends scores as numbers from 0 to 100 and nothing for what is empty', () => {
    const marks = [{ ...emptyMark('k', 'US'), name: 'LUMARA', look: '71', sound: '250', meaning: '' }];
    expect(inputOf({ ...full, marks }, 'x').similarTrademarks[0]).toMatchObject({
      look: 71,
      sound: 100,
      meaning: null,
      owner: null,
    });
  });

  it.each([
    ['9, 11 35', [9, 11, 35]],
    ['46 0 9 9', [9]],
    ['', []],
  ])('reads the classes of «%s»', (typed, classes) => {
    expect(classesOf(typed)).toEqual(classes);
  });

  it('is saved once the same words are stored, whatever the keys of their lines', () => {
    const line = { ...emptyMark('a', 'US'), name: 'LUMARA' };
    expect(
      sameDraft({ ...full, marks: [line] }, { ...full, marks: [{ ...line, key: '0' }], classAdvice: [] }),
    ).toBe(true);
    expect(sameDraft({ ...full, marks: [line] }, { ...full, marks: [{ ...line, name: 'LUMORA' }] })).toBe(
      false,
    );
  });

  it('finds the parts that two versions tell differently', () => {
    expect(differences(full, { ...full, strategy: 'Word first.' })).toEqual(['strategy']);
    expect(differences(full, full)).toEqual([]);
  });
});
