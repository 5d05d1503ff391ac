import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { given } from '@cotta/kit/testing/spec.js';
import { client, lawyer, stranger } from '../testing/people.js';
import { officeAction } from './office-action.work-item.js';

const now = '2026-02-16T15:00:00Z';
const WORDS = 'The marks differ.\n\nThe goods differ.';

const drafting = (facts: object = {}): DomainEvent => ({
  type: 'OfficeActionDocketed',
  data: {
    trademarkId: nameBasedId('mark'),
    markName: 'Lumara',
    jurisdiction: 'US',
    issueDate: '2026-01-15',
    dueDate: '2026-04-15',
    confirmedDueDate: '2026-04-15',
    remindersEnabled: true,
    userId: client.userId,
    status: 'Drafting',
    responseText: WORDS,
    ...facts,
  },
});
const walk = (
  before: readonly DomainEvent[],
  command: string,
  input: Readonly<Record<string, unknown>> = {},
  viewer: Viewer = lawyer,
) => given(...before).when(anyStep(officeAction, command), input, { now, viewer });
const after = (
  before: readonly DomainEvent[],
  command: string,
  input: Readonly<Record<string, unknown>> = {},
  viewer: Viewer = lawyer,
): readonly DomainEvent[] => [...before, ...walk(before, command, input, viewer).events()];

const SEND = 'SendOfficeActionDraft';
const APPROVE = 'ApproveOfficeActionDraft';
const ASK = 'AskOfficeActionDraftChange';
const FILE = 'SubmitOfficeActionResponse';
const sent = after([drafting()], SEND);
const agreed = after(sent, APPROVE, { draft: 1 }, client);
const rewritten = (before: readonly DomainEvent[]): readonly DomainEvent[] => [
  ...before,
  { type: 'OfficeActionAmended', data: { responseText: `${WORDS}\n\nNo claim is made to COFFEE.` } },
];
const filedOn = '2026-02-16';

describe('the draft of an answer', () => {
  it('goes to the client as it is written, with a link that opens it', () => {
    expect(sent.at(-1)).toMatchObject({
      type: 'OfficeActionDraftSent',
      data: {
        draftNumber: 1,
        draftText: WORDS,
        draftTextBefore: null,
        draftSentAt: '2026-02-16T15:00:00.000Z',
        linkRevision: 1,
        markName: 'Lumara',
        dueDate: '2026-04-15',
        userId: client.userId,
      },
    });
  });

  it.each([
    ['nothing is written', { responseText: ' \n ' }, 'NO_ANSWER_WRITTEN'],
    ['something of a template is open', { responseText: 'Class ⟦number⟧.' }, 'TEMPLATE_UNFILLED'],
    ['nobody owns the mark', { userId: null }, 'NOBODY_TO_TELL'],
  ])('goes to nobody while %s', (_, facts, code) => {
    walk([drafting(facts)], SEND).thenRefused(code);
  });

  it('goes out once with the same words; a new one is compared with it and asks anew', () => {
    walk(sent, SEND).thenRefused('DRAFT_UNCHANGED');
    walk(agreed, SEND).thenRefused('DRAFT_UNCHANGED');
    expect(walk(rewritten(agreed), SEND).events()[0]?.data).toMatchObject({
      draftNumber: 2,
      draftTextBefore: WORDS,
      draftApprovedAt: null,
      draftChangeAskedAt: null,
      draftWish: null,
    });
  });

  it('is agreed to by its client, and what was asked before is over', () => {
    const asked = after(sent, ASK, { draft: 1, draftWish: 'Softer.' }, client);
    expect(asked.at(-1)).toMatchObject({
      type: 'OfficeActionDraftChangeAsked',
      data: { draftWish: 'Softer.', draftChangeAskedAt: '2026-02-16T15:00:00.000Z' },
    });
    expect(walk(asked, APPROVE, { draft: 1 }, client).events()[0]).toMatchObject({
      type: 'OfficeActionDraftApproved',
      data: { draftApprovedAt: '2026-02-16T15:00:00.000Z', draftChangeAskedAt: null, draftWish: null },
    });
  });

  it.each([APPROVE, ASK])(
    '%s: is decided about as it was read, by its client, once and in time',
    (command) => {
      const input = { draft: 1, ...(command === ASK ? { draftWish: 'Softer.' } : {}) };
      walk([drafting()], command, input, client).thenRefused('DRAFT_MISSING');
      walk(after(rewritten(sent), SEND), command, input, client).thenRefused('DRAFT_REPLACED');
      walk(agreed, command, input, client).thenRefused('DRAFT_AGREED');
      walk(sent, command, input, stranger).thenRefused('NOT_FOUND');
      walk(after(agreed, FILE, { filedOn }), command, input, client).thenRefused('WRONG_STATUS');
      walk(sent, ASK, { draft: 1, draftWish: ' ' }, client).thenRefused('INPUT_INVALID');
    },
  );
});

describe('an agreement that was given elsewhere', () => {
  const FOR_CLIENT = 'ApproveOfficeActionDraftForClient';
  const said = {
    draftAgreedBy: 'telephone',
    draftAgreedWords: 'Yes, file it like that.',
    reason: 'She called.',
  };

  it('is noted with its way and its words, and counts as the client’s until there is another draft', () => {
    const noted = after(sent, FOR_CLIENT, said);
    expect(noted.at(-1)).toMatchObject({
      type: 'OfficeActionDraftApproved',
      data: {
        draftApprovedAt: '2026-02-16T15:00:00.000Z',
        draftAgreedBy: 'telephone',
        draftAgreedWords: 'Yes, file it like that.',
      },
    });
    expect(walk(noted, FILE, { filedOn }).events()[0]?.data).toMatchObject({ filedAsAgreed: true });
    expect(walk(rewritten(noted), SEND).events()[0]?.data).toMatchObject({
      draftApprovedAt: null,
      draftAgreedBy: null,
      draftAgreedWords: null,
    });
  });

  it('is noted once, of a draft that was sent, by the firm alone, with words and a reason', () => {
    walk([drafting()], FOR_CLIENT, said).thenRefused('DRAFT_MISSING');
    walk(agreed, FOR_CLIENT, said).thenRefused('DRAFT_AGREED');
    walk(sent, FOR_CLIENT, { ...said, draftAgreedWords: ' ' }).thenRefused('INPUT_INVALID');
    walk(sent, FOR_CLIENT, said, client).thenRejected('FORBIDDEN');
  });
});

describe('filing the answer', () => {
  it('needs no reason where it is, word for word, what the client agreed to', () => {
    expect(walk(agreed, FILE, { filedOn }).events()[0]?.data).toMatchObject({ filedAsAgreed: true });
  });

  it.each([
    ['was sent to nobody', [drafting()]],
    ['waits for the client', sent],
    ['is to be changed', after(sent, ASK, { draft: 1, draftWish: 'Softer.' }, client)],
    ['was changed after the client agreed', rewritten(agreed)],
    ['was sent anew after the client agreed', after(rewritten(agreed), SEND)],
  ] as const)('asks the lawyer why where the answer %s, and keeps that it went without', (_, before) => {
    walk(before, FILE, { filedOn }).thenRefused('ANSWER_UNAPPROVED');
    walk(before, FILE, { filedOn, reason: '  ' }).thenRefused('ANSWER_UNAPPROVED');
    expect(walk(before, FILE, { filedOn, reason: 'The last day is today.' }).events()[0]?.data).toMatchObject(
      { filedAsAgreed: false, filedOn },
    );
  });
});
