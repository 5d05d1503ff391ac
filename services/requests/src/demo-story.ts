import type { DemoStep } from '@cotta/kit/edge/programs/demo-story.js';

const dana = { role: 'customer', email: 'customer@cotta.test' } as const;
const lucia = { role: 'customer', email: 'lucia@cotta.test' } as const;
const admin = { role: 'admin', email: 'admin@cotta.test' } as const;
const system = { role: 'system' } as const;
const lawyer = { role: 'lawyer', email: 'lawyer@cotta.test' } as const;

const ordered = { language: 'en', currency: 'EUR', country: 'SK' };
const seller = { currentOwner: 'Nordhaven s. r. o. (demo)', kind: 'sale' };
const buyer = {
  name: 'Example Holding a. s. (demo)',
  street: 'Príkladná 3',
  city: 'Bratislava',
  postcode: '81102',
  country: 'SK',
};

/** An order of a registration in the European Union, paid; the questionnaire is open. Without `terms` the goods are left to the lawyer. */
function paidOrder(key: string, value: string, terms: readonly string[], daysAgo: number): DemoStep[] {
  return [
    {
      command: 'StartRegistrationOrder',
      on: key,
      as: dana,
      daysAgo,
      input: {
        type: 'text',
        value,
        jurisdictions: ['EU'],
        jurisdictionsUndecided: false,
        websites: [],
        businessDescription: 'Demo data. Lamps made of wood and paper.',
        classes: [11],
        language: 'en',
        country: 'SK',
        sendMarketingEmails: false,
        contact: { email: dana.email, firstName: 'Dana', lastName: 'Demová' },
      },
    },
    {
      command: 'CreateOrder',
      on: key,
      as: dana,
      daysAgo,
      input: {
        services: ['registration'],
        orderedItems: ['EU'],
        currency: 'EUR',
        filingClassesCount: 1,
        termsAccepted: true,
      },
    },
    ...questionnaire(key, terms, daysAgo - 1),
  ];
}

/** The money is there: the questionnaire opens, and its owner is named. The draft stands before drafting begins: an order without one is given one then. */
function questionnaire(on: string, terms: readonly string[], daysAgo: number): DemoStep[] {
  return [
    { command: 'ConfirmInvoicePaid', on, as: system, daysAgo },
    {
      command: 'AssignRegistrationRequest',
      on,
      as: admin,
      daysAgo,
      input: { assignedAdminId: `@user:${lawyer.email}` },
    },
    {
      command: 'CreateApplication',
      on: `${on}-application`,
      as: admin,
      daysAgo,
      input: { requestId: `@${on}`, onboardingFinished: true, domicileAddressVisible: false },
    },
    {
      command: 'CreateApplicationJurisdiction',
      on: `${on}-eu`,
      as: dana,
      daysAgo,
      input: {
        applicationId: `@${on}-application`,
        jurisdiction: 'EU',
        goodsAndServices: [{ classNumber: 11, terms }],
        usptoSpecimenToClass: [],
        colorClaimEnabled: false,
      },
    },
    { command: 'MarkReadyForDrafting', on, as: admin, daysAgo },
    {
      command: 'ChooseApplicationParties',
      on: `${on}-application`,
      as: dana,
      daysAgo: daysAgo - 1,
      input: {
        registrationEntity: '@party-nordhaven',
        domicileAddress: '@address-nordhaven',
        mailingAddress: '@address-nordhaven',
      },
    },
  ];
}

const drafts: readonly DemoStep[] = [
  // The client has answered everything: the lawyer writes the draft.
  ...paidOrder('lumaplex', 'Lumaplex', [], 8),
  { command: 'RequestReview', on: 'lumaplex', as: dana, daysAgo: 1 },

  // The draft is with its client, who asks something about it.
  ...paidOrder('ostrelia', 'Ostrelia', ['lamps', 'lampshades'], 20),
  { command: 'RequestReview', on: 'ostrelia', as: dana, daysAgo: 16 },
  {
    command: 'CreateThreadComment',
    on: 'ostrelia-question',
    as: dana,
    daysAgo: 1,
    input: {
      subjectType: 'application',
      subjectId: '@ostrelia-application',
      text: 'Demo data: do “lamps” cover lamps for gardens as well?',
    },
  },
];

