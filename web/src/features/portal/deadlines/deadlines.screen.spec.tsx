import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, teachDialogs } from '../../../../testing/portal-page.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import type { Variables } from '../../../../testing/answers-to.js';
import { Component } from './deadlines.screen.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const page = (query = '') => ({ path: '/portal/deadlines', at: `/portal/deadlines${query}`, Component });

describe('deadlines', () => {
  it('open with the reason: rule, event, calendar and the day before it moved', async () => {
    const sent = renderPortalPage(page(), {
      PortalDeadlineReasons: (asked) => {
        const { trademarkDeadline } = portalAnswer('PortalDeadlineReasons', asked);
        return { trademarkDeadline: { ...trademarkDeadline, calendarOffice: 'EU' } };
      },
    });
    await userEvent.click((await screen.findAllByRole('link', { name: 'Lumora' }))[0] as HTMLElement);
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('Law')).toBeInTheDocument();
    expect(within(drawer).getByText(/movedBecause 1/)).toBeInTheDocument();
    expect(within(drawer).getByText('If it is missed')).toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'PortalDeadlineReasons')).toHaveLength(1);
  });

  it('ask for what is to come, and for the past only when it is wanted', async () => {
    const sent = renderPortalPage(page('?state=LAPSED&office=EU'));
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'PortalDeadlines')?.variables).toMatchObject({
        filter: { endsAs: { eq: 'LAPSED' }, jurisdiction: { eq: 'EU' } },
        orderBy: [{ field: 'NOMINAL_DATE', direction: 'DESC' }],
      }),
    );
  });
});

describe('what is over', () => {
  const row = (id: string, more: object) => ({
    __typename: 'TrademarkDeadline',
    id,
    kind: 'RENEWAL',
    name: 'Renewal',
    markName: id,
    jurisdiction: 'UK',
    actor: 'OWNER',
    nominalDate: '2026-05-04',
    safeDate: '2026-04-27',
    opensDate: null,
    graceDate: null,
    surcharge: null,
    previousNominalDate: null,
    state: 'LAPSED',
    disputed: false,
    zone: 'Europe/London',
    stillPossible: null,
    ...more,
  });
  const rows = [
    row('Unused', { kind: 'PRIORITY', state: 'NOT_USED' }),
    row('Lost', {}),
    row('Late', { state: 'IN_GRACE', graceDate: '2026-11-04' }),
    row('Restorable', {
      stillPossible: {
        __typename: 'TrademarkDeadline',
        id: 'remedy',
        name: 'Restoration',
        nominalDate: '2027-05-04',
      },
    }),
  ];
  const list = () => ({
    trademarkDeadlineList: {
      __typename: 'TrademarkDeadlinePage',
      items: rows,
      totalCount: rows.length,
      hasNextPage: false,
    },
    marks: { __typename: 'TrademarkPage', items: [{ __typename: 'Trademark', id: 'm', jurisdiction: 'UK' }] },
  });
  const lineOf = async (mark: string): Promise<HTMLElement> =>
    (await screen.findByRole('link', { name: mark })).closest('li') as HTMLElement;

  it('says calmly what was not used, and of what was missed what can still be done', async () => {
    renderPortalPage(page(), { PortalDeadlines: list });
    expect(within(await lineOf('Unused')).getByText('Not used')).toHaveClass('ended');
    const lost = within(await lineOf('Lost'));
    expect(lost.getByText('Missed')).toHaveClass('problem');
    expect(lost.queryByText(/possible until/i)).not.toBeInTheDocument();
    expect(await lineOf('Restorable')).toHaveTextContent(
      /Missed.*Restoration is possible until \w+, 4 May 2027/,
    );
    expect(await lineOf('Late')).toHaveTextContent(
      /Late, still possible with a surcharge.*Possible until \w+, 4 November 2026/,
    );
  });
});

