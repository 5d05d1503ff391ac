import type { OfficeFacts } from '../src/features/public/parts/office/office-facts.js';
import type { AnswersByName, AnswerTo } from './answers-to.js';
import { jurisdictionList } from './stub-facts.js';

type Facts = AnswerTo<'OfficeFacts'>['jurisdictionList'][number];

/** What a page about an office is drawn from, all alike; their months are not settled. */
const factsOf = (office: (typeof jurisdictionList)[number]): Facts => ({
  code: office.code,
  name: office.slug,
  slug: office.slug,
  office: office.office,
  currency: 'EUR',
  madridMember: office.madridMember,
  typicalMonths: office.typicalMonths,
  registrationTermYears: 10,
  firstTermYears: null,
  termStartsFrom: 'filing',
  renewalWindowMonths: 6,
  renewalGraceMonths: 6,
  oppositionPeriod: { value: 3, unit: 'months', timing: 'pre-registration' },
  useRequirement: 'No use needed to file or register; open to revocation for non-use afterwards.',
  nonUseVulnerabilityYears: 5,
  requiresPOA: 'simple',
  requiresSpecimen: false,
  languagesOfFiling: ['en'],
  multiClass: true,
  priorityClaimable: true,
  members: null,
  population: '69.2',
  purchasingPower: '2.100',
  toBeConfirmed: ['typicalMonths'],
  sources: ['Trade mark act of the country'],
});

/** Facts of one office, for a spec. */
export function sampleOffice(code: string): OfficeFacts {
  const found = jurisdictionList.find((office) => office.code === code);
  if (found === undefined) throw new Error(`no office ${code}`);
  return factsOf(found) as OfficeFacts;
}

export const officeAnswers: AnswersByName = {
  OfficeFacts: ({ codes }): AnswerTo<'OfficeFacts'> => ({
    jurisdictionList: jurisdictionList
      .filter(({ code }) => codes == null || (codes as readonly string[]).includes(code))
      .map(factsOf),
  }),
  OfficeAt: ({ slug }): AnswerTo<'OfficeAt'> => {
    const found = jurisdictionList.find((office) => office.slug === slug);
    return { jurisdictionBySlug: found === undefined ? null : factsOf(found) };
  },
  OfficeAddresses: (): AnswerTo<'OfficeAddresses'> => ({ jurisdictionList }),
};
