import { demoStory as people } from '@cotta/accounts/testing.js';
import { demoStory as threats } from '@cotta/cases/testing.js';
import { demoStory as orders, sentDraftStory } from '@cotta/requests/testing.js';
import { demoStory as brands } from '@cotta/subscriptions/testing.js';
import { demoStory as marks } from '@cotta/trademarks/testing.js';
import { databaseContentStore, demoFiles, demoStory as work } from '@cotta/workspace/testing.js';
import { demoId } from '@cotta/kit/edge/programs/demo-story.js';
import { arrivals, done, made } from './arrivals.js';
import type { Colleague, OfficeDay } from './office-day.js';

const SECOND_LAWYER = 'second.lawyer@cotta.test';

/** Whom the demo stories name. */
export interface StoryCast {
  readonly dana: Colleague;
  readonly lawyer: Colleague;
  readonly admin: Colleague;
}

/** Whom the firm names where owners from abroad need somebody. */
const attorneys = [
  { office: 'US', name: 'P. North', street: '1 Elm Street', city: 'Boston', country: 'US' },
  { office: 'UK', name: 'U. South', street: '2 Oak Lane', city: 'London', country: 'GB' },
];

/** Everybody of the demo stories has an account, and the stories are told. */
export async function tellStories(day: OfficeDay): Promise<StoryCast> {
  const dana = await day.enrols({ role: 'customer', firstname: 'Dana', email: 'customer@cotta.test' });
  await day.enrols({ role: 'customer', firstname: 'Pavel', email: 'pavel@cotta.test' });
  await day.enrols({ role: 'customer', firstname: 'Lucia', email: 'lucia@cotta.test' });
  const lawyer = await day.enrols({ role: 'lawyer', firstname: 'Lena', email: 'lawyer@cotta.test' });
  await day.enrols({ role: 'lawyer', firstname: 'Viktor', email: SECOND_LAWYER });
  await day.enrols({ role: 'lawyer', firstname: 'Marta' });
  const admin = await day.enrols({ role: 'admin', firstname: 'Adam', email: 'admin@cotta.test' });
  await day.tells('accounts', people);
  await day.settles();
  await day.tells('subscriptions', brands);
  await day.tells('trademarks', marks);
  await day.tells('cases', threats);
  const contents = databaseContentStore(day.database('workspace'));
  for (const { path, bytes } of demoFiles) await contents.put(path, bytes);
  await day.tells('workspace', work);
  await day.settles();
  for (const there of attorneys)
    await day.does(admin, made('createRepresentative', 'Representative'), {
      input: { position: 1, kind: 'PARTNER', firm: 'Northbridge', inUse: true, ...there },
    });
  await day.tells('requests', orders);
  await day.settles();
  await day.tells('requests', sentDraftStory);
  await day.settles();
  return { dana, lawyer, admin };
}

/** A mark of the story that is in the register of its office, and elsewhere as well. */
const REGISTERED = 'mark-nordhaven-eu';
/** What the stories have no record of: an order of another service, a talk, a letter nobody has read yet, a register that says otherwise. @returns by table, records that show most of what their pages have */
export async function bringMore(
  day: OfficeDay,
  { dana, lawyer, admin }: StoryCast,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const comes = arrivals(day, { rita: dana, dana, ada: admin, lena: lawyer, marek: lawyer });
  await day.does(dana, made('createServiceRequest', 'ServiceRequest'), {
    input: { serviceName: 'other', description: 'Another label.', language: 'en', currency: 'EUR' },
  });
  await comes.talk('Which classes do I need?');
  const mark = await comes.mark('Wordlight', {
    jurisdiction: 'US',
    number: '97000010',
    status: 'UNDER_EXAMINATION',
    filingDate: '2026-06-10',
  });
  // Nobody is protected for thirteen years.
  const doubtful = await comes.mark('Nordhaven thirteen', {
    jurisdiction: 'EU',
    number: '018999011',
    status: 'TRADEMARK_REGISTERED',
    filingDate: '2020-01-12',
    registrationDate: '2020-06-12',
    expirationDate: '2033-01-12',
  });
  await day.does(lawyer, made('createOfficeAction', 'OfficeAction'), {
    input: {
      trademarkId: mark,
      userId: dana.userId,
      issueDate: '2027-03-04',
      dueDate: '2027-06-04',
    },
  });
  await day.tells('trademarks', [
    {
      command: 'NoteRegisterDifferences',
      on: REGISTERED,
      as: { role: 'system' },
      input: {
        registerEntry: {
          applicationNumber: 'DEMO-EU-018999001',
          status: 'REGISTERED',
          filedOn: '@day:-481',
          publishedOn: null,
          registeredOn: null,
          expiresOn: null,
        },
      },
    },
  ]);
  await day.settles();
  return { trademark: [demoId(REGISTERED), doubtful] };
}

