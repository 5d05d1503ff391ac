/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { wrapTexts } from '../../../../testing/render-page.js';
import * as book from './book.screen.js';
import * as talk from './talk.screen.js';

const SECOND = '2099-06-01T07:30:00.000Z';
const LATER = '2099-06-09T07:00:00.000Z';
const consultationSlots = {
  slots: [
    '2099-06-01T07:00:00.000Z',
    SECOND,
    ...[2, 3, 4, 5].map((day) => `2099-06-0${day}T07:00:00.000Z`),
    LATER,
  ],
  next: null,
  language: 'en',
  zone: 'Europe/Bratislava',
};
const consultation = {
  id: '01990000-0000-7000-8000-0000000000aa',
  status: 'SCHEDULED',
  eventTimestamp: '2099-05-30T07:30:00.000Z',
  timeZone: 'America/New_York',
  language: 'en',
  sequence: 1,
  offers: [],
};
const LINK = 'k.AZAAAAAAcACAAAAAAAAAqg.1.1z141z3.AAAAAAAAAAAAAAAAAAAAAA';
const refused = { __typename: 'Refusal', code: 'TOO_LATE', message: '', fields: [] };
const api = {
  query: () =>
    Promise.resolve({ consultationSlots, consultation, countryList: [{ code: 'SK', name: 'Slovakia' }] }),
  mutate: () => Promise.resolve({ bookConsultation: refused, rescheduleConsultation: refused }),
};
const routes = [
  { path: '/book-a-free-consultation', ...book },
  { path: '/book-a-free-consultation/:id/:type', ...talk },
];

/** What stands in each control of the page the server draws for a plain form. */
async function answered(path: string, form: Readonly<Record<string, string>>) {
  const handler = createStaticHandler(routes as never);
  const request = new Request(`https://cotta.test${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const context = await handler.query(request, { requestContext: { api, locale: 'en' } });
  if (context instanceof Response) throw new Error(`${context.status}`);
  const html = renderToString(
    wrapTexts(
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
      'en',
    ),
  );
  const select = (name: string): string | undefined =>
    /<option[^>]*value="([^"]*)"[^>]*selected|<option[^>]*selected=""[^>]*value="([^"]*)"/
      .exec(new RegExp(`<select[^>]*name="${name}"[^]*?</select>`).exec(html)?.[0] ?? '')
      ?.slice(1)
      .find((value) => value !== undefined);
  const tags = (name: string): readonly string[] =>
    (html.match(/<input[^>]*>/g) ?? []).filter((tag) => tag.includes(` name="${name}"`));
  const valueIn = (tag: string | undefined): string | undefined => / value="([^"]*)"/.exec(tag ?? '')?.[1];
  return {
    html,
    select,
    input: (name: string) => valueIn(tags(name)[0]),
    ticked: (name: string) => valueIn(tags(name).find((tag) => tag.includes(' checked'))),
    area: (name: string) => new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)<`).exec(html)?.[1]?.trim(),
  };
}

const typed = {
  topic: 'RENEWAL',
  language: 'sk',
  markName: 'Lumora',
  country: 'SK',
  description: 'Ours since 2019.',
  timeZone: 'America/New_York',
  channel: 'video',
  contactName: 'Jana Malá',
  contactEmail: 'jana@client.test',
  contactPhone: '+421 905 123 456',
  eventTimestamp: SECOND,
};

describe('the form of a talk that was sent before its page woke', () => {
  it.each([
    ['where an address is missing', { contactEmail: '' }],
    ['where the name is missing', { contactName: '' }],
    ['where it was refused', {}],
  ])('comes back as it was sent, %s', async (_why, without) => {
    const sent = { ...typed, ...without };
    const page = await answered('/book-a-free-consultation', sent);
    expect(page.html).toContain('role="alert"');
    for (const name of ['topic', 'language', 'country', 'timeZone'] as const)
      expect([name, page.select(name)]).toEqual([name, sent[name]]);
    for (const name of ['markName', 'contactName', 'contactEmail', 'contactPhone'] as const)
      expect([name, page.input(name)]).toEqual([name, sent[name]]);
    expect([page.ticked('channel'), page.ticked('eventTimestamp')]).toEqual(['video', SECOND]);
    expect(page.area('description')).toBe(typed.description);
  });

  it('keeps a time of the days that are folded away, and shows it', async () => {
    const page = await answered('/book-a-free-consultation', {
      ...typed,
      contactEmail: '',
      eventTimestamp: LATER,
    });
    expect(page.ticked('eventTimestamp')).toBe(LATER);
    expect(page.html).toMatch(/<details[^>]* open/);
  });

  it('keeps that none of the times suits', async () => {
    const page = await answered('/book-a-free-consultation', {
      ...typed,
      contactEmail: '',
      eventTimestamp: 'other',
    });
    expect(page.ticked('eventTimestamp')).toBe('other');
  });

  it('keeps the mark that was typed over the one of the address', async () => {
    const page = await answered('/book-a-free-consultation?mark=Old', { ...typed, contactName: '' });
    expect(page.input('markName')).toBe('Lumora');
  });
});

it('another time for a talk that was refused is still chosen, in the clock it was read in', async () => {
  const page = await answered(`/book-a-free-consultation/${LINK}/move`, {
    intent: 'reschedule',
    eventTimestamp: SECOND,
    timeZone: 'America/New_York',
  });
  expect(page.html).toContain('role="alert"');
  expect([page.ticked('eventTimestamp'), page.select('timeZone')]).toEqual([SECOND, 'America/New_York']);
});
