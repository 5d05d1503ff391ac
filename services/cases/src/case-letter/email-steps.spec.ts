import { expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { answering } from '@cotta/kit/testing/answering.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { caseLetter } from './case-letter.work-item.js';

const viewer = viewerOf('lawyer', nameBasedId('lawyer'));

/** Why a letter may not go now, where rows are found in these tables and in no others. */
function whyNot(...tables: readonly string[]): Promise<object> | undefined {
  const tx = answering(({ text }) =>
    tables.some((table) => text.includes(table)) ? [{ id: nameBasedId('row') }] : [],
  );
  return caseLetter.steps.emailCaseLetter.preload?.(tx, {
    state: { exists: true, fields: { caseId: nameBasedId('case') } },
    input: { recipientEmail: 'shop@copy.example' },
    context: { viewer, now: new Date('2026-06-15T09:00:00Z'), streamId: nameBasedId('letter') },
  });
}

it('goes to nobody who is left alone, and to nobody whom we owe an answer', async () => {
  expect(await whyNot()).not.toHaveProperty('refused');
  expect(await whyNot('case_counterparty')).toHaveProperty('refused', 'COUNTERPARTY_WHITELISTED');
  expect(await whyNot('case_objection')).toHaveProperty('refused', 'OBJECTION_UNANSWERED');
});
