import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, dayOf } from '../../../kit/dates/day.js';
import { renderPortalPage, teachDialogs } from '../../../../testing/portal-page.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './trademark.screen.js';

beforeAll(teachDialogs);
afterEach(cleanup);

const page = (query = '') => ({
  path: '/portal/trademarks/:id',
  at: `/portal/trademarks/m${query}`,
  Component,
});
const full = portalAnswer('PortalTrademark', { id: 'm' });
const answer = (facts: object) => () => ({
  ...full,
  trademark: {
    ...full.trademark,
    id: 'm',
    status: 'TRADEMARK_REGISTERED',
    statusGroup: 'LIVE',
    renewalOrderedOn: null,
    expirationDate: '2036-01-01',
    ...facts,
  },
});

describe('what happens next with a mark', () => {
  const next = async () => within(await screen.findByRole('region', { name: 'What happens next' }));

  it('is the reader’s turn while the renewal can be ordered', async () => {
    renderPortalPage(page(), { PortalTrademark: answer({ expirationDate: addDays(dayOf(new Date()), 82) }) });
    const box = await next();
    expect(box.getByRole('heading')).toHaveTextContent('What happens next · your turn');
    expect(box.getByRole('link', { name: 'Order the renewal' })).toBeInTheDocument();
  });

  it('is nothing while protection lasts for years, or the renewal is ordered', async () => {
    renderPortalPage(page(), { PortalTrademark: answer({}) });
    expect((await next()).getByRole('heading')).toHaveTextContent('nothing to do');
    cleanup();
    renderPortalPage(page(), {
      PortalTrademark: answer({
        expirationDate: addDays(dayOf(new Date()), 82),
        renewalOrderedOn: '2026-11-20',
      }),
    });
    expect((await next()).getByRole('heading')).toHaveTextContent('nothing to do');
  });

  it('says where to ask when it says “ask us”', async () => {
    renderPortalPage(page(), { PortalTrademark: answer({ status: 'REFUSED', statusGroup: 'DEAD' }) });
    expect((await next()).getByText(/^Write to us:/)).toBeInTheDocument();
  });
});

describe('the dates of a mark', () => {
  it('stand on its page as they stand in the list, each with its reasons', async () => {
    const [row] = portalAnswer('PortalHome', {}).trademarkDeadlineList.items;
    const dates = {
      __typename: 'TrademarkDeadlinePage',
      items: [
        {
          ...row,
          id: 'd1',
          name: 'Renewal',
          kind: 'RENEWAL',
          actor: 'OWNER',
          state: 'DUE_SOON',
          markName: 'Lumora',
          jurisdiction: 'EU',
          nominalDate: '2026-12-23',
          graceDate: null,
          stillPossible: null,
          disputed: false,
          previousNominalDate: null,
          zone: 'Europe/Madrid',
        },
      ],
    };
    const sent = renderPortalPage(page(), { PortalTrademark: answer({ dates }) });
    const section = within(
      (await screen.findByRole('heading', { name: 'Next dates' })).closest('section') as HTMLElement,
    );
    expect(section.getByText(/23 December 2026/)).toBeInTheDocument();
    expect(section.getByRole('link', { name: /Lumora/ })).toHaveAttribute('href', '/portal/deadlines?why=d1');
    expect(JSON.stringify(sent.find(({ name }) => name === 'PortalTrademark')?.variables)).toContain('OWNER');
  });
});

