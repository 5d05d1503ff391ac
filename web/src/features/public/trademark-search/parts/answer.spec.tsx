import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { present } from '../../../../../testing/present.js';
import { wrapTexts } from '../../../../../testing/render-page.js';
import { searchAnswers } from '../../../../../testing/stub-search.js';
import type { Locale } from '../../../../i18n/locale-rules.js';
import { Answer } from './answer.js';
import type { SearchAnswer } from './search-answer.js';

afterEach(cleanup);

// What the server answers names every type; the made-up answer is one.
const made = searchAnswers.TrademarkSearch({ input: { query: 'Lumora' } }).trademarkSearch as SearchAnswer;
const hit = (
  risk: SearchAnswer['items'][number]['risk'],
  more: Partial<SearchAnswer['items'][number]> = {},
) => ({
  ...present(made.items[0]),
  id: `${risk} ${more.name ?? ''}`,
  name: risk,
  risk,
  ...more,
});
const show = (more: Partial<SearchAnswer>, locale: Locale = 'en') =>
  render(wrapTexts(<Answer answer={{ ...made, ...more }} name="Lumora" />, locale));

describe('what was found', () => {
  it('stands in groups, the nearest first, each with what it means', () => {
    show({ items: [hit('POSSIBLE'), hit('HIGH'), hit('VERY_HIGH'), hit('HIGH', { name: 'Second' })] });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'The same or almost the same 1',
      'Very near 2',
      'Worth a look 1',
      'What was not searched',
    ]);
    expect(screen.getByText('A lawyer has to look at these before you go on.')).toBeInTheDocument();
  });

  it('far away is counted apart and opened by a click', async () => {
    show({ items: [hit('HIGH'), hit('LOW'), hit('LOW', { name: 'Other' })] });
    expect(screen.getByRole('status')).toHaveTextContent('1 mark comes near “Lumora”.');
    const summary = screen.getByText('2 more, further away');
    expect(present(summary.closest('details')).open).toBe(false);
    await userEvent.click(summary);
    expect(present(summary.closest('details')).open).toBe(true);
  });

  it('only far away is not called “more”', () => {
    show({ items: [hit('LOW')] });
    expect(screen.getByRole('status')).toHaveTextContent(
      'We found no mark near “Lumora” in what was searched.',
    );
    expect(screen.getByText('1 mark that is only distantly alike')).toBeInTheDocument();
  });

  it.each([
    ['en', 0, 'We found no mark near “Lumora” in what was searched.'],
    ['en', 2, '2 marks come near “Lumora”.'],
    ['cs', 1, 'Názvu „Lumora“ se blíží 1 známka.'],
    ['cs', 2, 'Názvu „Lumora“ se blíží 2 známky.'],
    ['cs', 5, 'Názvu „Lumora“ se blíží 5 známek.'],
    ['sk', 2, 'Názvu „Lumora“ sa blížia 2 známky.'],
    ['sk', 5, 'Názvu „Lumora“ sa blíži 5 známok.'],
    ['es', 1, '1 marca se acerca a «Lumora».'],
    ['es', 2, '2 marcas se acercan a «Lumora».'],
  ] as const)('is counted as people count in %s: %i', (locale, count, words) => {
    show(
      { items: Array.from({ length: count }, (_, index) => hit('HIGH', { name: `Mark ${index}` })) },
      locale,
    );
    expect(screen.getByRole('status').textContent?.replaceAll(/\s/g, ' ')).toBe(words);
  });

  it('while the registers are loaded is not taken for nothing found', () => {
    show({ items: [], degraded: true });
    expect(screen.getByRole('status')).toHaveTextContent(
      /nothing was searched. Please ask again in a few seconds/,
    );
    expect(screen.queryByText(/We found no mark/)).toBeNull();
  });
});

describe('one earlier mark', () => {
  it('says what it is, why it is here and how near its parts are', () => {
    show({
      items: [
        hit('HIGH', {
          name: 'LUMARA',
          reasons: ['ONE_LETTER', 'SAME_MEANING'],
          meaning: ['light', 'lux'],
          classes: [9, 11],
          goods: 'RELATED_CLASSES',
          parts: {
            look: 0.714,
            sound: 0.88,
            meaning: 0.2,
            goods: 1,
            overall: 0.82,
            __typename: 'SimilarityParts',
          },
        }),
      ],
    });
    const why = within(screen.getByRole('list', { name: 'Why it is here' }));
    expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'one letter differs',
      'means the same: light – lux',
      'related class',
    ]);
    expect(screen.getByText('classes 9, 11')).toBeInTheDocument();
    expect(screen.getByText('filed 2 April 2019')).toBeInTheDocument();
    expect(screen.getByText('Look').parentElement).toHaveTextContent(/71/);
  });

  it('of which the register tells little shows nothing it does not know', () => {
    show({
      items: [
        hit('POSSIBLE', {
          reasons: [],
          owner: null,
          number: null,
          filingDate: null,
          jurisdiction: null,
          classes: [],
          live: false,
          goods: 'UNKNOWN',
          parts: { look: 0.5, sound: 0.5, meaning: 0, goods: 0, overall: 0.5, __typename: 'SimilarityParts' },
        }),
      ],
    });
    expect(screen.getByText('many small likenesses')).toBeInTheDocument();
    expect(screen.getByText('ended')).toBeInTheDocument();
    expect(screen.queryByText(/^filed/)).toBeNull();
    expect(screen.queryByText(/^class/)).toBeNull();
    expect(screen.queryByText('Meaning')).toBeNull();
  });
});

describe('what nobody may take for searched', () => {
  it('is named, office by office, with the age of the data', () => {
    show({
      dataAsOf: [{ jurisdiction: 'EU', importedAt: '2026-11-20T04:00:00Z', __typename: 'OfficeData' }],
    });
    expect(screen.getByText('United States: we hold no register of it.')).toBeInTheDocument();
    expect(screen.getByText('Data we hold: European Union (20 November 2026).')).toBeInTheDocument();
    expect(screen.getByText(/They cannot say who would win/)).toBeInTheDocument();
  });

  it.each([
    ['TERM_OF_CLASS', /a listed term for goods of a class you chose/],
    ['COMMON_WORDS', /made of words that everybody uses/],
  ])('a name that is weak because of %s is warned of', (because, words) => {
    show({ distinctiveness: { weak: true, because, __typename: 'NameDistinctiveness' } });
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
