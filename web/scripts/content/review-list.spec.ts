/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { sampleText } from '../../testing/content-samples.js';
import { recordsOf, reviewListOf } from '../../testing/review-samples.js';
import { checkFirstProblems, notesOf } from './check-first.mjs';

const digestOf = (facts: Parameters<typeof sampleText>[0]): string | undefined =>
  reviewListOf([sampleText(facts)])[0]?.digest;

describe('the digest of a text', () => {
  const before = digestOf({});

  it.each([
    { title: 'Another name' },
    { segments: [{ html: '<p>Plain words!</p>' }] },
    { sources: [{ title: 'A book' }] },
    { short: 'A thing.' },
  ])('is another one when it says %j', (facts) => {
    expect(digestOf(facts)).toMatch(/^[0-9a-f]{64}$/);
    expect(digestOf(facts)).not.toBe(before);
  });

  it.each([{ reviewed: '2026-11-28' }, { minutes: 9 }, { tags: ['names'] }, { order: 3 }])(
    'stays the same with %j, which nobody reads in it',
    (facts) => {
      expect(digestOf(facts)).toBe(before);
    },
  );

  it('does not depend on the order in which its facts were written', () => {
    const backwards = Object.fromEntries(Object.entries(sampleText()).toReversed());
    expect(reviewListOf([backwards as never])[0]?.digest).toBe(before);
  });
});

describe('the list of what is reviewed', () => {
  it('leads to the page of each, with its sources', () => {
    const records = recordsOf({
      disputes: [{ id: 'honey', confidence: 'sourced', source: 'the report', link: 'https://a.example/1' }],
      marks: [{ id: 'bee' }],
    });
    expect(reviewListOf([sampleText({ reviewed: '2026-11-20' })], records)).toMatchObject([
      { key: 'blog/en/a-name', kind: 'blog', locale: 'en', path: '/blog/a-name', reviewed: '2026-11-20' },
      {
        key: 'records/disputes/honey',
        title: 'A Ltd v B GmbH',
        path: '/trademark-disputes/case/honey',
        isLookedUp: true,
        sources: [{ title: 'C-1/20', url: 'https://a.example/1' }, { title: 'the report' }],
      },
      { key: 'records/hall-of-fame/bee', title: 'Bee', isLookedUp: false, sources: [] },
    ]);
  });

  it('has no record of which nobody is sure, and no such fact of another', () => {
    const unsure = 'unsure' as never;
    const records = recordsOf({
      disputes: [{ confidence: unsure }],
      marks: [{ id: 'bee', registration: { office: 'US', number: '1', confidence: unsure } }],
    });
    expect(records.disputes).toEqual([]);
    expect(records['hall-of-fame']).toEqual([
      expect.not.objectContaining({ registration: expect.anything() }),
    ]);
  });
});

describe('what to check first', () => {
  it('is said of a text, or of it in every language', () => {
    const notes = { 'legal/cs/gdpr': ['Read the periods.'], 'legal/*/gdpr': ['Read them all.'] };
    expect(notesOf(notes, 'legal/cs/gdpr')).toEqual(['Read the periods.', 'Read them all.']);
    expect(notesOf(notes, 'legal/en/gdpr')).toEqual(['Read them all.']);
    expect(notesOf(notes, 'records/disputes/honey')).toEqual([]);
  });

  it.each([
    [{ 'legal/*/gdpr': ['Read.'], 'legal/cs/gdpr': ['Read.'] }, []],
    [{ 'legal/es/gdpr': ['Read.'] }, ['there is no text legal/es/gdpr']],
    [{ 'legal/*/gdpr': [] }, ['legal/*/gdpr says nothing']],
    [{ 'legal/*/gdpr': [' '] }, ['legal/*/gdpr says nothing']],
  ])('%j is checked', (notes, problems) => {
    expect(checkFirstProblems(notes, ['legal/cs/gdpr']).map(({ text }) => text)).toEqual(problems);
  });
});
