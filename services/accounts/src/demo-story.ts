import type { DemoStep } from '@cotta/kit/edge/programs/demo-story.js';

const dana = { role: 'customer', email: 'customer@cotta.test' } as const;
const admin = { role: 'admin', email: 'admin@cotta.test' } as const;

/** Invented addresses and parties of the demo people. */
export const demoStory: readonly DemoStep[] = [
  {
    command: 'CreateAddress',
    on: 'address-nordhaven',
    as: dana,
    daysAgo: 530,
    input: { street: 'Ukážková 1', city: 'Bratislava', postcode: '81101', country: 'SK' },
  },
  {
    command: 'CreateParty',
    on: 'party-nordhaven',
    as: dana,
    daysAgo: 530,
    input: {
      type: 'legal',
      roles: ['owner_entity', 'billing_entity'],
      businessName: 'Nordhaven s. r. o. (demo)',
      companyId: '00000000',
      vatPayer: false,
      officialFirstName: 'Dana',
      officialLastName: 'Demová',
      officialFunction: 'Director',
      countryOfIncorporation: 'SK',
      email: 'customer@cotta.test',
      addressId: '@address-nordhaven',
    },
  },
  {
    command: 'CreateAddress',
    on: 'address-pavel',
    as: admin,
    daysAgo: 90,
    input: {
      userId: '@user:pavel@cotta.test',
      street: 'Ukázková 2',
      city: 'Praha',
      postcode: '11000',
      country: 'CZ',
    },
  },
  {
    command: 'CreateParty',
    on: 'party-pavel',
    as: admin,
    daysAgo: 90,
    input: {
      userId: '@user:pavel@cotta.test',
      type: 'physical',
      roles: ['owner_entity'],
      vatPayer: false,
      firstName: 'Pavel',
      lastName: 'Ukázkový',
      nationality: 'CZ',
      email: 'pavel@cotta.test',
      addressId: '@address-pavel',
    },
  },
];