const OFFICES = ['EU', 'UK', 'US'] as const;

/** An order whose draft its client approved, for three offices: one is filed by hand, one has a partner that waits for the word. @returns its id */
export async function orderToFile(day: OfficeDay, { dana, lawyer, admin }: StoryCast): Promise<string> {
  const begin = {
    type: 'TEXT',
    value: 'Velomar',
    jurisdictions: OFFICES,
    jurisdictionsUndecided: false,
    websites: [],
    businessDescription: 'Lamps.',
    classes: [11],
    language: 'en',
    sendMarketingEmails: false,
    contact: { email: dana.email, firstName: 'Dana', lastName: 'Day' },
    userId: dana.userId,
  };
  const { id } = await day.does(admin, made('createRegistrationRequest', 'RegistrationRequest'), {
    input: begin,
  });
  const step = (who: Colleague, command: string, input: object = {}) =>
    day.does(who, done(command, 'RegistrationRequest'), { id, input });
  await step(dana, 'createOrder', {
    services: ['registration'],
    orderedItems: OFFICES,
    currency: 'EUR',
    filingClassesCount: 1,
    termsAccepted: true,
  });
  await step(admin, 'confirmInvoicePaid');
  await step(admin, 'markReadyForDrafting');
  const application = await day.does(admin, made('createApplication', 'Application'), {
    input: { requestId: id, onboardingFinished: true, domicileAddressVisible: false },
  });
  for (const jurisdiction of OFFICES)
    await day.does(admin, made('createApplicationJurisdiction', 'ApplicationJurisdiction'), {
      input: {
        applicationId: application['id'],
        jurisdiction,
        goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }],
        usptoSpecimenToClass: [],
        colorClaimEnabled: false,
        ...(jurisdiction === 'US' ? { usptoFilingBasis: '_1_B' } : {}),
      },
    });
  const address = await day.does(dana, made('createAddress', 'Address'), {
    input: { street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK' },
  });
  const owner = await day.does(dana, made('createParty', 'Party'), {
    input: {
      type: 'LEGAL',
      roles: ['OWNER_ENTITY'],
      businessName: 'Velomar s. r. o.',
      companyType: 's. r. o.',
      vatPayer: false,
      officialFirstName: 'Dana',
      officialLastName: 'Day',
      officialFunction: 'Director',
      countryOfIncorporation: 'SK',
      addressId: address['id'],
    },
  });
  await day.settles();
  await day.does(dana, done('chooseApplicationParties', 'Application'), {
    id: application['id'],
    input: {
      registrationEntity: owner['id'],
      domicileAddress: address['id'],
      mailingAddress: address['id'],
    },
  });
  await step(dana, 'requestReview');
  await step(lawyer, 'sendForReview');
  const { filingCopy } = (await day.asks(dana, 'query ($id: ID!) { filingCopy(requestId: $id) { digest } }', {
    id,
  })) as { filingCopy: { digest: string } };
  await step(dana, 'approveApplication', { draftDigest: filingCopy.digest });
  await day.settles();
  return String(id);
}

/** What is prepared waits for a lawyer’s word: one filing with a partner, one at an office that said what it costs, which is more than one person spends alone. */
export async function prepareFilings(
  day: OfficeDay,
  { lawyer }: StoryCast,
  requestId: string,
): Promise<void> {
  const markAt = async (office: string): Promise<{ trademarkId: string; digest: string }> => {
    const { trademarkList } = (await day.asks(
      lawyer,
      'query ($id: ID!, $office: JurisdictionCode!) { trademarkList(filter: { registrationRequestId: { eq: $id }, jurisdiction: { eq: $office } }) { items { id filingReadiness { digest } } } }',
      { id: requestId, office },
    )) as { trademarkList: { items: { id: string; filingReadiness: { digest: string } }[] } };
    const [mark] = trademarkList.items;
    return { trademarkId: mark?.id ?? '', digest: mark?.filingReadiness.digest ?? '' };
  };
  await day.does(lawyer, made('createFiling', 'Filing'), {
    input: { ...(await markAt('US')), route: 'PARTNER', partner: 'northbridge' },
  });
  const on = `filing of ${requestId}`;
  await day.tells('trademarks', [
    {
      command: 'CreateFiling',
      on,
      as: { role: 'lawyer', email: SECOND_LAWYER },
      input: { ...(await markAt('EU')), route: 'EUIPO' },
    },
    {
      command: 'RecordOfficeDraft',
      on,
      as: { role: 'system' },
      input: { officeDraft: 'EFEM1', officeFee: { amountMinor: 85_000, currency: 'EUR' } },
    },
  ]);
}
