import { officeOf } from '@cotta/reference/offices.js';
import type { FiledAddress, FiledContent } from '../filed-content.js';
import type { ApplicationPaper } from './papers.js';
import { element, type Child } from './xml-element.js';

export interface DossierFacts {
  readonly instructionId: string;
  readonly jurisdiction: string;
  readonly digest: string;
  readonly sealedAt: Date;
  readonly content: FiledContent;
  readonly papers: readonly ApplicationPaper[];
}

type FileOf = (documentId: string | null) => string | null;

/** The application in the manner of WIPO Standard ST.96: its names for its parts. An absent part was not said. Every document stands in it with size (bytes) and SHA-256. */
export function applicationXml({
  instructionId,
  jurisdiction,
  digest,
  sealedAt,
  content,
  papers,
}: DossierFacts): string {
  const fileOf: FileOf = (documentId) => papers.find(({ id }) => id === documentId)?.fileName ?? null;
  const body: readonly Child[] = [
    ['com:ReceivingOfficeCode', officeOf(jurisdiction)?.st3 ?? jurisdiction],
    ['com:ApplicantFileReference', instructionId],
    ['com:ContentDigest', digest],
    ['com:ApprovedDateTime', sealedAt.toISOString()],
    ['tmk:ApplicationLanguageCode', content.firstLanguage ?? null],
    ['tmk:SecondLanguageCode', content.secondLanguage ?? null],
    ['tmk:MarkRepresentation', markOf(content, fileOf)],
    ['tmk:GoodsServicesBag', content.goodsAndServices.map(goodsOf)],
    ['tmk:ApplicantBag', applicantOf(content)],
    ['tmk:RepresentativeBag', representativeOf(content)],
    ['tmk:PriorityBag', priorityOf(content)],
    ['tmk:FilingBasisCode', content.filingBasis],
    ['tmk:SpecimenBag', specimensOf(content, fileOf)],
    ['com:CommentText', content.additionalInfo],
    ['com:DocumentBag', papers.length === 0 ? null : papers.map(documentOf)],
  ];
  const names =
    'xmlns:tmk="http://www.wipo.int/standards/XMLSchema/ST96/Trademark" xmlns:com="http://www.wipo.int/standards/XMLSchema/ST96/Common"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmk:TrademarkApplication ${names}>\n${body.map((child) => element(child, 1)).join('')}</tmk:TrademarkApplication>\n`;
}

function markOf({ mark }: FiledContent, fileOf: FileOf): readonly Child[] {
  return [
    ['tmk:MarkFeatureCategory', mark.kind === 'text' ? 'Word' : 'Figurative'],
    ['tmk:MarkVerbalElementText', mark.words || null],
    ['tmk:MarkTranslationText', mark.meaning || null],
    ['tmk:MarkImageColourClaimedText', mark.colorClaim],
    ['com:FileName', fileOf(mark.logoDocumentId)],
  ];
}

function goodsOf({ classNumber, terms }: FiledContent['goodsAndServices'][number]): Child {
  return [
    'tmk:GoodsServices',
    [
      ['tmk:ClassNumber', String(classNumber)],
      ['tmk:GoodsServicesDescriptionText', terms.join('; ')],
    ],
  ];
}

function applicantOf({ owner, domicileAddress, mailingAddress }: FiledContent): readonly Child[] | null {
  if (owner === null) return null;
  return [
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
  ];
}

function representativeOf({ representative }: FiledContent): readonly Child[] | null {
  if (representative === undefined) return null;
  const { name, firm, officeNumber, address } = representative;
  return [
    [
      'tmk:Representative',
      [
        ['com:PersonFullName', name],
        ['com:OrganizationStandardName', firm],
        ['com:RegistrationNumber', officeNumber],
        ['com:PostalAddress', addressOf(address)],
      ],
    ],
  ];
}

function priorityOf({ priority }: FiledContent): readonly Child[] | null {
  if (priority === null) return null;
  return [
    [
      'tmk:Priority',
      [
        ['com:PriorityCountryCode', priority.jurisdiction],
        ['com:ApplicationNumberText', priority.number],
        ['com:FilingDate', priority.date],
      ],
    ],
  ];
}

function specimensOf({ specimens }: FiledContent, fileOf: FileOf): readonly Child[] | null {
  if (specimens.length === 0) return null;
  return specimens.map(({ classNumber, documentId, url, captureDate }): Child => [
    'tmk:Specimen',
    [
      ['tmk:ClassNumber', String(classNumber)],
      ['com:FileName', fileOf(documentId)],
      ['com:URI', url],
      ['com:CaptureDate', captureDate],
    ],
  ]);
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
