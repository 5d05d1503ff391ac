import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderPage, wrapTexts } from '../../../../../testing/render-page.js';
import { sampleOffice } from '../../../../../testing/stub-offices.js';
import { FactsTable } from './facts-table.js';
import { OfficeComparison } from './office-comparison.js';
import { OfficeDeadlines } from './office-deadlines.js';
import { FilingPrice } from './filing-price.js';
import { OfficeTimeline } from './office-timeline.js';

afterEach(cleanup);

describe('the days of a registration', () => {
  it('are counted from the day that is typed, the last day of a shorter month included', () => {
    render(wrapTexts(<OfficeDeadlines facts={sampleOffice('AT')} />, 'en'));
    fireEvent.change(screen.getByLabelText('Day of filing of your mark'), {
      target: { value: '2020-08-31' },
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Renewal is possible from 28 February 2030. The registration ends on 31 August 2030. It can be renewed late until 28 February 2031.',
    );
  });

  it('ask for the registration where the term begins with it, and count the first term where it differs', () => {
    const facts = { ...sampleOffice('AT'), termStartsFrom: 'registration', firstTermYears: 7 };
    render(wrapTexts(<OfficeDeadlines facts={facts} />, 'en'));
    fireEvent.change(screen.getByLabelText('Day of registration of your mark'), {
      target: { value: '2024-02-29' },
    });
    expect(screen.getByRole('status')).toHaveTextContent('ends on 28 February 2031');
  });

  it('are not guessed where the term is not known', () => {
    render(
      wrapTexts(<OfficeDeadlines facts={{ ...sampleOffice('AT'), registrationTermYears: null }} />, 'en'),
    );
    expect(screen.queryByLabelText(/Day of/)).toBeNull();
    expect(screen.getAllByText('not confirmed').length).toBeGreaterThan(0);
  });
});

describe('facts of an office', () => {
  it('say which of them are not settled', () => {
    const facts = { ...sampleOffice('AT'), toBeConfirmed: ['requiresPOA'] };
    render(wrapTexts(<FactsTable facts={facts} />, 'en'));
    expect(screen.getByText('signed, without notary (to be confirmed)')).toBeVisible();
    expect(screen.getByText('10 years')).toBeVisible();
  });

  it('are said in the words of each language', () => {
    render(wrapTexts(<FactsTable facts={sampleOffice('AT')} />, 'cs'));
    expect(screen.getByText('angličtina')).toBeVisible();
    expect(screen.getByText('5 letech')).toBeVisible();
  });

  it('draw the window to oppose where the office has it: before or after registration', () => {
    const before = sampleOffice('AT');
    const after = {
      ...before,
      oppositionPeriod: {
        ...before.oppositionPeriod,
        value: 30,
        unit: 'working days',
        timing: 'post-registration',
      },
    };
    render(wrapTexts(<OfficeTimeline facts={after} />, 'en'));
    const steps = screen.getAllByRole('listitem').map((step) => step.dataset['step']);
    expect(steps).toEqual(['filing', 'examination', 'registration', 'publication', 'opposition']);
    expect(screen.getByText('30 working days')).toBeVisible();
  });

  it('say how long our own applications took, in the words and forms of each language', () => {
    const known = { jurisdiction: 'AT', min: 2, max: 4, cases: 37, since: 2022 };
    const of = { __typename: 'OfficeDuration', ...known } as const;
    const own = {
      FILED_TO_REGISTERED: { ...of, span: 'FILED_TO_REGISTERED' },
      FILED_TO_PUBLISHED: { ...of, span: 'FILED_TO_PUBLISHED', min: 1, max: 5 },
    } as const;
    render(wrapTexts(<OfficeTimeline facts={sampleOffice('AT')} own={own} />, 'cs'));
    expect(
      screen.getByText(/trvalo 2–4 měsíce \(37 ochranných známek, které jsme tam podali od roku 2022\)/),
    ).toBeVisible();
    expect(screen.getByText(/^Po podání: 1–5 měsíců \(37/)).toBeVisible();
    expect(screen.queryByText(/^Po zveřejnění/)).not.toBeInTheDocument();
    expect(screen.queryByText(/obvykle trvá/)).not.toBeInTheDocument();
  });

  it('stand side by side in a table with a row for each', () => {
    render(wrapTexts(<OfficeComparison offices={[sampleOffice('AT'), sampleOffice('CZ')]} />, 'en'));
    expect(screen.getByRole('columnheader', { name: 'Austria' })).toBeVisible();
    expect(screen.getAllByRole('rowheader')).toHaveLength(7);
  });

  it('lead to a check there, and leave the reader’s own country alone', () => {
    renderPage([{ path: '/', Component: () => <FilingPrice office="PL" classes={1} price={undefined} /> }]);
    expect(screen.getByRole('link', { name: 'Start with the free check' })).toHaveAttribute(
      'href',
      '/verification?jurisdiction=PL',
    );
  });
});
