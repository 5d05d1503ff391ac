import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { sampleText } from '../../../../testing/content-samples.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { recordsOf, reviewListOf } from '../../../../testing/review-samples.js';
import { lawyer } from '../../../../testing/stub-facts.js';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import type { LatestReview } from '../../../domain/content/text-to-review.js';
import { Component } from './texts.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const sources = [{ title: 'The law', url: 'https://law.example' }];
const items = [
  ...reviewListOf(
    [
      sampleText({ sources }),
      sampleText({ slug: 'read', title: 'Read by a lawyer', reviewed: '2026-11-20' }),
      sampleText({ collection: 'legal', locale: 'cs', slug: 'gdpr', path: '/gdpr', title: 'Osobní údaje' }),
    ],
    recordsOf({
      disputes: [{ id: 'honey' }],
      marks: [{ id: 'bee', confidence: 'sourced', source: 'a book' }],
    }),
  ),
].map((item) => (item.key === 'legal/cs/gdpr' ? { ...item, checkFirst: ['Read every period.'] } : item));
const digestOf = (key: string): string => items.find((one) => one.key === key)?.digest ?? '';
const review = (facts: Partial<LatestReview>): LatestReview => ({
  id: 'r1',
  text: 'records/disputes/honey',
  digest: digestOf(facts.text ?? 'records/disputes/honey'),
  verdict: 'REVIEWED',
  note: null,
  createdAt: '2026-11-27T10:00:00.000Z',
  reviewedById: lawyer.id,
  ...facts,
});

const open = (query = '', reviews: readonly LatestReview[] = [], answers: AnswersByName = {}) =>
  renderAdminPage(
    { path: '/admin/texts', at: `/admin/texts${query}`, Component },
    {
      answers,
      door: (address) => (address === '/admin/texts.json' ? Response.json({ items, reviews }) : undefined),
    },
  );
const taken = ({ input }: { readonly input?: unknown }) => ({
  reviewText: { __typename: 'TextReview', ...review({}), ...(input as Partial<LatestReview>) },
});
const list = async () => within(await screen.findByRole('region', { name: 'Texts and records' }));
const row = async (name: RegExp) => (await list()).findByRole('button', { name });
const rowCount = async (): Promise<number> => (await list()).getAllByRole('listitem').length;

