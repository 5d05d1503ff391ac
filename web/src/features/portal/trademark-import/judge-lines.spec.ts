import { describe, expect, it } from '@jest/globals';
import { headingRow, mappingOf } from './columns.js';
import { dayOf, orderOf } from './days.js';
import { judgeLines, markKey } from './judge-lines.js';
import { officeByWord } from './office-words.js';

const officeOf = officeByWord([
  { code: 'EU', name: 'European Union', short: 'EUIPO' },
  { code: 'CZ', name: 'Czech Republic', short: 'ÚPV' },
  { code: 'SK', name: 'Slovakia', short: 'ÚPV SR' },
  { code: 'UK', name: 'United Kingdom', short: 'UKIPO' },
  { code: 'FR', name: 'France', short: 'INPI' },
  { code: 'BR', name: 'Brazil', short: 'INPI' },
  { code: 'WIPO', name: 'WIPO', short: 'WIPO' },
]);
const heads = [
  'Trade mark name',
  'Office',
  'Application number',
  'Registration number',
  'Application date',
  'Registration date',
  'Expiry date',
  'Nice class',
  'Status',
  'Our reference',
];
const whole = [
  'Lumora',
  'EM',
  '018000001',
  '',
  '2016-04-02',
  '2016-09-01',
  '2026-04-02',
  '9, 35',
  'Registered',
  'A-1',
];
const judge = (...rows: readonly (readonly string[])[]) =>
  judgeLines({
    rows: [heads, ...rows],
    heading: 0,
    mapping: mappingOf(heads),
    order: 'day',
    officeOf,
    onRecord: new Map([[markKey('CZ', '123456'), 'm1']]),
  });
const changed = (at: number, value: string): string[] =>
  whole.map((cell, index) => (index === at ? value : cell));

describe('the columns of a list', () => {
  it.each([
    [heads],
    [
      [
        'Známka',
        'Úřad',
        'Číslo přihlášky',
        'Číslo zápisu',
        'Datum podání',
        'Datum zápisu',
        'Platnost do',
        'Třídy',
        'Stav',
        'Naše značka',
      ],
    ],
    [
      [
        'Známka',
        'Úrad',
        'Číslo prihlášky',
        'Číslo zápisu',
        'Dátum podania',
        'Dátum zápisu',
        'Platnosť do',
        'Triedy',
        'Stav',
        'Naša zn.',
      ],
    ],
    [
      [
        'Marca',
        'País',
        'Número de solicitud',
        'Número de registro',
        'Fecha de solicitud',
        'Fecha de registro',
        'Fecha de caducidad',
        'Clases',
        'Estado',
        'Referencia',
      ],
    ],
  ])('are known by their headings in each language: %j', (headings) => {
    const {
      name,
      office,
      applicationNumber,
      registrationNumber,
      filed,
      registered,
      expires,
      classes,
      status,
    } = mappingOf(headings);
    expect([
      name,
      office,
      applicationNumber,
      registrationNumber,
      filed,
      registered,
      expires,
      classes,
      status,
    ]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('stand under a title and a day that an export writes first', () => {
    expect(headingRow([['Export of marks'], ['Made on', '1 March 2026'], heads, whole])).toBe(2);
  });
});

describe('the days of a list', () => {
  it('are read in the ways lists write them, and only where the calendar has them', () => {
    expect(
      [
        '2027-03-14',
        '14.3.2027',
        '14. 3. 2027',
        '20270314',
        '14-Mar-2027',
        'Mar. 14, 2027',
        '14/03/2027',
      ].map((cell) => dayOf(cell, 'day')),
    ).toEqual(Array(7).fill('2027-03-14'));
    expect(dayOf('03/14/2027', 'month')).toBe('2027-03-14');
    expect(dayOf('03/14/2027', 'day')).toBeUndefined();
    expect(dayOf('30.2.2027', 'day')).toBeUndefined();
  });

  it('say themselves what comes first, or leave it to a person', () => {
    expect(orderOf(['03/04/2025', '25/04/2025'])).toBe('day');
    expect(orderOf(['03/04/2025', '04/25/2025'])).toBe('month');
    expect(orderOf(['03/04/2025'])).toBeUndefined();
    expect(orderOf(['25/04/2025', '04/25/2025'])).toBeUndefined();
    expect(orderOf(['3.4.2025', '2025-04-03', '04/04/2025'])).toBe('clear');
  });
});

describe('the offices of a list', () => {
  it('are known by code, ST.3 code and by the country in four languages', () => {
    expect(['EM', 'euipo', 'GB', 'Česko', 'Slovensko', 'Eslovaquia', 'Francie', 'WO'].map(officeOf)).toEqual([
      'EU',
      'EU',
      'UK',
      'CZ',
      'SK',
      'SK',
      'FR',
      'WIPO',
    ]);
  });

  it('are not guessed by a word that two of them bear', () => {
    expect(officeOf('INPI')).toBeUndefined();
    expect(officeOf('Atlantis')).toBeUndefined();
  });
});

describe('a line of a list', () => {
  it('that says enough is new, with what the single import would send', () => {
    expect(judge(whole)).toMatchObject([
      {
        verdict: 'new',
        input: {
          name: 'Lumora',
          alias: 'A-1',
          jurisdiction: 'EU',
          number: '018000001',
          status: 'TRADEMARK_REGISTERED',
          filingDate: '2016-04-02',
          registrationDate: '2016-09-01',
          expirationDate: '2026-04-02',
          goodsAndServices: [
            { class: 9, terms: [] },
            { class: 35, terms: [] },
          ],
        },
      },
    ]);
  });

  it('is known where its mark is there, however the number is written', () => {
    const cells = changed(1, 'CZ').map((cell, at) => (at === 2 ? ' 0123 456' : cell));
    expect(judge(cells)).toMatchObject([{ verdict: 'known', reasons: ['known'], markId: 'm1' }]);
  });

  it('that comes twice is taken once', () => {
    expect(
      judge(whole, changed(2, '18000001')).map(({ verdict, reasons, input }) => [
        verdict,
        reasons,
        input !== undefined,
      ]),
    ).toEqual([
      ['new', [], true],
      ['known', ['twice'], false],
    ]);
  });

  it.each([
    ['wrong', 'classWrong', 7, '77'],
    ['wrong', 'classWrong', 7, '9-25'],
    ['wrong', 'officeUnknown', 1, 'Atlantis'],
    ['wrong', 'filedWrong', 4, '31.2.2016'],
    ['wrong', 'expiresEarly', 6, '2016-04-01'],
    ['wrong', 'registeredEarly', 5, '2016-04-01'],
    ['wrong', 'nameLong', 0, 'x'.repeat(301)],
    ['incomplete', 'nameMissing', 0, ''],
    ['incomplete', 'officeMissing', 1, ''],
    ['incomplete', 'numberMissing', 2, ''],
    ['incomplete', 'registeredMissing', 5, ''],
    ['ended', 'ended', 8, 'Registration cancelled'],
    ['ended', 'ended', 8, 'Zaniklá'],
  ])('is %s for %s', (verdict, reason, at, value) => {
    expect(judge(changed(at, value))).toMatchObject([{ verdict, reasons: [reason] }]);
    expect(judge(changed(at, value))[0]?.verdict).not.toBe('new');
  });
});