/** The finished draft goes out; told once accounts has said who owns it. */
export const sentDraftStory: readonly DemoStep[] = [
  { command: 'SendForReview', on: 'ostrelia', as: lawyer, daysAgo: 4 },
];

const services: readonly DemoStep[] = [
  // No list has its price: a person names it.
  {
    command: 'CreateServiceRequest',
    on: 'order-licence',
    as: dana,
    daysAgo: 1,
    input: {
      ...ordered,
      serviceName: 'other',
      description: 'Demo data: a licence contract for a shop in Vienna.',
    },
  },
  { command: 'SubmitServiceRequest', on: 'order-licence', as: dana, daysAgo: 1 },

  // A transfer whose deed is here, to be read.
  {
    command: 'CreateServiceRequest',
    on: 'order-transfer',
    as: dana,
    daysAgo: 4,
    input: {
      ...ordered,
      serviceName: 'ownership-transfer',
      billingEntityId: '@party-nordhaven',
      parameters: {
        trademarkId: '@mark-nordhaven-uk',
        jurisdiction: 'UK',
        number: 'DEMO-UK-00004000001',
        name: 'NORDHAVEN',
        ...seller,
        newOwner: buyer,
      },
    },
  },
  { command: 'SubmitServiceRequest', on: 'order-transfer', as: dana, daysAgo: 4 },
  {
    command: 'AddAssignmentDeed',
    on: 'order-transfer',
    as: lawyer,
    daysAgo: 3,
    input: { document: '@deed-nordhaven' },
  },
];

const talks: readonly DemoStep[] = [
  // Asked for.
  {
    command: 'CreateConsultation',
    on: 'talk-asked',
    as: lucia,
    daysAgo: 1,
    input: { description: 'Demo data: shall the label be filed as well?', questionsAndAnswers: [] },
  },
  // Dated.
  {
    command: 'CreateConsultation',
    on: 'talk-dated',
    as: dana,
    daysAgo: 3,
    input: { description: 'Demo data: selling to Switzerland and Norway.', questionsAndAnswers: [] },
  },
  {
    command: 'ScheduleConsultation',
    on: 'talk-dated',
    as: lawyer,
    daysAgo: 2,
    input: { eventTimestamp: '@instant:3' },
  },
  // Its hour is over: what came of it is to be noted.
  {
    command: 'CreateConsultation',
    on: 'talk-over',
    as: dana,
    daysAgo: 6,
    input: { description: 'Demo data: what to do about the shop that copies us.', questionsAndAnswers: [] },
  },
  {
    command: 'ScheduleConsultation',
    on: 'talk-over',
    as: lawyer,
    daysAgo: 5,
    input: { eventTimestamp: '@instant:-1' },
  },
];

const specimens: readonly DemoStep[] = [
  {
    command: 'CreateSpecimen',
    on: 'specimen-olivantia-picture',
    as: lucia,
    daysAgo: 30,
    input: {
      useInCommerceRequestClassId: '@proof-olivantia-29',
      classNumber: 29,
      classItems: ['olive oil'],
      captureDate: '@day:-31',
      documentId: '@specimen-picture-olivantia',
      usptoRequirements: [],
    },
  },
  {
    command: 'CreateSpecimen',
    on: 'specimen-olivantia-page',
    as: lucia,
    daysAgo: 29,
    input: {
      useInCommerceRequestClassId: '@proof-olivantia-29',
      classNumber: 29,
      classItems: ['olive oil'],
      captureDate: '@day:-29',
      url: 'https://olivantia.example/oil',
      usptoRequirements: [],
    },
  },
];

/** Invented orders and talks, each where somebody of the firm has something to do; told once the others have told theirs, whose people, papers and marks they name. */
export const demoStory: readonly DemoStep[] = [...drafts, ...services, ...talks, ...specimens];
