import { officeOf } from '@cotta/reference/offices.js';
import type { FiledAddress, FiledContent } from '../filed-content.js';
import type { ApplicationPaper } from './papers.js';

export interface DossierFacts {
  readonly instructionId: string;
  readonly jurisdiction: string;
  readonly digest: string;
  readonly sealedAt: Date;
  readonly content: FiledContent;
  readonly papers: readonly ApplicationPaper[];
}

type Child = readonly [tag: string, inside: string | readonly Child[] | null];

/** The application in the manner of WIPO Standard ST.96: its names for its parts. An absent part was not said. Every document stands in it with size (bytes) and SHA-256. */
export function applicationXml({
  instructionId,
  jurisdiction,
  digest,
  sealedAt,
  content,
  papers,
}: DossierFacts): string {
  const {
    mark,
    goodsAndServices,
    owner,
    domicileAddress,
    mailingAddress,
    priority,
    filingBasis,
    specimens,
    additionalInfo,
  } = content;
  const fileOf = (documentId: string | null): string | null =>
    papers.find(({ id }) => id === documentId)?.fileName ?? null;
  const body: readonly Child[] = [
    ['com:ReceivingOfficeCode', officeOf(jurisdiction)?.st3 ?? jurisdiction],
    ['com:ApplicantFileReference', instructionId],
    ['com:ContentDigest', digest],
    ['com:ApprovedDateTime', sealedAt.toISOString()],
    [
      'tmk:MarkRepresentation',
      [
        ['tmk:MarkFeatureCategory', mark.kind === 'text' ? 'Word' : 'Figurative'],
        ['tmk:MarkVerbalElementText', mark.words || null],
        ['tmk:MarkTranslationText', mark.meaning || null],
        ['tmk:MarkImageColourClaimedText', mark.colorClaim],
        ['com:FileName', fileOf(mark.logoDocumentId)],
      ],
    ],
    [
      'tmk:GoodsServicesBag',
      goodsAndServices.map(({ classNumber, terms }): Child => [
        'tmk:GoodsServices',
        [
          ['tmk:ClassNumber', String(classNumber)],
          ['tmk:GoodsServicesDescriptionText', terms.join('; ')],
        ],
      ]),
    ],
    [
      'tmk:ApplicantBag',
      owner === null
        ? null
        : [
            [
              'tmk:Applicant',
              [
                ['com:LegalEntityName', owner.type === 'legal' ? owner.name : null],
                ['com:PersonFullName', owner.type === 'legal' ? owner.officialName : owner.name],
                ['com:OrganizationStandardName', owner.companyType],
                ['com:NationalityCode', owner.nationality],
                ['com:IncorporationCountryCode', owner.countryOfIncorporation],
                ['com:IncorporationState', owner.stateOfIncorporation],
                ['com:EmailAddressText', owner.email],
                ['com:PhoneNumber', owner.phone],
                ['com:PostalAddress', addressOf(domicileAddress)],
                ['com:CorrespondenceAddress', addressOf(mailingAddress)],
              ],
            ],
          ],
    ],
    [
      'tmk:PriorityBag',
      priority === null
        ? null
        : [
            [
              'tmk:Priority',
              [
                ['com:PriorityCountryCode', priority.jurisdiction],
                ['com:ApplicationNumberText', priority.number],
                ['com:FilingDate', priority.date],
              ],
            ],
          ],
    ],
    ['tmk:FilingBasisCode', filingBasis],
    [
      'tmk:SpecimenBag',
      specimens.length === 0
        ? null
        : specimens.map(({ classNumber, documentId, url, captureDate }): Child => [
            'tmk:Specimen',
            [
              ['tmk:ClassNumber', String(classNumber)],
              ['com:FileName', fileOf(documentId)],
              ['com:URI', url],
              ['com:CaptureDate', captureDate],
            ],
          ]),
    ],
    ['com:CommentText', additionalInfo],
    ['com:DocumentBag', papers.length === 0 ? null : papers.map(documentOf)],
  ];
  const names =
    'xmlns:tmk="http://www.wipo.int/standards/XMLSchema/ST96/Trademark" xmlns:com="http://www.wipo.int/standards/XMLSchema/ST96/Common"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmk:TrademarkApplication ${names}>\n${body.map((child) => element(child, 1)).join('')}</tmk:TrademarkApplication>\n`;
}

/** Whoever files sees which papers the client approved with the rest, and which came later. */
function documentOf({
  id,
  kind,
  fileName,
  name,
  mediaType,
  size,
  sha256,
  approval,
}: ApplicationPaper): Child {
  return [
    'com:Document',
    [
      ['com:DocumentIdentifier', id],
      ['com:DocumentName', kind],
      ['com:FileName', fileName],
      ['com:DocumentDescriptionText', name],
      ['com:DocumentMediaType', mediaType],
      ['com:DocumentSizeQuantity', String(size)],
      ['com:DocumentDigestSHA256', sha256],
      ['com:DocumentStatusCategory', approval],
    ],
  ];
}

function addressOf(address: FiledAddress | null): readonly Child[] | null {
  if (address === null) return null;
  return [
    ['com:AddressLineText', address.street],
    ['com:CityName', address.city],
    ['com:GeographicRegionName', address.state],
    ['com:CountryCode', address.country],
    ['com:PostalCode', address.postcode || null],
  ];
}

function element([tag, inside]: Child, depth: number): string {
  if (inside === null) return '';
  const indent = '  '.repeat(depth);
  if (typeof inside === 'string') return `${indent}<${tag}>${escaped(inside)}</${tag}>\n`;
  return `${indent}<${tag}>\n${inside.map((child) => element(child, depth + 1)).join('')}${indent}</${tag}>\n`;
}

/** XML 1.0 knows no control characters: they are left out. */
function escaped(text: string): string {
  // oxlint-disable-next-line no-control-regex
  const plain = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
