import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page.js';
import { askedVersion } from './asked-version.js';
import type { FrozenReport, ReportFields } from './report.graphql.js';
import type { ReportGap, SearchedOffice } from './frozen-report.js';
import { freshCheckOf } from './fresh-check.js';
import type { Recheck } from './recheck.js';
import { SinceReport } from './since-report.js';
import { ReportBody } from './report-body.js';
import { ReportView } from './report-view.js';

afterEach(cleanup);

const searchedOffice = (jurisdiction: string, more: Partial<SearchedOffice> = {}): SearchedOffice => ({
  __typename: 'SearchedOffice',
  jurisdiction,
  register: jurisdiction,
  dataOf: '2026-11-19',
  coverage: 'ALL',
  sinceYear: null,
  identical: 0,
  similar: 0,
  total: 3,
  ...more,
});
const search = (...offices: SearchedOffice[]): FrozenReport['searches'][number] => ({
  __typename: 'ReportSearch',
  searchId: 's',
  source: 'REGISTERS',
  query: 'Lumora',
  classes: [],
  liveOnly: false,
  closenessLimit: 60,
  gaps: [],
  searchedAt: '2026-11-19T09:00:00Z',
  offices,
});
const answer = (
  jurisdiction: string,
  more: Partial<FrozenReport['jurisdictions'][number]> = {},
): FrozenReport['jurisdictions'][number] => ({
  __typename: 'OfficeResult',
  jurisdiction,
  verdict: 'GO',
  risk: 'LOW',
  reason: 'Free.',
  notSearched: null,
  notSearchedText: null,
  sampleNote: null,
  ...more,
});
const near = {
  name: 'NEAR',
  owner: 'Owner',
  jurisdiction: 'US',
  status: 'Registered',
  classes: [9, 11],
  number: '5',
  filingDate: '2019-04-02',
  identical: false,
  look: 71,
  sound: 88,
  meaning: 20,
  goods: 92,
  overall: 82,
  note: 'One vowel.',
};
const far = {
  name: 'FAR',
  owner: null,
  jurisdiction: 'EU',
  status: null,
  classes: [9],
  number: null,
  filingDate: null,
  identical: false,
  look: 10,
  sound: null,
  meaning: null,
  goods: null,
  overall: 20,
  note: null,
};

function frozen(more: Partial<FrozenReport> = {}): FrozenReport {
  return {
    id: 'r',
    publicId: 'V-1',
    number: 2,
    outcome: 'APPROVED',
    seal: '7f3a91c20b4d0000000000000000000000000000000000000000000000000000',
    releasedAt: '2026-11-20T10:00:00Z',
    releasedOn: '2026-11-20',
    lawyerName: 'Lena Lawyer',
    asked: {
      name: 'Lumora',
      kind: 'TEXT',
      meaning: '',
      offices: ['EU', 'US'],
      classes: [],
      description: 'Lamps for homes',
      websites: [],
      useInCommerce: null,
    },
    strategy: 'Word first.\n\nLogo later.',
    distinctiveness: null,
    similarity: null,
    jurisdictions: [answer('EU'), answer('US', { verdict: 'NOT_ADVISED', risk: 'HIGH', reason: 'Taken.' })],
    classAdvice: [
      { classNumber: 11, jurisdiction: null, advice: 'RECOMMENDED', reason: null },
      {
        classNumber: 19,
        jurisdiction: 'US',
        advice: 'ADVISED_AGAINST',
        reason: 'ZEPHYR OAK is registered for flooring.',
      },
    ],
    setAside: [],
    similarTrademarks: [far, near],
    searches: [search(searchedOffice('EU'), searchedOffice('US', { similar: 1 }))],
    dismissReason: null,
    dismissAlternatives: [],
    ...more,
  } as FrozenReport;
}
const show = (
  report: FrozenReport,
  { locale = 'en', gaps = [] }: { locale?: 'en' | 'cs'; gaps?: readonly ReportGap[] } = {},
) => renderPage([{ path: '/', Component: () => <ReportView report={report} gaps={gaps} /> }], { locale });
const text = () => document.body.textContent ?? '';

