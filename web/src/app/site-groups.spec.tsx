import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.js';
import { locales } from '../i18n/locale-rules.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { pages } from './route-table.js';
import { HEADER_LINKS, SITE_GROUPS } from './site-links.js';

afterEach(cleanup);

const grouped = SITE_GROUPS.flatMap(([, links]): readonly string[] => links.map(([to]) => to));
const plain = (to: string): string => to.split('#')[0] ?? to;
const addresses = [...grouped, ...HEADER_LINKS.map(([to]) => to)].map(plain);

function Frame() {
  return (
    <>
      <Header />
      <Footer />
    </>
  );
}

describe('links of the site', () => {
  it('lead to pages that are there, each once', () => {
    const known = new Set(pages.map(({ path }) => path));
    expect(addresses.filter((path) => !known.has(path))).toEqual([]);
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  it.each(locales)('stand in groups in the footer, in words of %s', async (locale) => {
    renderPage([{ path: '*', Component: Frame }], { locale });
    const footer = within(await screen.findByRole('contentinfo'));
    const groups = footer.getAllByRole('navigation');
    expect(groups).toHaveLength(SITE_GROUPS.length);
    for (const [place, [, links]] of SITE_GROUPS.entries())
      expect(within(groups[place] as HTMLElement).getAllByRole('link')).toHaveLength(links.length);
  });

  it('open below a word of the header, and Escape closes them where one was', async () => {
    const user = userEvent.setup();
    renderPage([{ path: '*', Component: Frame }]);
    const [learn] = await screen.findAllByText('Learn', { selector: 'header nav summary' });
    const group = learn?.closest('details');
    await user.click(learn as HTMLElement);
    expect(group?.open).toBe(true);
    within(group as HTMLElement)
      .getByRole('link', { name: 'Dictionary' })
      .focus();
    await user.keyboard('{Escape}');
    expect(group?.open).toBe(false);
    expect(document.activeElement).toBe(learn);
  });

  it('close when somebody goes on to something else', async () => {
    const user = userEvent.setup();
    renderPage([{ path: '*', Component: Frame }]);
    const [services] = await screen.findAllByText('Services', { selector: 'header nav summary' });
    const group = services?.closest('details');
    await user.click(services as HTMLElement);
    within(group as HTMLElement)
      .getByRole('link', { name: 'Renewal' })
      .focus();
    screen.getByRole('link', { name: 'Cotta, home' }).focus();
    expect(group?.open).toBe(false);
  });
});
