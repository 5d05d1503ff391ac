// Goods, classes and registered marks that the search pages ask for.
import { niceClasses } from '@cotta/reference/nice-classes.js';
import { isLocale } from '../src/i18n/locale-rules.js';
import type { AnswerTo, Answers } from './answers-to.js';
import { hours, jurisdictionList } from './stub-facts.js';

const goodsAndServicesPackageList = [
  {
    id: 'fashion',
    title: 'Clothing and fashion',
    industry: { id: 'fashion-and-beauty', title: 'Fashion and beauty' },
    terms: [
      { classNumber: 25, term: 'clothing*', need: 'core' },
      { classNumber: 35, term: 'advertising', need: 'optional' },
    ],
  },
  {
    id: 'jewellery',
    title: 'Jewellery',
    industry: { id: 'fashion-and-beauty', title: 'Fashion and beauty' },
    terms: [{ classNumber: 14, term: 'rings', need: 'core' }],
  },
  {
    id: 'beer',
    title: 'Brewery',
    industry: { id: 'food-and-drink', title: 'Food and drink' },
    terms: [
      { classNumber: 32, term: 'beer', need: 'core' },
      { classNumber: 43, term: 'restaurants', need: 'often' },
      { classNumber: 21, term: 'cups', need: 'optional' },
    ],
  },
];

type NiceClasses = AnswerTo<'TrademarkClass'>['niceClassList'];

/** Those that specs read word for word. */
const classesWithWords: NiceClasses = [
  {
    number: 25,
    kind: 'GOODS',
    title: 'Clothing',
    heading: 'Clothing, shoes and headwear.',
    examples: ['shirts', 'shoes'],
    note: 'Shoes for sport stand here too.',
  },
  {
    number: 35,
    kind: 'SERVICES',
    title: 'Advertising',
    heading: 'Advertising and trade.',
    examples: ['advertising'],
    note: null,
  },
];

/** All of them, as the register of classes has them. */
const classesIn = (locale: string): NiceClasses =>
  niceClasses.map(
    ({ number, kind, title, heading, examples, note }) =>
      classesWithWords.find((one) => one.number === number) ?? {
        number,
        kind: kind === 'goods' ? 'GOODS' : 'SERVICES',
        title: title[isLocale(locale) ? locale : 'en'],
        heading,
        examples,
        note,
      },
  );

type Search = AnswerTo<'TrademarkSearch'>['trademarkSearch'];
type Hit = Search['items'][number];
const foundMark = (name: string, risk: Hit['risk'], overall: number, more: Partial<Hit>): Hit => ({
  id: `EU:${name}`,
  name,
  number: '018000001',
  type: 'WORD',
  jurisdiction: 'EU',
  classes: [11],
  status: 'Trademark registered',
  live: true,
  filingDate: '2019-04-02',
  owner: 'Lumara Lighting Inc. (invented)',
  parts: { look: overall, sound: overall, meaning: 0, goods: 1, overall },
  risk,
  goods: 'SAME_CLASS',
  reasons: [],
  word: null,
  meaning: [],
  ...more,
});

const foundMarks = ({ query }: { readonly query: string }): Search => ({
  items: query.startsWith('zzz')
    ? []
    : [
        foundMark('LUMORA', 'VERY_HIGH', 1, { reasons: ['IDENTICAL'] }),
        foundMark('LUMARA', 'HIGH', 0.74, { reasons: ['ONE_LETTER'] }),
        foundMark('Lumoro Design', 'POSSIBLE', 0.5, {
          reasons: ['CONTAINS'],
          word: 'lumor',
          owner: null,
          filingDate: null,
          number: null,
          live: false,
        }),
        foundMark('LUMIX', 'LOW', 0.3, {}),
      ],
  totalCandidates: 12,
  tookMs: 3.2,
  degraded: false,
  levels: [{ jurisdiction: 'EU', level: 'VERY_HIGH' }],
  distinctiveness: { weak: false, because: null },
  notSearched: [
    { code: 'SAMPLE_ONLY', subject: null },
    { code: 'OFFICE_WITHOUT_DATA', subject: 'US' },
    { code: 'PICTURES_SHAPES_SOUNDS', subject: null },
    { code: 'UNREGISTERED_RIGHTS', subject: null },
  ],
  dataAsOf: [{ jurisdiction: 'EU', importedAt: hours(-30) }],
});

export const searchAnswers = {
  TrademarkSearchOffices: (): AnswerTo<'TrademarkSearchOffices'> => ({ jurisdictionList }),
  TrademarkSearch: ({ input }): AnswerTo<'TrademarkSearch'> => ({ trademarkSearch: foundMarks(input) }),
  ClassAssist: ({ locale }): AnswerTo<'ClassAssist'> => ({
    niceClassList: classesIn(locale),
    goodsAndServicesPackageList,
  }),
  ClassAssistTrade: ({ locale }): AnswerTo<'ClassAssistTrade'> => ({
    niceClassList: classesIn(locale),
    goodsAndServicesPackageList,
  }),
  GoodsPicker: ({ query }): AnswerTo<'GoodsPicker'> => ({
    goodsAndServicesSearch: {
      classes: [{ classNumber: 25 }],
      items: ['shoes*', 'sports shoes', 'beach shoes', 'boots for sports', 'insoles'].map((term) => ({
        classNumber: 25,
        term,
        euHarmonised: true,
        listed: true,
        translation: null,
      })),
      translated: [],
      listed: query === 'shoes*',
      degraded: false,
    },
    goodsAndServicesPackageList: goodsAndServicesPackageList.slice(0, 1),
  }),
  GoodsSearch: (): AnswerTo<'GoodsSearch'> => ({
    goodsAndServicesSearch: {
      classes: [{ classNumber: 25, title: 'Clothing', score: 1, matched: ['shoe'] }],
      items: [{ classNumber: 25, term: 'shoes*', euHarmonised: true, listed: true, translation: null }],
      translated: [],
      listed: false,
      degraded: false,
    },
  }),
  TrademarkClass: ({ locale }): AnswerTo<'TrademarkClass'> => ({
    niceClassList: classesIn(locale),
    goodsAndServicesPackageList,
    niceTermList: [
      { term: 'beach shoes', euHarmonised: true },
      { term: 'hats', euHarmonised: false },
    ],
    relatedGoodsClassList: [{ classNumber: 18, title: 'Leather goods', strength: 0.6 }],
  }),
} satisfies Answers;
