import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleText } from '../../../../testing/content-samples.js';
import { renderPage } from '../../../../testing/render-page.js';
import { Component as Landing, loader as landing } from './landing.screen.js';
import { action as freeScan, Component as Protection, loader as protection } from './protection.screen.js';

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

describe('the form for a free look', () => {
  const page = async (answer: (variables: unknown) => unknown) => {
    const sent: { variables: unknown; key: string | undefined }[] = [];
    const api = {
      mutate: (_: unknown, variables: unknown, { idempotencyKey }: { idempotencyKey?: string }) => {
        sent.push({ variables, key: idempotencyKey });
        return Promise.resolve({ askSupport: answer(variables) });
      },
    };
    const data = await protection(at('/brand-protection'));
    renderPage([
      {
        path: '/',
        Component: Protection,
        loader: () => data as never,
        action: ({ request }) => freeScan({ request, context: { api }, params: {} } as never),
        HydrateFallback: () => null,
      },
    ]);
    await screen.findByRole('heading', { name: 'A free look at your brand' });
    return sent;
  };
  const fill = async () => {
    await userEvent.type(screen.getByLabelText('Your brand'), 'Lumara');
    await userEvent.type(screen.getByLabelText(/^Your site/), 'lumara.example');
    await userEvent.selectOptions(screen.getByLabelText('Where you sell most'), 'marketplaces');
    await userEvent.type(screen.getByLabelText('Your name'), 'Eva');
    await userEvent.type(screen.getByLabelText(/^Your e-mail address/), 'eva@example.test');
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Ask for a free look' }));
  const receipt = { __typename: 'SupportReceipt', publicId: 'Q-1', answerBy: '2026-03-03T16:00:00.000Z' };

  it('says at once by when an analyst answers, and what was asked for is one question however often it is pressed', async () => {
    const sent = await page(() => receipt);
    await fill();
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent(/A person answers by .*2026.*Number Q-1/);
    const [first] = sent;
    expect(first?.variables).toEqual({
      input: {
        contactName: 'Eva',
        contactEmail: 'eva@example.test',
        description: 'Free scan asked for.\nBrand: Lumara\nSite: lumara.example\nMain channel: marketplaces',
        topic: 'FREE_SCAN',
      },
    });
    cleanup();
    const again = await page(() => receipt);
    await fill();
    await send();
    await screen.findByRole('status');
    expect(again[0]?.key).toBe(first?.key);
  });

  it('names what is missing and keeps what was typed', async () => {
    const sent = await page(() => receipt);
    await userEvent.type(screen.getByLabelText('Your brand'), 'Lumara');
    await userEvent.type(screen.getByLabelText(/^Your site/), 'no site');
    await send();
    expect(await screen.findByText('Enter a web address like example.com')).toBeInTheDocument();
    expect(screen.getByLabelText('Your brand')).toHaveValue('Lumara');
    expect(sent).toEqual([]);
  });

  it('says what was refused, and keeps what was typed', async () => {
    await page(() => ({ __typename: 'Refusal', code: 'TOO_MANY_QUESTIONS', message: 'No.', fields: [] }));
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/three questions of this address/);
    expect(screen.getByLabelText('Your brand')).toHaveValue('Lumara');
  });
});
