import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.js';
import { AppLink } from '../kit/link/app-link.js';
import type { Locale } from '../i18n/locale-rules.js';
import { EnglishBand } from './english-band.js';

afterEach(cleanup);

const LINKS = ['/trademark-dictionary', '/verification?value=a', '/portal/login', '#here'];

function draw(at: string, locale: Locale = 'en'): void {
  const Component = () => (
    <>
      <EnglishBand />
      {LINKS.map((to) => (
        <AppLink key={to} to={to}>
          {to}
        </AppLink>
      ))}
    </>
  );
  renderPage([{ path: '*', Component }], { at, locale });
}
const leadsTo = (to: string): string | null => screen.getByText(to).getAttribute('href');

describe('an English page whose reader came from another language', () => {
  it.each([
    ['cs', 'Tato stránka je v angličtině.', 'Zpět na český web'],
    ['sk', 'Táto stránka je v angličtine.', 'Späť na slovenský web'],
    ['es', 'Esta página está en inglés.', 'Volver al sitio en español'],
  ])('says so in %s and leads back', (locale, text, back) => {
    draw(`/trademark-questions-and-answers?from=${locale}`);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('complementary')).toHaveAttribute('lang', locale);
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', `/${locale}/faq`);
  });

  it('leads on in their language, and from one English page to another keeps where they came from', () => {
    draw('/trademark-questions-and-answers?from=cs');
    expect(leadsTo('/trademark-dictionary')).toBe('/trademark-dictionary?from=cs');
    expect(leadsTo('/verification?value=a')).toBe('/cs/verification?value=a');
    expect(leadsTo('/portal/login')).toBe('/portal/login');
    expect(leadsTo('#here')).toContain('#here');
  });

  it('is as it is for everybody else', () => {
    draw('/trademark-questions-and-answers');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(leadsTo('/trademark-dictionary')).toBe('/trademark-dictionary');
    expect(leadsTo('/verification?value=a')).toBe('/verification?value=a');
  });
});

describe('a page in another language', () => {
  it('has no band, and says in its links to English pages where the reader comes from', () => {
    draw('/verification?from=sk', 'cs');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(leadsTo('/trademark-dictionary')).toBe('/trademark-dictionary?from=cs');
    expect(screen.getByText('/trademark-dictionary')).toHaveAttribute('data-in-english');
  });
});