describe('report', () => {
  it('answers office by office, in words, under its version and seal', async () => {
    show(frozen());
    const lines = within(
      (await screen.findByRole('heading', { name: 'The answer, office by office' }))
        .parentElement as HTMLElement,
    ).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/European Union.*Go.*low risk.*Free\./);
    expect(lines[1]).toHaveTextContent(/United States.*Not advised.*high risk.*Taken\./);
    expect(text()).toContain('7F3A 91C2 0B4D');
    expect(text()).toContain('20 November 2026 · version 2');
  });

  it('puts the nearest mark first and says what the numbers are', async () => {
    show(frozen());
    expect(
      (await screen.findAllByRole('heading', { level: 4 })).map((heading) => heading.textContent),
    ).toEqual(['NEAR', 'FAR']);
    expect(screen.getByText(/an opinion, not a measurement/)).toBeInTheDocument();
    expect(screen.getByText(/it does not promise a result/)).toBeInTheDocument();
  });

  it('says what classes to take, and which to leave and why', async () => {
    show(frozen());
    expect(
      (await screen.findByRole('heading', { name: 'We advise against' })).parentElement,
    ).toHaveTextContent(/19.*ZEPHYR OAK is registered for flooring/);
    expect(screen.getByRole('heading', { name: 'We recommend' }).parentElement).toHaveTextContent(/11/);
    expect(screen.queryByRole('heading', { name: 'Not assessed' })).toBeNull();
  });
});

describe('a sentence of a report', () => {
  it('about an office without a search is only that it was not searched, and why', async () => {
    show(
      frozen({
        searches: [search(searchedOffice('EU'))],
        similarTrademarks: [],
        jurisdictions: [
          answer('EU'),
          answer('US', { verdict: 'NO_ANSWER', risk: null, reason: '', notSearched: 'NO_REGISTER_HELD' }),
        ],
      }),
    );
    expect(
      await screen.findByText(
        /European Union: no identical mark in the register, data of 19 November 2026\./,
      ),
    ).toBeInTheDocument();
    expect(text()).not.toContain('United States: no identical mark');
    expect(
      screen.getAllByText(
        /Not searched, because we hold no copy of this register\. There is no answer for it yet\./,
      ).length,
    ).toBeGreaterThan(0);
  });

  it('without any search claims nothing was looked for', async () => {
    show(frozen({ searches: [], similarTrademarks: [] }));
    await screen.findByRole('heading', { name: 'Earlier marks' });
    for (const claim of ['no identical mark', 'No mark reached', 'data of', 'Searched for'])
      expect(text()).not.toContain(claim);
  });

  it.each<[string, Partial<SearchedOffice>, RegExp]>([
    [
      'of a sample',
      { coverage: 'SAMPLE' },
      /in the part of the register that we hold, data of 19 November 2026\. It is a sample, not the whole\./,
    ],
    ['of live marks', { coverage: 'LIVE_ONLY' }, /no identical mark among the live marks of the register/],
    [
      'since a year',
      { coverage: 'SINCE', sinceYear: 1990 },
      /no identical mark among marks filed since 1990/,
    ],
    ['with hits', { identical: 2 }, /European Union: 2 identical marks found\./],
    ['without a near one', {}, /No mark reached the closeness at which we list marks \(60 of 100\)\./],
    ['with near ones', { similar: 7 }, /7 similar marks found \(60 of 100 or closer\)\./],
  ])('%s says so', async (_, office, said) => {
    show(frozen({ searches: [search(searchedOffice('EU', office))] }));
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  });

  it('about marks that were set aside says why', async () => {
    show(frozen({ setAside: [{ __typename: 'SetAsideMarks', refs: ['a', 'b'], reason: 'Other goods.' }] }));
    expect(await screen.findByText('2 found marks set aside, because: Other goods.')).toBeInTheDocument();
  });

  it('is Czech in Czech, with its plurals and dates', async () => {
    show(frozen({ searches: [search(searchedOffice('EU', { similar: 3 }))] }), { locale: 'cs' });
    expect(
      await screen.findByText(/Nalezeny 3 podobné známky \(blízkost od 60 ze 100\)\./),
    ).toBeInTheDocument();
    expect(screen.getByText(/třídy 9, 11/)).toBeInTheDocument();
    expect(text()).toContain('data ke dni 19. listopadu 2026');
  });
});

