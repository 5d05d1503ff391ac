// The drafts of `stub-draft.ts` as the lawyer's workbench asks for them.
import type { AnswerTo, Answers } from './answers-to.js';
import { present } from './present.js';
import { draftIds, filingCopy, finishedDraft, offices, openDraft } from './stub-draft.js';

/** The same drafts as the lawyer writes them. */
function deskDraft(id: string): AnswerTo<'DeskDraft'> {
  const draft = id === draftIds.finished ? finishedDraft : openDraft;
  const [shared] = draft.applications.items;
  return {
    registrationRequest: {
      id,
      status: draft.status,
      userId: '0190a000-0000-7000-8000-000000000001',
      type: draft.type,
      postponedUntil: null,
      logo: draft.logo,
      poaDocument: draft.poaDocument,
      orderDraft: {
        goods: [{ classNumber: 11, terms: ['lamps', 'lanterns'] }],
        officeGoods: [],
        owner: present(openDraft.orderDraft).owner,
      },
      units: openDraft.units.map((unit) => ({ ...unit, drafted: unit.classNumber === 11 })),
      draftGaps: draft.draftGaps.map((one) => ({
        ...one,
        classes: [],
        holdsSending: !['QUESTIONNAIRE', 'SPECIMEN', 'POWER_OF_ATTORNEY'].includes(one.kind),
      })),
      powerOfAttorneyOffices: draft.powerOfAttorneyOffices,
      verificationResult: { recommendedClasses: [11] },
      applications: {
        items:
          shared === undefined
            ? []
            : [
                {
                  ...shared,
                  version: 1,
                  priorityExpirationDate: null,
                  registrationEntity:
                    shared.registrationEntity === null
                      ? null
                      : {
                          ...shared.registrationEntity,
                          version: 1,
                          companyType: null,
                          countryOfIncorporation: null,
                        },
                  domicileAddress:
                    shared.domicileAddress === null ? null : { ...shared.domicileAddress, version: 1 },
                  mailingAddress:
                    shared.mailingAddress === null ? null : { ...shared.mailingAddress, version: 1 },
                  jurisdictions: {
                    items: offices.map((one) => ({
                      ...one,
                      firstLanguage: one.jurisdiction === 'EU' ? 'EN' : null,
                      secondLanguage: one.jurisdiction === 'EU' ? 'ES' : null,
                      representativeId: null,
                      representative: null,
                    })),
                  },
                },
              ],
      },
    },
    filingCopy,
  };
}
/** Operation name → what the gateway would answer. */
export const deskDraftAnswers = {
  DeskDraft: ({ id }): AnswerTo<'DeskDraft'> => deskDraft(id),
  DeskMoney: (): AnswerTo<'DeskMoney'> => ({
    orderProduct: {
      id: '0190a000-0000-7000-8000-0000000000fe',
      price: {
        total: { amountMinor: 265_152, currency: 'EUR' },
        officeFee: { amountMinor: 120_000, currency: 'EUR' },
        lines: [
          { jurisdiction: 'US', kind: 'OFFICIAL_FEE', net: { amountMinor: 70_000, currency: 'EUR' } },
          { jurisdiction: 'US', kind: 'LAWYER_FEE', net: { amountMinor: 30_000, currency: 'EUR' } },
        ],
      },
    },
  }),
  DeskListedTerms: (): AnswerTo<'DeskListedTerms'> => ({
    listedTermList: [
      { classNumber: 11, term: 'lamps', euHarmonised: true },
      { classNumber: 11, term: 'lampshades', euHarmonised: false },
    ],
  }),
  DeskCountries: (): AnswerTo<'DeskCountries'> => ({
    countryList: [
      { code: 'SK', name: 'Slovakia', regionRequired: false },
      { code: 'US', name: 'United States', regionRequired: true },
    ],
  }),
  DeskRepresentatives: ({ office }): AnswerTo<'DeskRepresentatives'> => ({
    representativeList: {
      items:
        office === 'US' ? [{ id: 'north', name: 'P. North', firm: 'Northbridge', officeNumber: null }] : [],
    },
  }),
  DeskRegions: (): AnswerTo<'DeskRegions'> => ({ regionList: [{ code: 'US-CA', name: 'California' }] }),
  DeskOwnersFound: (): AnswerTo<'DeskOwnersFound'> => ({
    euipoApplicantSearch: {
      total: 1,
      applicants: [
        {
          identifier: '1',
          type: 'APPLICANT_BUSINESS',
          name: 'Lumora, s. r. o.',
          address: { street: 'Dlhá 7', city: 'Nitra', postalCode: '949 01', country: 'SK' },
        },
      ],
    },
  }),
  DeskCompaniesFound: (): AnswerTo<'DeskCompaniesFound'> => ({
    companyLookUp: {
      outcome: 'FOUND',
      companies: [
        {
          number: '01234567',
          name: 'Lumora, s. r. o.',
          legalForm: 'Spoločnosť s ručením obmedzeným',
          isPerson: false,
          street: 'Dlhá 9',
          city: 'Nitra',
          postcode: '949 01',
          country: 'SK',
          endedOn: null,
        },
      ],
    },
  }),
  DeskAskPrice: (): AnswerTo<'DeskAskPrice'> => ({
    additionalOrderQuote: {
      __typename: 'OrderQuote',
      currency: 'EUR',
      officeFee: 35_000,
      total: 47_500,
    },
  }),
} satisfies Answers;
