import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.js';
import { calendarFile } from './calendar-file.js';
import { offerForm } from './offer-form.js';
import { action, Component } from './talk.screen.js';

const TOKEN = 'k.AZAAAAAAcACAAAAAAAAAqg.1.1z141z3.AAAAAAAAAAAAAAAAAAAAAA';
const talk = {
  id: '01990000-0000-7000-8000-0000000000aa',
  status: 'SCHEDULED',
  eventTimestamp: '2099-06-02T07:30:00.000Z' as string | null,
  timeZone: 'America/New_York',
  channel: 'PHONE',
  location: '+1 212 555 0142',
  language: 'en',
  sequence: 1,
  markName: 'Lumora & Co' as string | null,
  country: 'US' as string | null,
  outcome: 'File the word.' as string | null,
  advice: 'Do it soon.' as string | null,
  resolution: null as string | null,
  offers: ['RENEWAL', 'REGISTRATION'],
  outcomeSentAt: null as string | null,
};
const times = {
  slots: ['2099-06-03T07:00:00.000Z'],
  next: null,
  language: 'en',
  zone: 'Europe/Bratislava',
};
let sent: { operationName: string; variables: object; link: string | null }[] = [];
let answer: object;
beforeEach(() => {
  document.documentElement.lang = 'en';
  sent = [];
  answer = { __typename: 'Consultation' };
  globalThis.fetch = (async (_: unknown, init: RequestInit) => {
    const asked = JSON.parse(String(init.body)) as { operationName: string; variables: object };
    sent.push({ ...asked, link: new Headers(init.headers).get('x-link-token') });
    const data = {
      holdConsultationSlot: { __typename: 'HeldConsultationSlot', hold: 'kept', heldUntil: times.slots[0] },
      cancelConsultation: answer,
      rescheduleConsultation: answer,
      scheduleConsultation: answer,
    };
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
});
afterEach(cleanup);

async function arrive(
  more: Partial<typeof talk> = {},
  { at = '', isLate = false, isPast = false } = {},
): Promise<void> {
  const page = {
    Component,
    action: action as never,
    loader: () =>
      ({
        talk: { ...talk, ...more },
        language: 'en',
        times,
        isLate,
        isPast,
        attempt: crypto.randomUUID(),
      }) as never,
    HydrateFallback: () => null,
  };
  renderPage(
    [
      { path: '/book-a-free-consultation/:id', ...page },
      { path: '/book-a-free-consultation/:id/:type', ...page },
    ],
    { at: `/book-a-free-consultation/${TOKEN}${at}` },
  );
  await screen.findByRole('heading', { level: 1 });
}
const steps = () => sent.filter(({ operationName }) => operationName.endsWith('BookedConsultation'));

describe('the page of a talk', () => {
  it('says when it is in both zones, and where', async () => {
    await arrive();
    for (const words of [/03:30 \(Eastern Time\)/, /09:30 \(Central European Time\)/, /\+1 212 555 0142/])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it('calls it off once that is asked for twice', async () => {
    await arrive({}, { at: '/cancel' });
    fireEvent.click(screen.getByRole('button', { name: 'Call it off' }));
    await screen.findByRole('link', { name: 'Choose another time' });
    expect(steps()).toMatchObject([{ operationName: 'CancelBookedConsultation', link: TOKEN }]);
  });

  it('gives it another time', async () => {
    await arrive({}, { at: '/move' });
    fireEvent.click(screen.getByRole('radio'));
    await screen.findByText(/We keep/);
    fireEvent.click(screen.getByRole('button', { name: 'Take this time' }));
    await screen.findByRole('link', { name: 'Choose another time' });
    expect(steps()).toMatchObject([
      {
        operationName: 'RescheduleBookedConsultation',
        variables: { input: { eventTimestamp: times.slots[0], hold: 'kept' } },
      },
    ]);
  });

  it('changes nothing in the last two hours, and says to call', async () => {
    await arrive({}, { at: '/cancel', isLate: true });
    expect(screen.getByText(/Please call us/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Call it off' })).toBeNull();
  });

  it('says that its hour has come, and no more that it is near', async () => {
    await arrive({}, { isLate: true, isPast: true });
    expect(screen.getByText(/The hour of this talk has come/)).toBeTruthy();
    expect(screen.queryByText(/Please call us/)).toBeNull();
  });

  it('says why it was refused', async () => {
    answer = { __typename: 'Refusal', code: 'TOO_LATE', message: 'no', fields: [] };
    await arrive({}, { at: '/cancel' });
    fireEvent.click(screen.getByRole('button', { name: 'Call it off' }));
    expect((await screen.findByRole('alert')).textContent).toContain('less than two hours away');
  });

  it('offers another time to who was not there, and another talk once it is over', async () => {
    await arrive({ status: 'NO_SHOW', eventTimestamp: null });
    expect(screen.getByRole('button', { name: 'Take this time' })).toBeTruthy();
    cleanup();
    await arrive({ status: 'CANCELLED', eventTimestamp: null });
    expect(screen.getByRole('link', { name: 'Book another talk' })).toBeTruthy();
  });
});

describe('what came of a talk', () => {
  const held = { status: 'HELD', eventTimestamp: talk.eventTimestamp };

  it('stands on its page once its letter was written, with the ways to what was offered', async () => {
    await arrive({ ...held, outcomeSentAt: '2099-06-02T09:00:00.000Z' });
    expect(screen.getByRole('heading', { level: 1, name: 'What came of our talk' })).toBeTruthy();
    for (const words of ['File the word.', 'Do it soon.']) expect(screen.getByText(words)).toBeTruthy();
    const ways = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')] as const);
    expect(ways.slice(0, 2)).toEqual([
      ['Register a trademark', `/book-a-free-consultation/${TOKEN}/registration`],
      ['Renew a trademark', `/book-a-free-consultation/${TOKEN}/renewal`],
    ]);
  });

  it('is not shown before', async () => {
    await arrive(held);
    expect(screen.queryByText('File the word.')).toBeNull();
  });

  it('is ordered on the form of what was offered, begun with what the talk was about', () => {
    const form = new URL(offerForm(talk, 'registration', TOKEN) ?? '', 'https://cotta.test');
    expect([
      form.pathname,
      ...['talk', 'value', 'name', 'jurisdiction'].map((key) => form.searchParams.get(key)),
    ]).toEqual(['/registration-request/new', TOKEN, 'Lumora & Co', 'Lumora & Co', 'US']);
    for (const other of ['check', 'move', undefined, 'https://elsewhere.test'])
      expect(offerForm(talk, other, TOKEN)).toBeUndefined();
  });
});

it('the file for a calendar is the entry of the letter', () => {
  const file = calendarFile(
    { id: 'c1', at: talk.eventTimestamp ?? '', sequence: 1, title: 'A, b', place: 'x', address: 'y' },
    new Date('2099-01-01T00:00:00Z'),
  );
  for (const line of [
    'UID:c1@consultations.cotta',
    'SEQUENCE:1',
    'DTSTART:20990602T073000Z',
    'SUMMARY:A\\, b',
  ])
    expect(file.split('\r\n')).toContain(line);
});
