import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.js';
import { locales, type Locale } from '../../../i18n/locale-rules.js';
import { action, Component } from './book.screen.js';

const FIRST = '2099-06-01T07:00:00.000Z';
const times = {
  slots: [FIRST, '2099-06-01T07:30:00.000Z', '2099-06-02T07:00:00.000Z'],
  next: null,
  language: 'en',
  zone: 'Europe/Bratislava',
};
type Sent = { operationName: string; variables: { input?: Record<string, unknown> } };
let sent: Sent[] = [];
let booked: object;
let held: object;
const json = (data: unknown): Response =>
  new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
const refusal = (code: string, path?: string) => ({
  __typename: 'Refusal',
  code: path === undefined ? code : 'INPUT_INVALID',
  message: 'no',
  fields: path === undefined ? [] : [{ path: [path], code, message: 'no' }],
});
beforeEach(() => {
  window.localStorage.clear();
  sent = [];
  booked = { __typename: 'ConsultationBooking', link: 'k.token' };
  held = { __typename: 'HeldConsultationSlot', hold: 'kept', heldUntil: '2099-05-30T09:10:00.000Z' };
  globalThis.fetch = (async (address: unknown, init?: RequestInit) => {
    // Nobody is signed in.
    if (String(address).includes('/graphql') === false) return new Response('{}', { status: 401 });
    const asked = JSON.parse(String(init?.body)) as Sent;
    sent.push(asked);
    return json({
      bookConsultation: booked,
      holdConsultationSlot: held,
      consultationSlots: times,
      askForConsultation: { __typename: 'ConsultationReceipt', consultationId: 'c1' },
    });
  }) as typeof fetch;
});
afterEach(cleanup);

const named = (name: string) => sent.filter(({ operationName }) => operationName === name);
const inputOf = (name: string) => named(name).at(-1)?.variables.input;

