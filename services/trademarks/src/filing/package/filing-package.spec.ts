import { describe, expect, it } from '@jest/globals';
import type { FiledContent } from '../filed-content.js';
import { missingForOffice, officeApplication } from '../office-application.js';
import { applicationXml } from './application-xml.js';
import type { DocumentFacts } from './document-facts.js';
import { paperProblem, papersOf, wantedPapers } from './papers.js';

const content: FiledContent = {
  applicationId: 'application-1',
  documentFolderId: 'folder-1',
  mark: {
    kind: 'text',
    words: 'Lumara & "Söhne" <x>',
    meaning: '',
    logoDocumentId: null,
    logoType: null,
    colorClaim: null,
  },
  goodsAndServices: [{ classNumber: 11, terms: ['lamps', 'lanterns'] }],
  ownerEntityId: null,
  owner: {
    type: 'legal',
    name: 'Lumara s.r.o.',
    companyId: null,
    companyType: null,
    officialName: null,
    officialFunction: null,
    nationality: null,
    countryOfIncorporation: 'SK',
    stateOfIncorporation: null,
    email: null,
    phone: null,
  },
  domicileAddress: { street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK', state: null },
  mailingAddress: null,
  priority: { type: null, jurisdiction: 'CZ', number: '500', date: '2026-03-01' },
  filingBasis: '1(a)',
  specimens: [{ classNumber: 11, documentId: 'doc-1', url: null, captureDate: null }],
  additionalInfo: null,
};
const facts = (id: string, type: string, mediaType = 'application/pdf'): DocumentFacts => ({
  id,
  type,
  name: `${id}.pdf`,
  mediaType,
  size: 12,
  sha256: `digest of ${id}`,
  subjectId: null,
  ownerId: null,
});
const known = [
  facts('a-priority', 'Priority filing document'),
  facts('doc-1', 'Specimen', 'image/png'),
  facts('poa-1', 'User signed POA'),
];
const copyOf = (more: Partial<FiledContent> = {}, authorityId: string | null = 'poa-1') => ({
  content: { ...content, ...more },
  poaDocumentId: 'poa-1',
  authorityId,
});
const xmlOf = (more: Partial<FiledContent> = {}): string =>
  applicationXml({
    instructionId: 'i-1',
    jurisdiction: 'EU',
    digest: 'd',
    sealedAt: new Date('2026-11-20T10:00:00Z'),
    content: { ...content, ...more },
    papers: papersOf(copyOf(more), known),
  });

describe('the application for a partner', () => {
  it('names the office by its code of ST.3 and escapes what people wrote', () => {
    expect(xmlOf()).toContain('<com:ReceivingOfficeCode>EM</com:ReceivingOfficeCode>');
    expect(xmlOf()).toContain(
      '<tmk:MarkVerbalElementText>Lumara &amp; &quot;Söhne&quot; &lt;x&gt;</tmk:MarkVerbalElementText>',
    );
  });

  it('names who represents the owner, in its place and with what the office knows them by', () => {
    const representative = {
      kind: 'partner',
      name: 'P. North',
      firm: 'Northbridge & Co.',
      officeNumber: null,
      address: { street: '1 Elm Street', city: 'Boston', postcode: '02108', country: 'US', state: 'US-MA' },
    };
    expect(xmlOf()).not.toContain('RepresentativeBag');
    expect(xmlOf({ representative }).replaceAll(/>\s+</g, '><')).toContain(
      '<tmk:RepresentativeBag><tmk:Representative><com:PersonFullName>P. North</com:PersonFullName><com:OrganizationStandardName>Northbridge &amp; Co.</com:OrganizationStandardName><com:PostalAddress><com:AddressLineText>1 Elm Street</com:AddressLineText><com:CityName>Boston</com:CityName><com:GeographicRegionName>US-MA</com:GeographicRegionName><com:CountryCode>US</com:CountryCode><com:PostalCode>02108</com:PostalCode></com:PostalAddress></tmk:Representative></tmk:RepresentativeBag>',
    );
  });

  it('names the languages that were approved, and none where the office asks for none', () => {
    expect(xmlOf()).not.toContain('LanguageCode');
    expect(xmlOf({ firstLanguage: 'en', secondLanguage: 'de' }).replaceAll(/>\s+</g, '><')).toContain(
      '<tmk:ApplicationLanguageCode>en</tmk:ApplicationLanguageCode><tmk:SecondLanguageCode>de</tmk:SecondLanguageCode>',
    );
  });

  it('leaves out what was not said, and lists every document with the name, size and digest of its file', () => {
    expect(xmlOf({ priority: null, specimens: [] })).not.toMatch(/PriorityBag|SpecimenBag|CommentText/);
    expect(xmlOf()).toMatch(
      /power of attorney<[\s\S]*documents\/01-power-of-attorney\.pdf[\s\S]*>12<[\s\S]*digest of poa-1[\s\S]*documents\/02-specimen\.png[\s\S]*documents\/03-priority-filing-document\.pdf/,
    );
    expect(xmlOf()).toContain(
      '<tmk:ClassNumber>11</tmk:ClassNumber>\n      <com:FileName>documents/02-specimen.png</com:FileName>',
    );
  });
});

describe('the documents of a package', () => {
  it('are those that were approved by id, papers of the order by type, and the folder of the office', () => {
    expect(wantedPapers(copyOf(), 'order-1')).toMatchObject({
      ids: ['poa-1', 'doc-1'],
      subjectIds: ['order-1', 'application-1'],
      folderIds: ['folder-1'],
    });
    const { types } = wantedPapers(copyOf({}, null), 'order-1');
    expect(types).toContain('Priority filing document');
    expect(
      types.filter((type) =>
        ['Invoice', 'User signed POA', 'Specimen', 'Logo', 'Application logo in B&W'].includes(type),
      ),
    ).toEqual([]);
  });

  it('that were approved and are gone are named', () => {
    const lost = (...kinds: readonly string[]) => ({
      code: 'DOCUMENT_LOST',
      detail: `A document that was approved is not there any more: ${kinds.join(', ')}.`,
    });
    expect(paperProblem(copyOf(), known)).toBeUndefined();
    expect(paperProblem(copyOf({}, 'poa-2'), known)).toEqual(lost('power of attorney'));
    expect(paperProblem(copyOf({ mark: { ...content.mark, logoDocumentId: 'gone' } }), [])).toEqual(
      lost('logo', 'power of attorney', 'specimen'),
    );
    expect(
      paperProblem(
        copyOf({ papers: [{ documentId: 'a-delegation', type: 'Delegation', sha256: 'x' }] }),
        known,
      ),
    ).toEqual(lost('delegation'));
  });
});

describe('a paper that was sealed with the approval', () => {
  const certificate = facts('b-certificate', 'Business certificate');
  const papers = [{ documentId: certificate.id, type: certificate.type, sha256: certificate.sha256 }];

  it('is asked for by its id, wherever it lies by now, and goes along as approved', () => {
    expect(wantedPapers(copyOf({ papers }), 'order-1').ids).toEqual(['poa-1', 'doc-1', 'b-certificate']);
    const approvals = (more: Partial<FiledContent>, authorityId?: string) =>
      Object.fromEntries(
        papersOf(copyOf(more, authorityId), [...known, certificate]).map(({ id, approval }) => [
          id,
          approval,
        ]),
      );
    expect(approvals({ papers })).toEqual({
      'poa-1': 'sealed',
      'doc-1': 'sealed',
      'a-priority': 'later',
      'b-certificate': 'sealed',
    });
    expect(approvals({ papers }, 'b-certificate')).toMatchObject({ 'b-certificate': 'later' });
    expect(xmlOf({ papers: [] })).toMatch(
      /power of attorney<[\s\S]*<com:DocumentStatusCategory>sealed<[\s\S]*priority filing document<[\s\S]*<com:DocumentStatusCategory>later</,
    );
  });

  it('with other bytes is refused', () => {
    expect(
      paperProblem(copyOf({ papers }), [...known, { ...certificate, sha256: 'another digest' }]),
    ).toEqual({
      code: 'DOCUMENT_CHANGED',
      detail: 'A document is not the one that was approved: business certificate.',
    });
  });

  it('is not replaced by one the client never saw: what came later goes along only where others issue or sign it in their own time', () => {
    expect(paperProblem(copyOf({ papers: [] }), [...known, certificate])).toEqual({
      code: 'DOCUMENT_NOT_APPROVED',
      detail:
        'The client has not approved this document, which came after the approval: business certificate.',
    });
    expect(
      paperProblem(copyOf({ papers: [] }, 'poa-2'), [...known, facts('poa-2', 'User signed POA')]),
    ).toBeUndefined();
  });

  it('is none in a copy from before papers belonged to it: they go along, and the package says so', () => {
    expect(paperProblem(copyOf(), [...known, certificate])).toBeUndefined();
    expect(papersOf(copyOf(), [certificate]).map(({ approval }) => approval)).toEqual(['not covered']);
  });
});

describe('the application for the office', () => {
  it('carries owner, goods and priority as they were approved', () => {
    const application = officeApplication('01990000-0000-7000-8000-000000000001', content, null);
    expect(application).toMatchObject({
      reference: '019900000000700080000000000000',
      mark: { kind: 'word' },
      goodsAndServices: content.goodsAndServices,
      priorities: [{ country: 'CZ', number: '500', filedOn: '2026-03-01' }],
      newApplicants: [
        { kind: 'business', name: 'Lumara s.r.o.', address: { city: 'Nitra', postalCode: '949 01' } },
      ],
    });
    expect(application.reference).toHaveLength(30);
  });

  it('names both languages that were approved, and the usual ones for a copy from before they were', () => {
    const languagesOf = (more: object): readonly string[] => {
      const { firstLanguage, secondLanguage } = officeApplication('f', { ...content, ...more }, null);
      return [firstLanguage, secondLanguage];
    };
    expect([languagesOf({}), languagesOf({ firstLanguage: 'de', secondLanguage: 'fr' })]).toEqual([
      ['en', 'es'],
      ['de', 'fr'],
    ]);
  });

  it('says what is missing', () =>
    expect(
      missingForOffice({ ...content, owner: null, domicileAddress: null, goodsAndServices: [] }),
    ).toEqual(['goods', 'owner', 'address']));
});
