import { describe, expect, it } from '@jest/globals';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { client, lawyer } from '../testing/people.js';
import { officeAction } from './office-action.work-item.js';
import { blocksFor, responseBlocks } from './response-blocks.js';

const filed = (responseText: string | null) =>
  given({
    type: 'OfficeActionDocketed',
    data: {
      trademarkId: nameBasedId('mark'),
      jurisdiction: 'US',
      issueDate: '2026-01-15',
      dueDate: '2026-04-15',
      confirmedDueDate: '2026-04-15',
      status: 'Drafting',
      userId: client.userId,
      responseText,
    },
  }).when(
    anyStep(officeAction, 'SubmitOfficeActionResponse'),
    { filedOn: '2026-02-16', reason: 'The client was asked on the phone.' },
    { now: '2026-02-16T15:00:00Z', viewer: lawyer },
  );

describe('templates of an answer', () => {
  it('are those of the office and of what it objects to, between an opening and a closing', () => {
    const titles = blocksFor('US', new Set(['Distinctiveness'])).map(({ title }) => title);
    expect(titles).toEqual([
      'Opening',
      'The sign is not understood as a description',
      'Acquired distinctiveness, Section 2(f)',
      'Closing',
    ]);
    expect(blocksFor('EU', new Set(['Distinctiveness'])).map(({ title }) => title)).toContain(
      'Distinctive through use, Article 7(3)',
    );
  });

  it('are filed by nobody before they are filled', () => {
    for (const { text } of responseBlocks.filter((block) => block.text.includes('⟦')))
      filed(`Sirs,\n\n${text}`).thenRefused('TEMPLATE_UNFILLED');
    expect(filed('No claim is made to the word COFFEE apart from the mark.').events()[0]?.type).toBe(
      'OfficeActionResponseSubmitted',
    );
    expect(filed(null).events()).toHaveLength(1);
  });
});
