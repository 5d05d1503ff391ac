// What the filing page of an order asks for: three offices, each at another point of its way.
import type { ServerResponse } from 'node:http';
import type { AnswerTo, Answers } from './answers-to.js';
import { plainMark, plainRequest } from './stub-states.js';

type Desk = AnswerTo<'AdminFilingDesk'>;
type Mark = Desk['trademarkList']['items'][number];
type Readiness = NonNullable<Mark['filingReadiness']>;
type Filing = Mark['filings']['items'][number];

const id = (end: string): string => `0190a000-0000-7000-8000-0000000f${end}`;
const digest = '3f1a9c5e7b2d4860a1c3e5f70918273645546372819fae0bdc2e4f6a8b1c3d5e';

const wordMark = {
  kind: 'text',
  words: 'Velomar',
  meaning: '',
  logoDocumentId: null,
  logoType: null,
  colorClaim: null,
};
const pictureMark = {
  ...wordMark,
  kind: 'combined',
  logoDocumentId: id('0031'),
  colorClaim: 'green, orange',
};

const office = (
  jurisdiction: string,
  end: string,
  more: object = {},
): Desk['filingCopy']['offices'][number] => ({
  __typename: 'FilingCopyOffice',
  applicationJurisdictionId: id(end),
  jurisdiction,
  content: {
    applicationId: id('0001'),
    mark: wordMark,
    goodsAndServices: [{ classNumber: 11, terms: ['lamps', 'lanterns', 'lights for vehicles'] }],
    ownerEntityId: id('0002'),
    owner: {
      type: 'legal',
      name: 'Velomar s.r.o.',
      companyId: '52 123 456',
      companyType: 's.r.o.',
      officialName: 'Jana Example',
      officialFunction: null,
      nationality: null,
      countryOfIncorporation: 'SK',
      stateOfIncorporation: null,
      email: null,
      phone: null,
    },
    domicileAddress: { street: 'Dlhá 1', city: 'Nitra', postcode: '949 01', country: 'SK', state: null },
    domicileAddressVisible: false,
    mailingAddress: null,
    priority: null,
    filingBasis: null,
    specimens: [],
    additionalInfo: null,
    documentFolderId: null,
    ...more,
  },
});

type Sheet = NonNullable<Filing['lastSheet']>;
const euro = (amountMinor: number) => ({ __typename: 'Money' as const, amountMinor, currency: 'EUR' });
const line = (
  row: Sheet['lines'][number]['row'],
  sides: readonly [string | null, string | null],
  more: Partial<Sheet['lines'][number]> = {},
): Sheet['lines'][number] => ({
  __typename: 'LastSheetLine',
  row,
  classNumber: null,
  approved: sides[0],
  sent: sides[1],
  differs: false,
  ...more,
});
/** One difference, below the limit of one person. */
const lastSheet: Sheet = {
  __typename: 'LastSheet',
  lines: [
    line('MARK', ['Velomar', null], { differs: true }),
    line('OWNER', ['Velomar s.r.o.', 'Velomar s.r.o.']),
    line('FIRST_LANGUAGE', ['en', 'en']),
    line('SECOND_LANGUAGE', ['de', 'de']),
    line('GOODS', ['lamps; lanterns', 'lamps; lanterns'], { classNumber: 11 }),
    line('PRIORITY', [null, null]),
  ],
  fees: [{ __typename: 'LastSheetFee', classNumber: 11, amount: euro(85_000) }],
  similar: [],
  secondPersonNeeded: true,
  onePersonLimit: euro(50_000),
};
export const preparer = {
  __typename: 'User' as const,
  id: id('0051'),
  displayName: 'Marek Example',
  email: 'marek@cotta.test',
};

const things = [
  'APPROVED_COPY',
  'OWNER',
  'ADDRESS',
  'WORDS',
  'GOODS',
  'FILING_BASIS',
  'SPECIMENS',
  'POWER_OF_ATTORNEY',
] as const;
const onlyThere: readonly string[] = ['FILING_BASIS', 'SPECIMENS'];
const isWanted = (thing: string, jurisdiction: string): boolean =>
  thing !== 'POWER_OF_ATTORNEY' && (jurisdiction === 'US' || !onlyThere.includes(thing));

interface Way extends Pick<Readiness, 'way'>, Partial<Pick<Readiness, 'partners'>> {
  readonly missing?: readonly string[];
  readonly filings?: readonly (Pick<Filing, 'route' | 'status'> & Partial<Filing>)[];
}
const mark = (
  jurisdiction: string,
  end: string,
  { way, partners = [], missing = [], filings = [] }: Way,
): Mark => ({
  __typename: 'Trademark',
  ...plainMark,
  id: id(end),
  name: 'Velomar',
  jurisdiction,
  status: 'READY_FOR_FILING',
  number: null,
  filingDate: null,
  userId: id('0041'),
  receiptDocument: null,
  filingReadiness: {
    __typename: 'FilingReadiness',
    way,
    checks: things.map((thing) => ({
      __typename: 'FilingCheck',
      thing,
      state: missing.includes(thing) ? 'MISSING' : isWanted(thing, jurisdiction) ? 'GIVEN' : 'NOT_NEEDED',
    })),
    digest,
    partners,
  },
  filings: {
    __typename: 'FilingPage',
    items: filings.map((filing, index) => ({
      __typename: 'Filing',
      id: id(`${end.slice(0, 3)}${index + 4}`),
      createdAt: '2026-11-20T10:00:00.000Z',
      partner: null,
      pictureDigest: null,
      officeFee: null,
      preparedBy: preparer,
      assignedAdmin: null,
      lastSheet: null,
      silentSince: null,
      attempts: 0,
      trouble: null,
      nextTryAt: null,
      acknowledgedAt: null,
      number: null,
      filingDate: null,
      returnReason: null,
      ...filing,
    })),
  },
});