async function arrive({
  locale = 'en',
  isCustomer = false,
  first = times,
}: { locale?: Locale; isCustomer?: boolean; first?: typeof times } = {}): Promise<void> {
  document.documentElement.lang = locale;
  renderPage(
    [
      {
        path: '/book-a-free-consultation',
        Component,
        action: action as never,
        loader: () => ({ times: first, countries: [], isCustomer, locale, attempt: 'a1' }) as never,
        HydrateFallback: () => null,
      },
      { path: '/book-a-free-consultation/:id', Component: () => <h1>The talk</h1> },
    ],
    { locale, at: '/book-a-free-consultation' },
  );
  await screen.findByRole('heading', { level: 1 });
}
const fill = (label: RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
function fillIn(): void {
  fill(/^Topic/, 'NEW_MARK');
  fill(/^Your name/, 'Jana Malá');
  fill(/^E-mail address/, 'jana@client.test');
  fill(/^Phone number/, '+421 905 123 456');
  fill(/^Time zone/, 'Europe/Bratislava');
}
const book = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Book the talk' }));
const firstTime = (): HTMLElement => screen.getAllByRole('radio', { name: '09:00' })[0] as HTMLElement;

describe('a talk', () => {
  it('is booked at the time that was kept, and leads to its page', async () => {
    await arrive();
    fillIn();
    fireEvent.click(firstTime());
    expect(await screen.findByText(/We keep .* for you until/)).toBeTruthy();
    book();
    await screen.findByRole('heading', { name: 'The talk' });
    expect(inputOf('BookConsultation')).toMatchObject({
      eventTimestamp: FIRST,
      hold: 'kept',
      contactEmail: 'jana@client.test',
      channel: 'PHONE',
      language: 'en',
      timeZone: 'Europe/Bratislava',
      topic: 'NEW_MARK',
    });
  });

  it('asks for all that is missing at once, and loses nothing that was typed', async () => {
    await arrive();
    fill(/^Your name/, 'Jana Malá');
    book();
    const alert = await screen.findByRole('alert');
    for (const words of ['Say what it is about.', 'Choose a time.'])
      expect(alert.textContent).toContain(words);
    expect(named('BookConsultation')).toEqual([]);
    expect((screen.getByLabelText(/^Your name/) as HTMLInputElement).value).toBe('Jana Malá');
  });

  it('goes on with what was kept of it: its language, its clock and its time', async () => {
    const taken = '2099-06-01T08:00:00.000Z';
    const values = {
      topic: ['RENEWAL'],
      language: ['sk'],
      timeZone: ['America/New_York'],
      eventTimestamp: [taken],
      hold: ['before'],
    };
    window.localStorage.setItem('kept.consultation', JSON.stringify({ at: Date.now(), values }));
    await arrive();
    expect(await screen.findByText(/We keep .* for you until/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: '04:00', checked: true })).toBeTruthy();
    for (const [label, value] of [
      [/^Topic/, 'RENEWAL'],
      [/^Language/, 'sk'],
      [/^Time zone/, 'America/New_York'],
    ] as const)
      expect((screen.getByLabelText(label) as HTMLSelectElement).value).toBe(value);
    expect(inputOf('HoldConsultationSlot')).toEqual({
      eventTimestamp: taken,
      hold: 'before',
      language: 'sk',
    });
  });

  it('says where somebody was quicker, and shows what is free', async () => {
    held = refusal('SLOT_TAKEN', 'eventTimestamp');
    await arrive();
    fill(/^Time zone/, 'Europe/Bratislava');
    fireEvent.click(firstTime());
    expect(await screen.findByText(/Somebody was quicker/)).toBeTruthy();
    await waitFor(() => expect(named('ConsultationTimes').length).toBeGreaterThan(0));
  });

  it('says at the field that the time was taken when it was sent', async () => {
    booked = refusal('SLOT_TAKEN', 'eventTimestamp');
    await arrive();
    fillIn();
    fireEvent.click(firstTime());
    book();
    expect((await screen.findByRole('alert')).textContent).toContain('This time is taken by now');
  });

  it('is asked for where no time suits', async () => {
    await arrive();
    fillIn();
    fireEvent.click(screen.getByRole('radio', { name: /None of these suits me/ }));
    book();
    expect(await screen.findByText('A lawyer writes to you and offers a time.')).toBeTruthy();
    expect(inputOf('AskForConsultation')).toMatchObject({ contactEmail: 'jana@client.test' });
  });

  it('shows times in the zone that is chosen', async () => {
    await arrive();
    fill(/^Time zone/, 'America/New_York');
    expect(screen.getAllByRole('radio', { name: '03:00' }).length).toBeGreaterThan(0);
    expect(screen.getByText(/Times are shown in Eastern Time/)).toBeTruthy();
  });

  it.each([
    ['cs', /^Praha \(UTC\+[12]\)$/, /^Londýn \(UTC(?:\+1)?\)$/],
    ['sk', /^Praha \(UTC\+[12]\)$/, /^Londýn/],
    ['es', /^Praga \(UTC\+[12]\)$/, /^Londres/],
    ['en', /^Prague \(UTC\+[12]\)$/, /^London/],
  ] as const)('names the cities of time zones with their offset, in %s', async (locale, prague, london) => {
    await arrive({ locale });
    const zones = [...document.querySelectorAll('select[name=timeZone] option')].map(
      ({ textContent }) => textContent,
    );
    expect([zones.some((zone) => prague.test(zone)), zones.some((zone) => london.test(zone))]).toEqual([
      true,
      true,
    ]);
    expect(zones.filter((zone) => /[/_]/.test(zone))).toEqual([]);
    const cities = zones.map((zone) => zone.replace(/ \([^(]*\)$/, ''));
    expect(cities).toEqual(cities.toSorted((one, other) => one.localeCompare(other, locale)));
  });

  it('asks no name and no address of who has an account', async () => {
    await arrive({ isCustomer: true });
    expect(screen.queryByLabelText(/^Your name/)).toBeNull();
    expect(screen.queryByLabelText(/^E-mail address/)).toBeNull();
  });

  it.each(locales)('says in %s that no time is free', async (locale) => {
    await arrive({ locale, first: { ...times, slots: [] } });
    expect(screen.queryAllByRole('radio', { name: /^\d\d:\d\d$/ })).toEqual([]);
    expect(document.body.textContent).toMatch(/thirty days|třiceti|tridsiatich|treinta/);
  });
});