describe('a day on which something becomes true', () => {
  const turn = {
    __typename: 'TrademarkDeadline',
    id: 'turn',
    kind: 'NON_USE',
    name: 'Open to attack for non-use',
    markName: 'Turning',
    jurisdiction: 'EU',
    actor: 'OWNER',
    nominalDate: '2023-05-04',
    safeDate: '2023-04-27',
    opensDate: '2018-05-04',
    graceDate: null,
    surcharge: null,
    previousNominalDate: null,
    state: 'OPEN',
    disputed: false,
    zone: 'Europe/Madrid',
    stillPossible: null,
  };
  const list = (items: readonly object[]) => () => ({
    trademarkDeadlineList: {
      __typename: 'TrademarkDeadlinePage',
      items,
      totalCount: items.length,
      hasNextPage: false,
    },
    marks: { __typename: 'TrademarkPage', items: [{ __typename: 'Trademark', id: 'm', jurisdiction: 'EU' }] },
  });
  const reasons = () => ({
    trademarkDeadline: {
      ...turn,
      trademark: null,
      extensionsUsed: null,
      extensionDates: null,
      ruleId: 'EU.use',
      ruleVersion: 1,
      citation: 'EUTMR Article 18',
      confidence: 'sourced',
      triggerEvent: 'registration',
      triggerDate: '2018-05-04',
      calendarOffice: 'EU',
      calendarConfirmed: false,
      closedFor: null,
      consequence: 'Goods without use can be revoked.',
      reason: '5 years from registration.',
      movedBecause: null,
    },
  });

  it('is said as what it is: nobody has to act by it', async () => {
    renderPortalPage(page('?kind=NON_USE'), {
      PortalDeadlines: list([
        turn,
        { ...turn, id: 'ahead', markName: 'Ahead', nominalDate: '2031-05-04', state: 'UPCOMING' },
        { ...turn, id: 'dead', markName: 'Ended', state: 'NOT_NEEDED' },
      ]),
    });
    const lineOf = async (mark: string) =>
      (await screen.findByRole('link', { name: mark })).closest('li') as HTMLElement;
    expect(await lineOf('Turning')).toHaveTextContent(/Open to attack since that day.*4 May 2023/);
    expect(await lineOf('Ahead')).toHaveTextContent(/Not open to attack yet.*4 May 2031/);
    expect(await lineOf('Ended')).toHaveTextContent('No longer needed');
    expect(screen.queryByText(/until midnight|can be done now/i)).not.toBeInTheDocument();
  });

  it('has no last day among its reasons, and nothing to act by', async () => {
    renderPortalPage(page('?why=turn'), { PortalDeadlines: list([]), PortalDeadlineReasons: reasons });
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('The day it turns')).toBeInTheDocument();
    expect(drawer.getByText('What it means')).toBeInTheDocument();
    expect(drawer.getByText('Law').nextElementSibling).toHaveTextContent('EUTMR Article 18');
    expect(
      drawer.queryByText(/last day|we want to act by|possible from|closing days|if it is missed/i),
    ).not.toBeInTheDocument();
  });
});

describe('the reasons of a date', () => {
  const renewal = {
    __typename: 'TrademarkDeadline',
    id: 'end',
    kind: 'RENEWAL',
    name: 'Renewal',
    markName: 'Ending',
    jurisdiction: 'EU',
    actor: 'OWNER',
    nominalDate: '2027-02-20',
    safeDate: '2027-02-15',
    opensDate: '2026-08-20',
    graceDate: '2027-08-20',
    surcharge: null,
    previousNominalDate: null,
    state: 'OPEN',
    disputed: false,
    zone: 'Europe/Madrid',
    stillPossible: null,
    trademark: null,
    extensionsUsed: null,
    extensionDates: null,
    ruleId: 'EU.renewal',
    ruleVersion: 1,
    citation: 'EUTMR Article 53',
    confidence: 'sourced',
    triggerEvent: 'filing',
    triggerDate: '2017-02-20',
    calendarOffice: 'EU',
    calendarConfirmed: false,
    closedFor: 'weekend',
    consequence: 'The registration expires.',
    reason: '10 years from filing.',
    movedBecause: null,
  };

  it('are the law and what is certain of the office’s closing days, in plain words and without our notes', async () => {
    renderPortalPage(page('?why=end'), { PortalDeadlineReasons: () => ({ trademarkDeadline: renewal }) });
    const drawer = within(await screen.findByRole('dialog'));
    expect((await drawer.findByText('Closing days of')).nextElementSibling).toHaveTextContent(
      /^European Union.*Weekends are certain.*changes nothing in a day counted in days, months or years/,
    );
    expect(drawer.queryByText('Read in')).not.toBeInTheDocument();
    expect(drawer.queryByText(/before anybody relies on/)).not.toBeInTheDocument();
  });
});

describe('what the watch found', () => {
  const later = {
    __typename: 'TrademarkMonitoringResult',
    id: 'hit',
    trademarkId: 'm',
    markName: 'NORDHAVN',
    jurisdiction: 'EU',
    oppositionEndDate: '2027-02-03',
    orderedOn: null,
  };
  const found = () => ({
    trademarkMonitoringResultList: { __typename: 'TrademarkMonitoringResultPage', items: [later] },
  });

  it('stands beside the dates with its last day, as the weekly letter says it, and opens where we can be asked to act', async () => {
    renderPortalPage(page(), { PortalOppositions: found });
    const line = await screen.findByRole('link', { name: 'Opposition to NORDHAVN' });
    expect(line).toHaveAttribute(
      'href',
      '/portal/trademarks/m?monitoringDrawerOpen=true&activeTrademarkMonitoringResultId=hit',
    );
    expect(line.closest('li')).toHaveTextContent(/European Union.*3 February 2027/);
  });

  it('is asked for by the same filters, and not beside what is over', async () => {
    const sent = renderPortalPage(page('?office=EU&kind=OPPOSITION'));
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'PortalOppositions')?.variables).toMatchObject({
        filter: {
          oppositionEndDate: { gte: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
          jurisdiction: { eq: 'EU' },
        },
      }),
    );
    cleanup();
    const over = renderPortalPage(page('?state=LAPSED'), { PortalOppositions: found });
    await waitFor(() => expect(over.map(({ name }) => name)).toContain('PortalDeadlines'));
    expect(over.map(({ name }) => name)).not.toContain('PortalOppositions');
  });
});