const northbridge = { code: 'northbridge', name: 'Northbridge IP' };

export const filingAnswers = {
  AdminFilingDesk: ({ id: requestId }): AnswerTo<'AdminFilingDesk'> => ({
    registrationRequest: {
      __typename: 'RegistrationRequest',
      ...plainRequest,
      id: requestId,
      publicId: 'V-7K2M9Q4X',
      value: 'Velomar',
      paidAt: '2026-11-10T09:30:00.000Z',
      status: 'APPLICATION_APPROVED',
      units: ['EU', 'UK', 'US'].map((jurisdiction) => ({
        __typename: 'OrderUnit',
        jurisdiction,
        classNumber: 11,
        paid: 'PAID',
        approvedAt: '2026-11-20T09:30:00.000Z',
      })),
      poaDocumentId: null,
      logo: { __typename: 'Document', id: id('0031'), url: '/icon.svg' },
      applications: {
        __typename: 'ApplicationPage',
        items: [
          {
            __typename: 'Application',
            id: id('0001'),
            jurisdictions: {
              __typename: 'ApplicationJurisdictionPage',
              items: [{ __typename: 'ApplicationJurisdiction', id: id('0012'), logo: null }],
            },
          },
        ],
      },
    },
    productList: {
      __typename: 'ProductPage',
      items: [
        {
          __typename: 'Product',
          id: id('0061'),
          status: 'PAID',
          total: euro(265_152),
          refunded: null,
          price: {
            __typename: 'ProductPrice',
            lines: [
              { __typename: 'PricedLine', jurisdiction: 'EU', kind: 'OFFICIAL_FEE', net: euro(85_000) },
              { __typename: 'PricedLine', jurisdiction: 'EU', kind: 'LAWYER_FEE', net: euro(29_000) },
            ],
          },
        },
      ],
    },
    filingCopy: {
      __typename: 'FilingCopy',
      digest,
      sealedAt: '2026-11-20T09:30:00.000Z',
      offices: [
        office('EU', '0011', { mark: pictureMark }),
        office('UK', '0012'),
        office('US', '0013', { filingBasis: '1(b)' }),
      ],
    },
    trademarkList: {
      __typename: 'TrademarkPage',
      items: [
        mark('US', '0023', {
          way: 'PARTNER',
          partners: [northbridge],
          filings: [
            {
              route: 'PARTNER',
              partner: 'northbridge',
              status: 'RETURNED',
              returnReason: 'The goods are too broad for this office.',
            },
          ],
        }),
        mark('EU', '0021', {
          way: 'EUIPO',
          filings: [
            {
              route: 'EUIPO',
              status: 'PREPARED',
              pictureDigest: digest,
              officeFee: euro(85_000),
              lastSheet,
            },
          ],
        }),
        mark('UK', '0022', { way: 'STAFF', missing: ['POWER_OF_ATTORNEY'] }),
      ],
    },
  }),
  LawyersToConfirm: (): AnswerTo<'LawyersToConfirm'> => ({
    withheld: { __typename: 'StaffProfilePage', items: [] },
    userList: {
      __typename: 'UserPage',
      items: [
        preparer,
        { ...preparer, id: id('0052'), displayName: 'Lena Example', email: 'lena@cotta.test' },
      ],
    },
  }),
  DeskAssignFiling: (): AnswerTo<'DeskAssignFiling'> => ({ assignFiling: { __typename: 'Filing' } }),
  DeskFileReceipt: (): AnswerTo<'DeskFileReceipt'> => ({
    createDocument: { __typename: 'Document', id: id('0071') },
  }),
  DeskRecordReceipt: (): AnswerTo<'DeskRecordReceipt'> => ({
    recordFilingReceipt: { __typename: 'Trademark' },
  }),
  DeskConfirmFiling: (): AnswerTo<'DeskConfirmFiling'> => ({ confirmFiling: { __typename: 'Filing' } }),
  DeskCreateFiling: (): AnswerTo<'DeskCreateFiling'> => ({
    createFiling: {
      __typename: 'Refusal',
      code: 'FILING_UNDER_WAY',
      message: 'A filing of this mark is under way already.',
      fields: [],
    },
  }),
  DeskFileTrademark: (): AnswerTo<'DeskFileTrademark'> => ({
    fileTrademark: {
      __typename: 'Refusal',
      code: 'INPUT_INVALID',
      message: 'Some answers need another look.',
      fields: [
        {
          __typename: 'FieldRefusal',
          path: ['filingDate'],
          code: 'IN_FUTURE',
          message: 'The day must not be in the future.',
        },
      ],
    },
  }),
} satisfies Answers;

/** The package of the mark in the United States is there; a document of the one in the United Kingdom was lost. */
export function filingPackage(path: string, response: ServerResponse): void {
  if (!path.includes(id('0022'))) {
    response.writeHead(200, { 'content-type': 'application/zip' }).end('PK');
    return;
  }
  response.writeHead(409, { 'content-type': 'application/problem+json' }).end(
    JSON.stringify({
      status: 409,
      title: 'Refused',
      detail: 'A document that was approved is not there any more: power of attorney.',
    }),
  );
}
