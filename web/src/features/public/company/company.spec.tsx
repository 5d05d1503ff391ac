import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router';
import { sampleText } from '../../../../testing/content-samples.js';
import { renderPage } from '../../../../testing/render-page.js';
import type { FirmProfile } from '../../../domain/firm/firm-profile.js';
import type { Boot } from '../../../kit/page/boot.js';
import * as about from './about.screen.js';
import * as caseStudy from './case-study.screen.js';
import * as member from './member.screen.js';

afterEach(cleanup);

const PROFILE: FirmProfile = {
  members: [
    {
      slug: 'jana-nova',
      name: 'Jana Nová',
      role: 'Lawyer',
      admissions: ['Slovak Bar Association'],
      languages: ['en', 'sk'],
      text: 'First.\n\nSecond.',
    },
    { slug: 'petr', name: 'Petr Malý', role: 'Clerk', admissions: [], languages: ['cs'], text: 'Files.' },
  ],
  cases: [
    {
      id: 'two-bakeries',
      title: 'Two bakeries, one name',
      industry: 'food-and-drink',
      problem: 'A neighbour had the name.',
      scan: 'The national register.',
      finding: 'An older mark, unused.',
      action: 'A request to revoke it.',
      outcome: 'The mark was revoked.',
      days: 210,
      cost: { amount: 145000, currency: 'EUR' },
    },
  ],
};

const content = {
  document: () => Promise.resolve(sampleText({ collection: 'company', slug: 'about-us', title: 'About us' })),
};
const SCREENS = {
  '/about-us': about,
  '/about-us/:member': member,
  '/industry-case-study/:id': caseStudy,
} as const;

function open(at: string, firmProfile: FirmProfile, boot: Partial<Boot> = {}): void {
  renderPage(
    Object.entries(SCREENS).map(([path, { Component, loader }]) => ({
      path,
      Component,
      ErrorBoundary: () => <h1>nothing here</h1>,
      HydrateFallback: () => null,
      loader: ((args: LoaderFunctionArgs) =>
        loader({ ...args, context: { content, firmProfile, locale: 'en' } as never })) as never,
    })),
    { at, boot },
  );
}

describe('about the firm', () => {
  it('names its people and cases, each with the way to more', async () => {
    open('/about-us', PROFILE);
    const team = within(await screen.findByRole('region', { name: 'People' }));
    expect(team.getByRole('link', { name: 'Jana Nová' }).getAttribute('href')).toBe('/about-us/jana-nova');
    const cases = within(screen.getByRole('region', { name: 'Cases' }));
    expect(cases.getByText('Food and drink')).toBeTruthy();
    expect(cases.getByRole('link', { name: 'Two bakeries, one name' }).getAttribute('href')).toBe(
      '/industry-case-study/two-bakeries',
    );
  });

  it('says where nobody has set anything that something would stand there, and leads nowhere from it', async () => {
    open('/about-us', {});
    const team = within(await screen.findByRole('region', { name: 'People' }));
    expect(team.getByText('Demo: a lawyer’s name appears here')).toBeTruthy();
    const cases = within(screen.getByRole('region', { name: 'Cases' }));
    expect(cases.getByText('Demo: the title of a case appears here')).toBeTruthy();
    expect([...team.queryAllByRole('link'), ...cases.queryAllByRole('link')]).toEqual([]);
  });

  it('leads to what clients say elsewhere, where that is set', async () => {
    open('/about-us', PROFILE, { firm: { reviewsUrl: 'https://reviews.example/firm' } });
    expect((await screen.findByRole('link', { name: /another site/ })).getAttribute('href')).toBe(
      'https://reviews.example/firm',
    );
    cleanup();
    open('/about-us', PROFILE);
    await screen.findByRole('region', { name: 'People' });
    expect(screen.queryByRole('link', { name: /another site/ })).toBeNull();
  });
});

describe('one of its people', () => {
  it('has a page with role, admissions, languages and words', async () => {
    open('/about-us/jana-nova', PROFILE);
    await screen.findByRole('heading', { level: 1, name: 'Jana Nová' });
    for (const text of ['Lawyer', 'Slovak Bar Association', 'English and Slovak', 'First.', 'Second.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Petr Malý' })).toBeTruthy();
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  it('and whoever is not there: the page says who is', async () => {
    open('/about-us/nobody', PROFILE);
    await screen.findByRole('heading', { level: 1, name: 'Nobody of that name works here' });
    expect(screen.getByRole('link', { name: 'Jana Nová' })).toBeTruthy();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it.each([
    ['jana-nova', PROFILE, 200],
    ['nobody', PROFILE, 404],
    ['demo', PROFILE, 404],
    ['demo', {}, 200],
    ['nobody', { members: [] }, 404],
  ] as const)('%s answers by who is there', async (slug, firmProfile, status) => {
    const answer = await member.loader({
      params: { member: slug },
      context: { firmProfile, locale: 'en' },
    } as never);
    expect(answer.init?.status).toBe(status);
  });
});

describe('a case', () => {
  it('goes from the problem to the outcome, with days and cost', async () => {
    open('/industry-case-study/two-bakeries', PROFILE);
    await screen.findByRole('heading', { level: 1, name: 'Two bakeries, one name' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'The problem',
      'What we searched',
      'What we found',
      'What we did',
      'What came of it',
    ]);
    expect(screen.getByText('210 days')).toBeTruthy();
    expect(screen.getByText('€1,450.00')).toBeTruthy();
  });

  it('claims nothing where nobody has set one', async () => {
    open('/industry-case-study/demo', {});
    await screen.findByRole('heading', { level: 1, name: 'Demo: the title of a case appears here' });
    expect(screen.getByText('Demo: the cost appears here')).toBeTruthy();
    expect(screen.queryByText(/€/)).toBeNull();
  });

  it('that is not there is not found', async () => {
    open('/industry-case-study/unknown', PROFILE);
    await screen.findByRole('heading', { name: 'nothing here' });
  });
});