describe('what a report does not cover', () => {
  const since = '2026-11-24T10:00:00Z';
  it('is said above the answers, and the frozen part does not move', async () => {
    show(frozen(), {
      gaps: [
        { __typename: 'ReportGap', kind: 'OFFICE', jurisdiction: 'CH', classNumber: null, since },
        { __typename: 'ReportGap', kind: 'CLASS', jurisdiction: null, classNumber: 35, since },
      ],
    });
    const box = (await screen.findByRole('heading', { name: 'Not covered by this report' }))
      .parentElement as HTMLElement;
    expect(box).toHaveTextContent(
      'Switzerland was added later. Its register was not searched for this report.',
    );
    expect(box).toHaveTextContent('Class 35 was not part of this check.');
    expect(screen.queryByText(/Switzerland: no identical/)).toBeNull();
  });
});

describe('since a report', () => {
  const mark = {
    __typename: 'NewNearMark' as const,
    ref: 'EU:950',
    name: 'LUMORAA',
    owner: 'Newcomer',
    jurisdictions: ['EU'],
    number: '950',
    status: null,
    classes: [11],
    filingDate: '2026-11-24',
    overall: 88,
  };
  const ran = (more: object = {}): Recheck =>
    ({
      __typename: 'ReportRecheck',
      id: 'c',
      number: 2,
      ranAt: '2026-11-23T02:00:00Z',
      offices: [
        { __typename: 'RecheckedOffice', jurisdiction: 'EU', register: 'EUIPO', dataOf: '2026-11-22' },
      ],
      notRepeated: [],
      newMarks: [],
      ...more,
    }) as Recheck;
  const box = async (
    recheck: Recheck,
    {
      days = 3,
      stage = 'FRESH',
      report = {},
    }: { days?: number; stage?: 'FRESH' | 'AGEING' | 'OLD'; report?: Partial<FrozenReport> } = {},
  ) => {
    renderPage([
      {
        path: '/',
        Component: () => (
          <SinceReport
            report={frozen(report)}
            age={{ __typename: 'ReportAge', days, stage }}
            recheck={recheck}
            fresh={<button>Fresh</button>}
          />
        ),
      },
    ]);
    return (await screen.findByRole('heading', { name: 'Since this report' })).parentElement as HTMLElement;
  };

  it('is calm in one sentence when the same search found nothing new', async () => {
    expect(await box(ran())).toHaveTextContent(
      /^Since this reportThe same search on 23 November 2026 \(data of 22 November 2026\) found nothing new\.$/,
    );
  });

  it('lists new near marks, says that nobody has looked at them, and offers a fresh check', async () => {
    const said = await box(ran({ newMarks: [mark] }));
    expect(said).toHaveTextContent('1 new near mark since this report. No lawyer has looked at it.');
    expect(said).toHaveTextContent(
      /LUMORAA Newcomer · European Union · 950 · filed 24 November 2026 · class 11 · closeness 88 of 100/,
    );
    expect(said).not.toHaveTextContent('nothing new');
    expect(screen.getByRole('button', { name: 'Fresh' })).toBeInTheDocument();
  });

  it.each<[string, Recheck, Parameters<typeof box>[1], RegExp]>([
    [
      'that an office cannot be repeated',
      ran({ notRepeated: [{ jurisdiction: 'CH', lastSearchedAt: '2026-11-20T09:00:00Z' }] }),
      {},
      /Switzerland: the search cannot be repeated by itself; last searched on 20 November 2026\./,
    ],
    [
      'that it could not be repeated for days',
      ran({ ranAt: '2026-11-21T02:00:00Z' }),
      { days: 4 },
      /We could not repeat the search since 21 November 2026\./,
    ],
    [
      'the same where it never ran',
      ran({ ranAt: null, offices: [] }),
      { days: 4 },
      /We could not repeat the search since 20 November 2026\./,
    ],
    [
      'that it was not made yet',
      ran({ ranAt: null, offices: [] }),
      { days: 0 },
      /It has not been made yet\./,
    ],
    ['so too of the run of an older version', ran({ number: 1 }), {}, /It has not been made yet\./],
    [
      'that nothing was searched',
      null,
      { report: { searches: [] } },
      /No register was searched for this report/,
    ],
    ['that it cannot be asked', undefined, {}, /We cannot ask just now whether anything has changed\./],
    [
      'that the report ages',
      ran({ ranAt: '2026-12-08T02:00:00Z' }),
      { days: 18, stage: 'AGEING' },
      /This report is 18 days old\. The price is calculated anew\./,
    ],
    [
      'that it is old',
      ran({ ranAt: '2027-01-04T02:00:00Z' }),
      { days: 45, stage: 'OLD' },
      /This report is 45 days old\. Ask for a fresh check before you order; it is free\./,
    ],
  ])('says %s', async (_, recheck, age, sentence) =>
    expect(await box(recheck, age)).toHaveTextContent(sentence),
  );

  it('asks for what the order has taken on since, too', () => {
    const gap = {
      __typename: 'ReportGap',
      since: '2026-11-24T10:00:00Z',
      jurisdiction: null,
      classNumber: null,
    } as const;
    expect(freshCheckOf(frozen(), [])).toEqual({ fresh: true });
    expect(
      freshCheckOf(frozen(), [
        { ...gap, kind: 'OFFICE', jurisdiction: 'CH' },
        { ...gap, kind: 'CLASS', classNumber: 35 },
      ]),
    ).toEqual({ fresh: true, jurisdictions: ['EU', 'US', 'CH'], classes: [35] });
  });
});

