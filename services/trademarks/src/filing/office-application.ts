import { usualEuLanguages } from '@cotta/reference/application-languages.js';
import type { FiledContent } from './filed-content.js';
import type { FilingApplication, NewApplicant } from './office-filing.js';

/** Letters and digits, at most 30, as the office takes them; the same for the same filing. */
export function referenceOf(filingId: string): string {
  return filingId.replaceAll('-', '').slice(0, 30);
}

/** What the office's interface knows of the kinds of marks that are ordered here. `other`: a kind it has no form for. */
export function markFormOf(kind: string): 'word' | 'picture' | 'other' {
  if (kind === 'text') return 'word';
  return ['image', 'logo', 'combined'].includes(kind) ? 'picture' : 'other';
}

/** What cannot be left out at the office; empty when it can be filed as it was approved. */
export function missingForOffice({
  mark,
  goodsAndServices,
  owner,
  domicileAddress,
  representative,
}: FiledContent): string[] {
  return [
    ...(mark.kind === 'text' && mark.words === '' ? ['words'] : []),
    ...(markFormOf(mark.kind) === 'picture' && mark.logoDocumentId === null ? ['picture'] : []),
    ...(goodsAndServices.some(({ terms }) => terms.length > 0) ? [] : ['goods']),
    ...(owner === null ? ['owner'] : []),
    ...(domicileAddress === null ? ['address'] : []),
    ...(representative?.officeNumber === null ? ['number of the representative at the office'] : []),
  ];
}

/** The approved content in the words of the office's interface. `imageId`: the picture as it was uploaded there, where the mark has one. */
export function officeApplication(
  filingId: string,
  content: FiledContent,
  imageId: string | null,
): FilingApplication {
  const { mark, goodsAndServices, priority, representative } = content;
  return {
    reference: referenceOf(filingId),
    firstLanguage: content.firstLanguage ?? usualEuLanguages.first,
    secondLanguage: content.secondLanguage ?? usualEuLanguages.second,
    mark:
      imageId === null
        ? { kind: 'word', text: mark.words }
        : { kind: 'figurative', imageId, colours: coloursIn(mark.colorClaim ?? '') },
    goodsAndServices,
    applicantIds: [],
    newApplicants: applicantsOf(content),
    representatives:
      representative === undefined
        ? []
        : [{ officeNumber: representative.officeNumber, name: representative.name }],
    priorities:
      priority?.jurisdiction && priority.number && priority.date
        ? [{ country: priority.jurisdiction, number: priority.number, filedOn: priority.date }]
        : [],
  };
}

/** The colours a claim names, one by one: `blue, white` are two. */
export function coloursIn(claim: string): readonly string[] {
  return claim
    .split(/[,;\n]/)
    .map((colour) => colour.trim())
    .filter((colour) => colour !== '');
}

function applicantsOf({ owner, domicileAddress }: FiledContent): readonly NewApplicant[] {
  if (owner === null || domicileAddress === null) return [];
  const { postcode, ...address } = domicileAddress;
  return [
    {
      kind: owner.type === 'legal' ? 'business' : 'individual',
      name: owner.name,
      legalForm: owner.companyType,
      countryOfIncorporation: owner.countryOfIncorporation,
      address: { ...address, postalCode: postcode },
    },
  ];
}
