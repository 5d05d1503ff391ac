import { afterEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import { sampleText } from '../../../../testing/content-samples.js';
import { renderPage } from '../../../../testing/render-page.js';
import { Component as Landing, loader as landing } from './landing.screen.js';
import { Component as Protection, loader as protection } from './protection.screen.js';

const ownText = (slug: string, path: string, title: string, category?: string) =>
  sampleText({
    collection: 'landing',
    slug,
    path,
    title,
    lead: 'What it is about.',
    ...(category === undefined ? {} : { category }),
  });
const texts = [
  ownText('brand-protection-amazon', '/brand-protection/amazon', 'Amazon copies', 'marketplaces'),
  ownText('brand-protection', '/brand-protection', 'Brand protection'),
  ownText('brand-protection-domains', '/brand-protection/domains', 'Lookalike domains', 'registers'),
  ownText('trademark-strategy', '/trademark-strategy', 'Strategy'),
];
const context = {
  locale: 'en',
  content: {
    list: () => Promise.resolve(texts),
    document: (_collection: string, slug: string) => {
      const text = texts.find((one) => one.slug === slug);
      return text === undefined ? Promise.reject(new Response(null, { status: 404 })) : Promise.resolve(text);
    },
  },
};
const at = (address: string) =>
  ({ request: new Request(`http://localhost${address}`), params: {}, context }) as never;
const show = (Component: () => React.ReactNode, data: unknown) =>
  renderPage([{ path: '/', Component, loader: () => data as never, HydrateFallback: () => null }]);

afterEach(cleanup);

it.each([
  ['/brand-protection/amazon', 'brand-protection-amazon'],
  ['/trademark-strategy', 'trademark-strategy'],
  ['/cs/trademark-strategy', 'trademark-strategy'],
])('reads at %s the text %s', async (address, slug) => {
  expect((await landing(at(address))).document.slug).toBe(slug);
});

it('has no page of a platform nobody wrote about', async () => {
  await expect(landing(at('/brand-protection/atlantis'))).rejects.toMatchObject({ status: 404 });
});

it('leads from a platform back to brand protection, and from another landing to no such page', async () => {
  show(Landing, await landing(at('/brand-protection/amazon')));
  expect(await screen.findByRole('link', { name: 'Brand protection' })).toHaveAttribute(
    'href',
    '/brand-protection',
  );
  cleanup();
  show(Landing, await landing(at('/trademark-strategy')));
  await screen.findByRole('heading', { level: 1, name: 'Strategy' });
  expect(screen.queryByRole('link', { name: 'Brand protection' })).toBeNull();
});

it('lists below brand protection each platform in its group, and no other landing', async () => {
  show(Protection, await protection(at('/brand-protection')));
  const heading = await screen.findByRole('heading', { name: 'Domains and company registers' });
  const group = within(heading.parentElement as HTMLElement);
  expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/brand-protection/domains',
  ]);
  const list = within(
    screen.getByRole('heading', { name: 'Platform by platform' }).parentElement as HTMLElement,
  );
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Amazon copies',
    'Lookalike domains',
  ]);
});
