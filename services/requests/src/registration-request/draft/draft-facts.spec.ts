import { describe, expect, it } from '@jest/globals';
import { draftFacts, type ApplicationFacts, type OfficeFacts } from './draft-facts.js';
import { gapsBefore, gapsInWords, turnOf } from './draft-gaps.js';

const application: ApplicationFacts = { finished: true, owner: 'o', address: 'a', priorityEnds: null };
const goods = [{ classNumber: 11, terms: ['lamps'] }];
const office = (jurisdiction: string, more: Partial<OfficeFacts> = {}): OfficeFacts => ({
  jurisdiction,
  goods,
  basis: null,
  specimenClasses: [],
  isRepresented: false,
  ownerCountry: null,
  ...more,
});

describe('what a draft lacks', () => {
  it('is nothing when all is there', () =>
    expect(draftFacts([application], [office('EU')]).gaps).toEqual([]));

  it('is the application itself, or its offices', () => {
    expect(draftFacts([], []).gaps).toEqual([{ kind: 'APPLICATION', jurisdiction: null, classes: [] }]);
    expect(draftFacts([application], []).gaps).toEqual([
      { kind: 'OFFICES', jurisdiction: null, classes: [] },
    ]);
  });

  it('is told office by office', () => {
    const { gaps } = draftFacts(
      [{ ...application, finished: false, owner: null, address: null }],
      [office('EU', { goods: [{ classNumber: 11, terms: [] }] }), office('US')],
    );
    expect(gapsInWords(gaps)).toBe(
      'the questionnaire, owner, address, terms of each class for EU, filing basis for US',
    );
  });

  it('is a specimen for every class of a filing on use, and none for an intent', () => {
    const two = [...goods, { classNumber: 35, terms: ['retail of lamps'] }];
    const lacking = (more: Partial<OfficeFacts>) =>
      draftFacts([application], [office('US', { goods: two, ...more })]).gaps.map(({ kind }) => kind);
    expect(lacking({ basis: '1(a)', specimenClasses: [11] })).toEqual(['SPECIMEN']);
    expect(lacking({ basis: '1(a)', specimenClasses: [11, 35] })).toEqual([]);
    expect(lacking({ basis: '1(b)' })).toEqual([]);
  });

  it('is a representative where the office takes owners from that country with one alone, and the firm sees to it', () => {
    const lacking = (jurisdiction: string, ownerCountry: string | null, isRepresented = false) =>
      draftFacts([application], [office(jurisdiction, { basis: '1(b)', ownerCountry, isRepresented })]).gaps;
    const missing = { kind: 'REPRESENTATIVE', jurisdiction: 'US', classes: [] } as const;
    expect(lacking('US', 'SK')).toEqual([missing]);
    expect(turnOf(missing)).toBe('LAWYER');
    expect(gapsBefore('review', [missing])).toEqual([]);
    expect(gapsBefore('sending', [missing])).toEqual([missing]);
    expect([...lacking('US', 'US'), ...lacking('US', 'SK', true), ...lacking('US', null)]).toEqual([]);
    // The office of the European Union asks for one only after the filing.
    expect(lacking('EU', 'US')).toEqual([]);
  });

  it('keeps from some steps only: a lawyer sends what the client left unfinished, never without goods', () => {
    const { gaps } = draftFacts([{ ...application, finished: false }], [office('US', { basis: '1(a)' })]);
    expect(gapsBefore('review', gaps).map(({ kind }) => kind)).toEqual(['QUESTIONNAIRE']);
    expect(gapsBefore('sending', gaps)).toEqual([]);
    expect(gapsBefore('approval', gaps).map(({ kind }) => kind)).toEqual(['SPECIMEN']);
  });

  it('goes by the earliest end of priority', () =>
    expect(
      draftFacts(
        [
          { ...application, priorityEnds: '2026-05-01' },
          { ...application, priorityEnds: '2026-04-01' },
        ],
        [],
      ).priorityEnds,
    ).toBe('2026-04-01'));
});