describe('the texts of the site', () => {
  it('say of each text and record where its review is, and how many are left', async () => {
    await open('', [
      review({ digest: 'f'.repeat(64) }),
      review({ id: 'r2', text: 'legal/cs/gdpr', verdict: 'NEEDS_WORK', note: 'Ten years.' }),
    ]);
    expect(await row(/^A name for a thing.*Blog · English.*Not reviewed/)).toBeInTheDocument();
    expect(await row(/^Read by a lawyer.*Reviewed 20 November 2026/)).toBeInTheDocument();
    expect(await row(/^Osobní údaje.*Legal text · Czech.*Needs work/)).toBeInTheDocument();
    expect(await row(/^A Ltd v B GmbH.*Changed since its review/)).toBeInTheDocument();
    expect(await row(/^Bee.*Looked up, not reviewed/)).toBeInTheDocument();
    expect(screen.getByText('3 of 5 texts and records are still to be read.')).toBeInTheDocument();
  });

  it('are narrowed by kind, language, state and words, as the address says', async () => {
    await open('?state=unreviewed');
    expect(await rowCount()).toBe(3);
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Czech');
    expect(await rowCount()).toBe(1);
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'all');
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Decision');
    expect(await rowCount()).toBe(1);
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'all');
    await userEvent.type(screen.getByLabelText('Search'), 'udaje');
    expect(await row(/^Osobní údaje/)).toBeInTheDocument();
    expect(await rowCount()).toBe(1);
    await userEvent.type(screen.getByLabelText('Search'), ' nothing');
    expect(screen.getByText('No text fits. Take a filter away.')).toBeInTheDocument();
  });

  it('are walked through with j and k, and opened with o', async () => {
    await open();
    await row(/^A name for a thing/);
    await userEvent.keyboard('jjko');
    expect(await screen.findByRole('region', { name: 'A name for a thing' })).toBeInTheDocument();
    // Whoever reads one after another sees the next one.
    await userEvent.keyboard('j');
    expect(await screen.findByRole('region', { name: 'Read by a lawyer' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Read by a lawyer' })).toBeNull());
  });

  it('are shown with their page, what to check first and their sources', async () => {
    await open('?open=legal/cs/gdpr');
    const panel = within(await screen.findByRole('region', { name: 'Osobní údaje' }));
    expect(panel.getByRole('link', { name: 'Open the page of the site' })).toHaveAttribute(
      'href',
      '/cs/gdpr',
    );
    expect(panel.getByText('Read every period.')).toBeInTheDocument();
    expect(panel.getByText('It names no source.')).toBeInTheDocument();
    await userEvent.click(await row(/^A name for a thing/));
    const next = within(await screen.findByRole('region', { name: 'A name for a thing' }));
    expect(next.getByRole('link', { name: 'The law' })).toHaveAttribute('href', 'https://law.example');
    expect(next.queryByText('Check first')).toBeNull();
  });
});

describe('a text that was read', () => {
  it('is marked as reviewed in just the words that were listed', async () => {
    const sent = await open('?open=blog/en/a-name', [], { ReviewText: taken });
    const panel = within(await screen.findByRole('region', { name: 'A name for a thing' }));
    await userEvent.click(panel.getByRole('button', { name: 'Mark as reviewed' }));
    expect(await row(/^A name for a thing.*Reviewed 27 November 2026/)).toBeInTheDocument();
    expect(sentAs(sent, 'ReviewText')).toMatchObject([
      {
        variables: {
          input: { text: 'blog/en/a-name', digest: digestOf('blog/en/a-name'), verdict: 'REVIEWED' },
        },
      },
    ]);
    expect(panel.queryByRole('button', { name: 'Mark as reviewed' })).toBeNull();
    expect(await panel.findByText(/^Lena Lawyer found it good/)).toBeInTheDocument();
  });

  it('needs work only with a note that says what', async () => {
    const sent = await open('?open=blog/en/a-name', [], { ReviewText: taken });
    await userEvent.click(await screen.findByRole('button', { name: 'Needs work' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Say what has to be changed.');
    expect(sentAs(sent, 'ReviewText')).toEqual([]);
    await userEvent.type(screen.getByLabelText('What has to be changed?'), 'The term is ten years.');
    await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await row(/^A name for a thing.*Needs work/)).toBeInTheDocument();
    expect(sentAs(sent, 'ReviewText')[0]?.variables).toMatchObject({
      input: { verdict: 'NEEDS_WORK', note: 'The term is ten years.' },
    });
    expect(screen.getByText('The term is ten years.')).toBeInTheDocument();
  });

  it('is one that nobody has read once that is taken back', async () => {
    const sent = await open('?open=records/disputes/honey', [review({})], {
      WithdrawTextReview: () => ({ withdrawTextReview: { __typename: 'TextReview', id: 'r1' } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take this back' }));
    expect(await row(/^A Ltd v B GmbH.*Not reviewed/)).toBeInTheDocument();
    expect(sentAs(sent, 'WithdrawTextReview')[0]?.variables).toEqual({ id: 'r1' });
  });

  it('stays as it was where the server says no, or nobody answers; the note is kept', async () => {
    let isAway = false;
    await open('?open=blog/en/a-name', [], {
      ReviewText: () => {
        if (isAway) throw new Error('the line is down');
        return {
          reviewText: {
            __typename: 'Refusal',
            code: 'UNKNOWN_TEXT',
            message: 'No text is called that.',
            fields: [],
          },
        };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as reviewed' }));
    expect(await screen.findByText('No text is called that.')).toBeInTheDocument();
    isAway = true;
    await userEvent.click(screen.getByRole('button', { name: 'Needs work' }));
    await userEvent.type(screen.getByLabelText('What has to be changed?'), 'Ten years.');
    await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText('This did not reach the server. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('What has to be changed?')).toHaveValue('Ten years.');
    expect(await row(/^A name for a thing.*Not reviewed/)).toBeInTheDocument();
  });

  it('is shown to nobody whom the server refuses', async () => {
    await renderAdminPage(
      { path: '/admin/texts', at: '/admin/texts', Component },
      {
        door: (address) =>
          address === '/admin/texts.json'
            ? Response.json({ detail: 'This is for those who work here.' }, { status: 403 })
            : undefined,
      },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('REFUSED');
    expect(screen.queryByRole('region', { name: 'Texts and records' })).toBeNull();
  });
});