describe('the page of a report', () => {
  const request = (more: Partial<ReportFields>): ReportFields =>
    ({
      id: 'q',
      publicId: 'V-1',
      value: 'Lumora',
      status: 'VERIFICATION_APPROVED',
      answeredAt: '2026-11-20T10:00:00Z',
      verificationVersion: 2,
      reportAge: null,
      notCovered: [],
      report: frozen(),
      timeline: [],
      ...more,
    }) as unknown as ReportFields;
  const open = (of: ReportFields) =>
    renderPage([
      {
        path: '/',
        Component: () => (
          <ReportBody
            request={of}
            path="/there"
            recheck={null}
            loadFiles={() => Promise.reject(new Error('none'))}
          />
        ),
      },
    ]);

  it('of an older version leads to the newest', async () => {
    open(request({ report: frozen({ number: 1 }) }));
    expect(await screen.findByRole('link', { name: 'Read version 2' })).toHaveAttribute('href', '/there');
  });

  it('keeps the last version readable while the next is written', async () => {
    open(request({ status: 'VERIFICATION_REQUESTED', verificationVersion: 3 }));
    expect(await screen.findByText(/Version 2 stays readable/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The answer, office by office' })).toBeInTheDocument();
  });

  it('ends a "no" with ways on', async () => {
    open(
      request({
        status: 'VERIFICATION_DISMISSED',
        report: frozen({
          outcome: 'DISMISSED',
          searches: [],
          dismissReason: 'Descriptive.',
          dismissAlternatives: ['Add a logo.', 'Another word.'],
        }),
      }),
    );
    expect(await screen.findByText('Descriptive.')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Add a logo.',
      'Another word.',
    ]);
  });

  it.each([
    ['', null],
    ['version=1', 1],
    ['version=0', null],
    ['version=x', null],
  ])('asks with «%s» for version %s', (query, expected) =>
    expect(askedVersion(new URLSearchParams(query), undefined)).toBe(expected),
  );
});
