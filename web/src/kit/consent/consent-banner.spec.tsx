import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render-page.js';
import { locales } from '../../i18n/locale-rules.js';
import { rememberAttribution } from '../attribution/attribution.js';
import { ConsentBanner } from './consent-banner.js';
import { ConsentChoices } from './consent-choices.js';
import { giveConsent } from './given-consent.js';

const real = globalThis.fetch;
let posted: string[] = [];
let works = true;

beforeEach(() => {
  [posted, works] = [[], true];
  localStorage.clear();
  globalThis.fetch = (async (address: string, { body }: RequestInit) => {
    posted.push(`${address} ${String(body)}`);
    if (!works) throw new TypeError('away');
    return new Response(null, { status: 204 });
  }) as never;
});
afterEach(() => {
  cleanup();
  act(() => giveConsent(undefined));
  globalThis.fetch = real;
});

const draw = (boot: object = {}, locale: (typeof locales)[number] = 'en') =>
  renderPage(
    [
      {
        path: '/verification',
        Component: () => (
          <>
            <ConsentBanner />
            <ConsentChoices />
          </>
        ),
      },
    ],
    { at: '/verification?value=Lumora', boot, locale },
  );
const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const click = (name: string, inside = banner()) =>
  // The first: the choices below have the same two answers.
  userEvent.click(within(inside as HTMLElement).getAllByRole('button', { name })[0] as HTMLElement);

describe('the question about cookies', () => {
  it.each(locales)('is asked in %s, with two answers of one look and a way to choose', (locale) => {
    draw({}, locale);
    const [needed, all] = within(screen.getByRole('region')).getAllByRole('button');
    expect(needed?.className).toBe(all?.className);
    expect(screen.getByRole('region').querySelector('summary')).not.toBeNull();
  });

  it('is not asked of whoever answered it', () => {
    draw({ consent: [] });
    expect(banner()).toBeNull();
  });

  it('is a plain form without script: each answer goes to one address and leads back here', () => {
    draw();
    for (const form of document.querySelectorAll('form')) {
      expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/consent']);
      expect(new FormData(form).get('back')).toBe('/verification?value=Lumora');
    }
  });

  it.each([
    ['Only what is needed', 'choice=necessary'],
    ['Allow all', 'choice=all'],
  ])('is gone after “%s”, which the server keeps', async (name, answer) => {
    draw();
    await click(name);
    await waitFor(() => expect(banner()).toBeNull());
    expect(posted).toEqual([expect.stringContaining(answer)]);
    expect(posted[0]).toMatch(/^\/consent .*back=%2Fverification/);
    expect(screen.getByText('Your choice is saved')).toBeTruthy();
  });

  it('stays where the answer did not arrive', async () => {
    works = false;
    draw();
    await click('Allow all');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(banner()).not.toBeNull();
  });
});

describe('the choices', () => {
  it('show what is allowed, and take it back at any time: what was stored for it goes', async () => {
    act(() => giveConsent(['marketing']));
    rememberAttribution(new URLSearchParams('msclkid=m'));
    expect(localStorage.length).toBe(1);
    draw({ consent: ['marketing'] });
    const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    expect(ticked()).toEqual([false, false, true]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Marketing' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Statistics' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(ticked()).toEqual([false, true, false]));
    expect(posted[0]).toContain('purpose=statistics');
    expect(posted[0]).not.toContain('purpose=marketing');
    expect(localStorage.length).toBe(0);
  });
});
