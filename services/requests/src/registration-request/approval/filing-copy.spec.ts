import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { filedOffice, type OfficeFacts } from './filing-facts.js';
import { canonicalJson, documentsOf, filingCopyOf } from './filing-copy.js';

const [ownerId, domicileId] = [
  '01990000-0000-7000-8000-0000000000e1',
  '01990000-0000-7000-8000-0000000000e2',
];
const order = { type: 'text', value: 'Lumara', meaning: '', logoDocumentId: null };
const eu: OfficeFacts = {
  applicationJurisdictionId: '01990000-0000-7000-8000-0000000000b1',
  applicationId: '01990000-0000-7000-8000-0000000000a1',
  jurisdiction: 'EU',
  goods: [
    { classNumber: 20, terms: ['shelves'] },
    { classNumber: 11, terms: ['lamps'] },
  ],
  logoType: null,
  logoDocumentId: null,
  logoSha256: null,
  textInTrademark: null,
  colorClaim: null,
  filingBasis: null,
  firstLanguage: null,
  secondLanguage: null,
  additionalInfo: null,
  documentFolderId: null,
  ownerId,
  domicileId,
  mailingId: null,
  domicileVisible: false,
  representative: null,
  priorityType: null,
  priorityJurisdiction: null,
  priorityNumber: null,
  priorityDate: null,
  specimens: [{ classNumber: 11, documentId: null, url: 'https://lumara.test', captureDate: '2026-01-10' }],
  papers: [],
};
const us: OfficeFacts = {
  ...eu,
  applicationJurisdictionId: '01990000-0000-7000-8000-0000000000b2',
  jurisdiction: 'US',
  filingBasis: '1(a)',
};
const parties = new Map<string, Readonly<Record<string, unknown>>>([
  [
    ownerId,
    {
      type: 'legal',
      business_name: 'Lumara s.r.o.',
      official_first_name: 'Jana',
      official_last_name: 'Malá',
      birthdate: '1980-01-01',
      personal_id_number: '805101/1234',
    },
  ],
  [domicileId, { street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK' }],
]);

describe('what is filed', () => {
  const { content } = filedOffice(order, eu, parties);

  it('names the owner with what offices ask for, and nothing they do not', () => {
    expect(content.owner).toMatchObject({
      name: 'Lumara s.r.o.',
      officialName: 'Jana Malá',
      companyId: null,
    });
    expect(content.domicileAddress).toEqual({
      street: 'Dlhá 1',
      city: 'Nitra',
      postcode: '949 01',
      country: 'SK',
      state: null,
    });
    expect(JSON.stringify(content)).not.toMatch(/1980-01-01|805101/);
  });

  it('names both languages where the office asks for them: another one is another digest, none is as before they were kept', () => {
    const digestOf = (office: OfficeFacts) => filingCopyOf([filedOffice(order, office, parties)]).digest;
    const kept = { ...eu, firstLanguage: 'en', secondLanguage: 'es' };
    expect(Object.keys(content).filter((key) => key.endsWith('Language'))).toEqual([]);
    expect(filedOffice(order, kept, parties).content).toMatchObject({
      firstLanguage: 'en',
      secondLanguage: 'es',
    });
    expect(new Set([eu, kept, { ...kept, secondLanguage: 'de' }].map(digestOf)).size).toBe(3);
  });

  it('names who represents the owner as the office gets them: another one is another digest, nobody is as before it was asked', () => {
    expect(content).not.toHaveProperty('representative');
    const sloan = {
      kind: 'employee',
      name: 'M. Sloan',
      firm: null,
      officeNumber: '12345',
      address: { street: 'Dlhá 2', city: 'Bratislava', postcode: '811 02', country: 'SK', state: null },
    };
    const named = filedOffice(order, { ...eu, representative: sloan }, parties);
    const other = filedOffice(order, { ...eu, representative: { ...sloan, officeNumber: '54321' } }, parties);
    expect(named.content.representative).toEqual(sloan);
    const digests = [filedOffice(order, eu, parties), named, other].map(
      (office) => filingCopyOf([office]).digest,
    );
    expect(new Set(digests).size).toBe(3);
  });

  it('says its classes in order, and shows use only where an office looks at it', () => {
    expect(content.goodsAndServices.map(({ classNumber }) => classNumber)).toEqual([11, 20]);
    expect([content.specimens.length, filedOffice(order, us, parties).content.specimens.length]).toEqual([
      0, 1,
    ]);
  });

  it('leaves open whom it does not know yet', () =>
    expect(filedOffice(order, eu, new Map()).content.owner).toBeNull());

  it('has one digest, in whatever order the offices came; any change is another', () => {
    const both = [filedOffice(order, us, parties), filedOffice(order, eu, parties)];
    const { digest } = filingCopyOf(both);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(filingCopyOf(both.toReversed()).digest).toBe(digest);
    expect(
      filingCopyOf([filedOffice({ ...order, value: 'Lumera' }, us, parties), filedOffice(order, eu, parties)])
        .digest,
    ).not.toBe(digest);
  });

  it('is the picture chosen for the office, else the one of the order; another choice is another digest', () => {
    const withLogo = { ...order, logoDocumentId: 'as-given' };
    const inInk = { ...eu, logoType: 'black-and-white', logoDocumentId: 'without-colours' };
    expect(
      [eu, inInk].map((office) => filedOffice(withLogo, office, parties).content.mark.logoDocumentId),
    ).toEqual(['as-given', 'without-colours']);
    const [given, chosen, other] = [eu, inInk, { ...inInk, logoDocumentId: 'in-grey' }].map(
      (office) => filingCopyOf([filedOffice(withLogo, office, parties)]).digest,
    );
    expect(new Set([given, chosen, other]).size).toBe(3);
  });

  it('is the bytes of the picture too: other bytes are another digest', () => {
    const withLogo = { ...order, logoDocumentId: 'as-given' };
    const [one, other] = ['a1', 'b2'].map((logoSha256) =>
      filedOffice(withLogo, { ...eu, logoSha256 }, parties),
    );
    expect(one?.content.mark.logoSha256).toBe('a1');
    expect(filingCopyOf(one === undefined ? [] : [one]).digest).not.toBe(
      filingCopyOf(other === undefined ? [] : [other]).digest,
    );
  });

  it('covers the papers that go along by their bytes, and names each document once', () => {
    const paper = { documentId: 'translation', type: 'Business certificate', sha256: 'a' };
    const withPapers = (...papers: OfficeFacts['papers']) =>
      filingCopyOf([
        filedOffice(
          { ...order, logoDocumentId: 'logo' },
          {
            ...us,
            specimens: [{ classNumber: 11, documentId: 'photo', url: null, captureDate: null }],
            papers,
          },
          parties,
        ),
      ]);
    const digests = [
      withPapers(),
      withPapers(paper),
      withPapers({ ...paper, sha256: 'b' }),
      withPapers({ ...paper, documentId: 'other' }),
    ].map(({ digest }) => digest);
    expect(new Set(digests).size).toBe(4);
    const [office] = withPapers(
      paper,
      { ...paper, documentId: 'photo' },
      { ...paper, documentId: 'logo' },
    ).offices;
    expect(office && documentsOf(office.content)).toEqual(['logo', 'photo', 'translation']);
  });

  it('is written in one way: reading it back and writing it again gives the same text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) =>
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value)),
      ),
    );
    expect(canonicalJson({ b: 1, a: { d: null, c: [2] } })).toBe('{"a":{"c":[2],"d":null},"b":1}');
  });
});