describe('a later mark the watch found', () => {
  const result = (
    orderedOn: string | null,
    dismissedOn: string | null = null,
    verdict: string | null = null,
  ) => ({
    __typename: 'TrademarkMonitoringResult',
    id: 'hit',
    version: 1,
    type: 'SIMILAR',
    relevance: 'HIGH',
    relevanceNote: null,
    clientVerdict: verdict,
    clientVerdictReason: null,
    clientVerdictOn: verdict === null ? null : '2026-11-23',
    publicationDate: '2026-11-03',
    oppositionEndDate: '2027-02-03',
    applicationNumber: '018999777',
    markName: 'NORDHAVN',
    classes: [20],
    jurisdiction: 'EU',
    ownerName: 'Nordhavn ApS',
    endedOn: null,
    pursuedOn: null as string | null,
    pursuedBy: null as string | null,
    caseId: null as string | null,
    ipoLink: null,
    seen: true,
    orderedOn,
    dismissedOn,
    serviceRequestId: orderedOn === null ? null : 'order',
  });
  const withResult = (
    orderedOn: string | null,
    dismissedOn: string | null = null,
    verdict: string | null = null,
  ) =>
    answer({
      monitoringResults: {
        __typename: 'TrademarkMonitoringResultPage',
        items: [result(orderedOn, dismissedOn, verdict)],
        totalCount: 1,
      },
    });
  const open = '?monitoringDrawerOpen=true&activeTrademarkMonitoringResultId=hit';

  it('is acted against on a word: we know the mark, and nothing has to be typed', async () => {
    const sent = renderPortalPage(page(open), {
      PortalTrademark: withResult(null),
      OrderOpposition: () => ({
        orderOpposition: {
          __typename: 'TrademarkMonitoringResult',
          id: 'hit',
          version: 2,
          orderedOn: '2026-11-23',
          serviceRequestId: 'order',
        },
      }),
      OrderCountries: () => ({
        countryList: [{ __typename: 'Country', code: 'SK', name: 'Slovakia' }],
      }),
    });
    const drawer = within(await screen.findByRole('dialog'));
    expect((await drawer.findByText('Can be opposed until')).nextElementSibling).toHaveTextContent(
      '3 February 2027',
    );
    expect(drawer.getByText(/^You ask us to oppose/)).toHaveTextContent(
      /your mark .+ \(.+\) the later mark NORDHAVN \(European Union, 018999777\)\. The last day is .*3 February 2027/,
    );
    await userEvent.selectOptions(
      drawer.getByLabelText('Country of your billing address'),
      await drawer.findByRole('option', { name: 'Slovakia' }),
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Ask us to act' }));
    await waitFor(() =>
      expect(sent.find(({ name }) => name === 'OrderOpposition')?.variables).toEqual({
        id: 'hit',
        input: { note: null, country: 'SK' },
      }),
    );
  });

  it('has its owner written to for the asking, and leads to the threat that comes of it', async () => {
    let asked = {};
    const sent = renderPortalPage(page(open), {
      PortalTrademark: () =>
        answer({
          monitoringResults: {
            __typename: 'TrademarkMonitoringResultPage',
            items: [{ ...result(null), ...asked }],
            totalCount: 1,
          },
        })(),
      PursueLaterMark: () => {
        asked = { pursuedOn: '2026-11-23', pursuedBy: 'COEXISTENCE_AGREEMENT', caseId: 'c1' };
        return {
          pursueLaterMark: { __typename: 'TrademarkMonitoringResult', id: 'hit', version: 2, ...asked },
        };
      },
    });
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByText('Write to its owner, or agree with him'));
    await userEvent.selectOptions(
      drawer.getByLabelText('What should be done'),
      'An agreement on coexistence',
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Ask for it' }));
    expect(await drawer.findByText(/You asked for an agreement with its owner on/)).toHaveTextContent(
      /23 November 2026.*names the price/,
    );
    expect(drawer.getByRole('link', { name: 'See where it stands' })).toHaveAttribute(
      'href',
      '/portal/cases/c1',
    );
    expect(sent.find(({ name }) => name === 'PursueLaterMark')?.variables).toEqual({
      id: 'hit',
      input: { way: 'COEXISTENCE_AGREEMENT', note: null },
    });
  });

  it('has its owner passed over from now on, for a reason', async () => {
    const sent = renderPortalPage(page(open), {
      PortalTrademark: withResult(null),
      WhitelistOwner: () => ({
        whitelistResultOwner: { __typename: 'OwnerWhitelisting', ownerName: 'Nordhavn ApS', judged: 2 },
      }),
    });
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByText('Never report marks of this owner'));
    await userEvent.click(drawer.getByRole('button', { name: 'Pass over this owner' }));
    expect(sent.filter(({ name }) => name === 'WhitelistOwner')).toEqual([]);
    await userEvent.type(drawer.getByLabelText('Why'), 'A partner.');
    await userEvent.click(drawer.getByRole('button', { name: 'Pass over this owner' }));
    expect(await drawer.findByText(/Marks of Nordhavn ApS are passed over/)).toHaveTextContent(
      '2 results that waited were closed.',
    );
    expect(sent.find(({ name }) => name === 'WhitelistOwner')?.variables).toEqual({
      id: 'hit',
      reason: 'A partner.',
    });
  });

  it('is left alone with one click, which ends its reminders and can be taken back', async () => {
    let dismissedOn: string | null = null;
    const sent = renderPortalPage(page(open), {
      PortalTrademark: () => withResult(null, dismissedOn)(),
      DismissWatchResult: ({ dismissed }) => {
        dismissedOn = dismissed === true ? '2026-11-23' : null;
        return {
          dismissMonitoringResult: {
            __typename: 'TrademarkMonitoringResult',
            id: 'hit',
            version: 2,
            dismissedOn,
          },
        };
      },
    });
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: 'Leave this mark alone' }));
    expect(await drawer.findByText(/You left it alone on/)).toHaveTextContent(
      /23 November 2026.*do not remind you/,
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Remind me again' }));
    expect(await drawer.findByRole('button', { name: 'Leave this mark alone' })).toBeEnabled();
    expect(
      sent.filter(({ name }) => name === 'DismissWatchResult').map(({ variables }) => variables),
    ).toEqual([
      { id: 'hit', dismissed: true },
      { id: 'hit', dismissed: false },
    ]);
  });

  it('takes the client’s own word by one press, says what it does, and lets it be taken back', async () => {
    let clientVerdict: string | null = null;
    const sent = renderPortalPage(page(open), {
      PortalTrademark: () => withResult(null, null, clientVerdict)(),
      GiveClientVerdict: ({ input }) => {
        ({ clientVerdict } = input as { clientVerdict: string | null });
        return {
          giveClientVerdict: {
            __typename: 'TrademarkMonitoringResult',
            id: 'hit',
            version: 2,
            clientVerdict,
            clientVerdictReason: null,
            clientVerdictOn: clientVerdict === null ? null : '2026-11-23',
          },
        } as never;
      },
    });
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText(/^Your lawyer sees it/)).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: 'Not similar to mine' }));
    expect(await drawer.findByText(/^You said that it is not similar to yours, on/)).toHaveTextContent(
      '23 November 2026',
    );
    expect(drawer.getByRole('button', { name: 'Not similar to mine' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(drawer.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(drawer.queryByText(/^You said/)).toBeNull());
    expect(sent.filter(({ name }) => name === 'GiveClientVerdict').map(({ variables }) => variables)).toEqual(
      [
        { id: 'hit', input: { clientVerdict: 'NOT_SIMILAR' } },
        { id: 'hit', input: { clientVerdict: null } },
      ],
    );
  });

  it('asks for the country before anything is sent: the tax hangs on it', async () => {
    const sent = renderPortalPage(page(open), { PortalTrademark: withResult(null) });
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(await drawer.findByLabelText('Country of your billing address'), '');
    await userEvent.click(drawer.getByRole('button', { name: 'Ask us to act' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('Choose the country of the invoice.');
    expect(sent.filter(({ name }) => name === 'OrderOpposition')).toEqual([]);
  });

  it('says that it was asked, what follows, and where the price comes to stand', async () => {
    renderPortalPage(page(open), { PortalTrademark: withResult('2026-11-23') });
    expect(await screen.findByText(/You asked us to act on/)).toHaveTextContent(
      /23 November 2026.*what it costs/,
    );
    expect(screen.getByRole('link', { name: /Your order/ })).toHaveAttribute(
      'href',
      '/portal/service-order/order',
    );
    expect(screen.queryByRole('button', { name: 'Ask us to act' })).not.toBeInTheDocument();
  });
});
