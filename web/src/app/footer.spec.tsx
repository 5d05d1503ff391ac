import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.js';
import { locales, type Locale } from '../i18n/locale-rules.js';
import { PreferencesForm } from '../kit/preferences/preferences-form.js';
import { Footer } from './footer.js';
import { SiteMenu } from './site-menu.js';

afterEach(cleanup);

const choosable = {
  countries: [
    ['CZ', 'Czechia'],
    ['GB', 'United Kingdom'],
  ] as const,
  currencies: ['EUR', 'CZK'],
};
const draw = ({ locale = 'en' as Locale, boot = {} as object } = {}) =>
  renderPage(
    [
      {
        path: '/verification',
        Component: () => (
          <>
            <SiteMenu />
            <Footer />
          </>
        ),
      },
    ],
    { at: '/verification?value=Lumora', locale, boot: { choosable, ...boot } },
  );

describe('the chooser of country and currency', () => {
  it.each(locales)(
    'is a plain form in the footer that leads back to this page, and the menu leads to it: %s',
    (locale) => {
      draw({ locale });
      const forms = [...document.querySelectorAll<HTMLFormElement>('form[action="/preferences"]')];
      expect(forms).toHaveLength(1);
      expect(document.querySelector('details a[href$="#preferences"]')).not.toBeNull();
      expect(document.querySelector('footer #preferences')).toBe(forms[0]);
      for (const form of forms) {
        expect(form.method).toBe('post');
        expect(Object.fromEntries(new FormData(form))).toEqual({
          back: `${locale === 'en' ? '' : `/${locale}`}/verification?value=Lumora`,
          'shown-country': 'CZ',
          'shown-currency': 'EUR',
        });
      }
    },
  );

  it('is an error before preferences are there', () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<PreferencesForm />)).toThrow('Preferences were used before they were initialised');
    silent.mockRestore();
  });
});

describe('the storefronts', () => {
  const sites = [
    { name: 'global', flag: 'global', url: 'https://cotta.example' },
    { name: 'cz', flag: 'cz', url: 'https://cotta.cz', country: 'Česko' },
  ];

  it('lead to the same page on the other domains, with their flags', () => {
    draw({ locale: 'cs', boot: { sites } });
    const links = within(screen.getByRole('navigation', { name: 'Naše další weby' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mezinárodní', 'https://cotta.example/cs/verification?value=Lumora'],
      ['Česko', 'https://cotta.cz/cs/verification?value=Lumora'],
    ]);
    expect(links.map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual([
      '/flags/global.svg',
      '/flags/cz.svg',
    ]);
    expect(links[0]?.getAttribute('aria-current')).toBe('true');
  });

  it('are not offered where there is one', () => {
    draw();
    expect(screen.queryByRole('navigation', { name: 'Our other sites' })).toBeNull();
  });
});

describe('a link of the footer', () => {
  it.each([
    ['en', '/privacy-policy'],
    ['cs', '/gdpr'],
    ['sk', '/gdpr'],
    ['es', '/gdpr'],
  ] as const)(
    'leads to the privacy policy in English, to the page about the regulation elsewhere: %s',
    (locale, address) => {
      draw({ locale });
      const legal = document.querySelectorAll('footer nav a');
      expect([...legal].map((link) => link.getAttribute('href'))).toContain(address);
    },
  );

  it('leads to no account where accounts are switched off', () => {
    const toAccount = () => document.querySelectorAll('a[href="/portal/login"]').length;
    draw();
    expect(toAccount()).toBeGreaterThan(0);
    cleanup();
    draw({
      boot: {
        flags: {
          useUserAccount: false,
          useGPTSuggestedComments: false,
          useSavedPaymentMethods: false,
          isSandbox: false,
        },
      },
    });
    expect(toAccount()).toBe(0);
  });
});