describe('dates that cannot all be true', () => {
  it('are said to be so, and nothing is counted from them', async () => {
    const tried = {
      whatIf: {
        __typename: 'WhatIf',
        now: [],
        then: [],
        changes: [],
        impossible: true,
        problems: [
          'The filing date 20 September 2016 is later than the registration date 1 December 2015; one of them is wrong.',
        ],
      },
    };
    renderPortalPage(page('?view=try&office=CH&filed=2016-09-20&registered=2015-12-01&tried=yes'), {
      TryDates: () => tried,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing was counted');
    expect(screen.getByText(/is later than the registration date/)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('the month', () => {
  it('is walked by keys over its end, and a day is opened by Enter', async () => {
    const sent = renderPortalPage(page('?view=month&month=2027-01&day=2027-01-31'));
    const day = await screen.findByRole('gridcell', { name: /31 January 2027/ });
    day.focus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /28 February 2027/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('gridcell', { name: /27 February 2027/ })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
    expect(
      sent.filter(({ name }) => name === 'PortalDeadlineMonth').map(({ variables }) => variables),
    ).toEqual([
      { from: '2026-12-28', to: '2027-01-31' },
      { from: '2027-02-01', to: '2027-02-28' },
    ]);
  });
});

describe('an empty month', () => {
  it('says when the next date is and goes there', async () => {
    const nothing = { __typename: 'TrademarkDeadlinePage', items: [], totalCount: 0 };
    const month = () => ({
      trademarkDeadlineList: nothing,
      next: {
        __typename: 'TrademarkDeadlinePage',
        items: [{ __typename: 'TrademarkDeadline', id: 'd', nominalDate: '2027-03-23' }],
      },
    });
    const sent = renderPortalPage(page('?view=month&month=2027-01'), { PortalDeadlineMonth: month });
    await userEvent.click(
      await screen.findByRole('button', { name: /Go to the next date: Tuesday,? 23 March 2027/ }),
    );
    await waitFor(() =>
      expect(sent.filter(({ name }) => name === 'PortalDeadlineMonth').at(-1)?.variables).toMatchObject({
        from: '2027-03-01',
      }),
    );
  });
});

describe('what if', () => {
  it('sends only what differs from the mark', async () => {
    const mark = {
      __typename: 'Trademark',
      id: 'm1',
      name: 'Lumora',
      alias: null,
      jurisdiction: 'EU',
      number: '018',
      filingDate: '2020-01-31',
      registrationDate: null,
      expirationDate: '2030-01-31',
      classes: [9, 35],
    };
    const marks = () => ({
      trademarkList: { __typename: 'TrademarkPage', items: [mark] },
      jurisdictionList: [
        { __typename: 'Jurisdiction', code: 'EU' },
        { __typename: 'Jurisdiction', code: 'US' },
      ],
    });
    window.__boot = { prefs: { country: 'CZ', currency: 'EUR' } } as never;
    const renewal = {
      __typename: 'WhatIfDeadline',
      key: 'r',
      kind: 'RENEWAL',
      name: 'Renewal',
      nominalDate: '2030-01-31',
      safeDate: '2030-01-24',
      opensDate: null,
      graceDate: null,
      surcharge: null,
      state: 'UPCOMING',
      reason: 'Ten years.',
      consequence: 'It ends.',
    };
    const tried = () => ({
      whatIf: {
        __typename: 'WhatIf',
        now: [],
        ...Object.fromEntries(['then'].map((key) => [key, [renewal]])),
        changes: [],
        problems: [],
        impossible: false,
      },
    });
    const price = (asked: Variables) => {
      const { serviceOrderQuote } = portalAnswer('TryRenewalPrice', asked);
      return { serviceOrderQuote: { ...serviceOrderQuote, taxes: [] } };
    };
    const sent = renderPortalPage(page('?view=try&mark=m1'), {
      TryDatesMarks: marks,
      TryDates: tried,
      TryRenewalPrice: price,
    });
    await userEvent.selectOptions(await screen.findByLabelText('Office'), 'US');
    await userEvent.click(screen.getByRole('button', { name: 'Count the dates' }));
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'TryDates')?.variables).toEqual({
        trademarkId: 'm1',
        changes: { jurisdiction: 'US' },
      }),
    );
    expect(await screen.findByRole('region', { name: 'Dates that would follow' })).toBeInTheDocument();
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'TryRenewalPrice')?.variables).toMatchObject({
        jurisdiction: 'US',
        classes: 2,
      }),
    );
    expect(await screen.findByText('Renewal for 2 classes')).toBeInTheDocument();
  });
});

describe('calendar addresses', () => {
  it('are ended only after a question', async () => {
    const sent = renderPortalPage(page('?view=feed'));
    await userEvent.click((await screen.findAllByRole('button', { name: /^End/ }))[0] as HTMLElement);
    expect(sent.map(({ name }) => name)).not.toContain('RevokeCalendarFeed');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: /^End/ })).getByRole('button', { name: 'End' }),
    );
    await waitFor(() => expect(sent.map(({ name }) => name)).toContain('RevokeCalendarFeed'));
  });
});
