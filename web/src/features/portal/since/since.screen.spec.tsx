import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderPortalPage, sentAs } from '../../../../testing/portal-page.js';
import { Component } from './since.screen.js';

afterEach(cleanup);

const place = (of: string, at: string) => ({ __typename: 'SincePlace', place: of, at });
const list = (more: object = {}) => ({
  sinceList: {
    __typename: 'SinceLastVisit',
    from: place('1-4', '2026-11-20T09:00:00.000Z'),
    through: place('1-9', '2026-11-22T09:00:00.000Z'),
    before: null,
    more: false,
    lost: null,
    groups: [
      {
        __typename: 'SinceGroup',
        subjectType: 'invoice',
        subjectId: 'i',
        title: '',
        at: '2026-11-21T09:00:00Z',
        fromVersion: null,
        toVersion: null,
        facts: [
          {
            __typename: 'SinceFact',
            type: 'invoice.issued',
            recordType: 'invoice',
            recordId: 'i',
            at: '2026-11-21T09:00:00Z',
            count: 1,
            nominalDate: null,
          },
        ],
      },
    ],
    ...more,
  },
});
const open = (query: string, more?: object) =>
  renderPortalPage(
    { path: '/portal/since', at: `/portal/since${query}`, Component },
    { PortalSinceList: () => list(more) },
  );

it('shows a list again from the place that was kept', async () => {
  const sent = open('?from=1-4&at=2026-11-20T09:00:00.000Z&through=1-9');
  expect(
    await screen.findByRole('heading', { name: 'Between 20 November 2026 and 22 November 2026' }),
  ).toBeInTheDocument();
  expect(screen.getByText('A new invoice was issued.')).toBeInTheDocument();
  expect(sentAs(sent, 'PortalSinceList')).toEqual([
    { from: '1-4', through: '1-9', at: '2026-11-20T09:00:00.000Z' },
  ]);
});

it('names a day once where the list begins and ends on it', async () => {
  const { from, through } = list().sinceList;
  const at = '2026-11-22T12:00:00Z';
  open('?from=1-4', { from: { ...from, at }, through: { ...through, at } });
  expect(await screen.findByRole('heading', { name: 'On 22 November 2026' })).toBeInTheDocument();
});

it('says that the marks could not be loaded, and asks again when told to', async () => {
  const [group] = list().sinceList.groups;
  let asked = 0;
  renderPortalPage(
    { path: '/portal/since', at: '/portal/since?from=1-4', Component },
    {
      PortalSinceList: () =>
        list({
          groups: [{ ...group, subjectType: 'trademark', subjectId: 'm', fromVersion: 1, toVersion: 2 }],
        }),
      PortalMarksSince: () => {
        asked += 1;
        if (asked === 1) throw new Error('away');
        return { trademarkListBetween: [] };
      },
    },
  );
  const alert = await screen.findByRole('alert');
  fireEvent.click(within(alert.parentElement ?? alert).getByRole('button'));
  expect(await screen.findByText(/Nothing of it is yours to see any more/)).toBeInTheDocument();
});

it.each([
  ['OTHER_HISTORY', /restored from a backup/],
  ['NOT_REACHED', /begins where nothing has happened yet/],
  ['NO_LONGER_KEPT', /older than what we keep/],
])('says so where the place is lost: %s', async (lost, sentence) => {
  open('?from=9-4', { lost });
  expect(await screen.findByText(sentence)).toHaveTextContent('20 November 2026');
  expect(screen.getByText('A new invoice was issued.')).toBeInTheDocument();
});

it('says what to do where the address names no place', async () => {
  const sent = open('?from=yesterday');
  expect(await screen.findByRole('alert')).toHaveTextContent('open it again from the overview');
  expect(sentAs(sent, 'PortalSinceList')).toEqual([]);
});
