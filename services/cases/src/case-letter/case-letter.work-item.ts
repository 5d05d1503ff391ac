import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { workItem } from '@cotta/kit/model/decider/work-item.js';
import { workItemEntity, type Entity } from '@cotta/kit/edge/service/entity.js';
import { f } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { caseLetterDesk } from './case-letter.desk.js';
import { caseLetterResource, letterPosts } from './case-letter.resource.js';
import {
  dayProblem,
  draftProblem,
  keepLetter,
  remindProblem,
  silenceProblem,
  timeLimitProblem,
  wordsProblem,
} from './case-letter-rules.js';
import { CaseLetterStatus } from './case-letter-status.js';
import { emailSteps } from './email-steps.js';
import { leftAlone } from './left-alone.js';
import { otherSideWaits } from '../case/other-side-waits.js';
import { ofCase } from '../case/of-case.js';
import type { PublicationKeys } from '../case-request/publish-reporter-letters.js';
import { letterPages } from './letter-pages.js';
import { emailedLetterPublications } from './publish-emailed-letters.js';
import { letterText } from './letter-text.js';

const { draft, withClient, changesAsked, approved, sent, answered, withdrawn } = CaseLetterStatus;
const step = stepsOf(caseLetterResource);
const { receiptDocumentId, answerDocumentId } = caseLetterResource.fields;
const draftNumber = f.integer('The draft that was read.', { min: 1 });

/** Between the lawyer and the client, before it goes anywhere. */
const clientSteps = [
  step({
    command: 'OfferCaseLetter',
    doc: 'The client gets the letter as a file, to approve it as it stands or to ask for changes.',
    event: 'CaseLetterOffered',
    label: 'Letter to approve',
    audience: 'customer',
    tells: ['case-letter-ready'],
    from: [draft, changesAsked],
    to: withClient,
    by: ['lawyer'],
    guard: (fields, _, context) => timeLimitProblem(fields, context),
    preload: leftAlone,
    change: ({ caseId, text, draftNumber: before = 0 }, _, { now, streamId }) => ({
      ...ofCase(caseId),
      offeredText: text ?? null,
      draftNumber: before + 1,
      documentId: letterFileId(streamId, before + 1),
      offeredAt: now.toISOString(),
      remindersSent: 0,
      changesAsked: null,
    }),
  }),
  step({
    command: 'RemindCaseLetterClient',
    doc: 'The client said nothing to the letter: a reminder after three and after seven days. For the system.',
    event: 'CaseLetterClientReminded',
    label: 'Client reminded of the letter',
    audience: 'customer',
    tells: ['case-letter-reminder'],
    from: [withClient],
    to: 'same',
    by: [],
    guard: (fields, _, context) => remindProblem(fields, context),
    change: ({ caseId, remindersSent }) => ({ ...ofCase(caseId), remindersSent: (remindersSent ?? 0) + 1 }),
  }),
  step({
    command: 'ApproveCaseLetter',
    doc: 'The client approves the draft that was read; this very file is what is sent.',
    event: 'CaseLetterApproved',
    label: 'Letter approved',
    audience: 'customer',
    from: [withClient],
    to: approved,
    by: ['customer'],
    input: { draftNumber },
    guard: (fields, given) => draftProblem(fields, given.draftNumber),
    change: (_, __, { now }) => ({ approvedAt: now.toISOString() }),
  }),
  step({
    command: 'AskCaseLetterChanges',
    doc: 'The client says what is to be written otherwise.',
    event: 'CaseLetterChangesAsked',
    label: 'Changes asked',
    audience: 'customer',
    from: [withClient],
    to: changesAsked,
    by: ['customer'],
    saysWhy: 'changesAsked',
    input: {
      draftNumber,
      changesAsked: f.longText('What is to be written otherwise.', { max: 5000, min: 1 }),
    },
    guard: (fields, given) => draftProblem(fields, given.draftNumber),
    change: (_, given) => ({ changesAsked: given.changesAsked }),
  }),
  step({
    command: 'TakeBackCaseLetter',
    doc: 'It has to be written otherwise: back at the lawyer’s desk, and approved no more.',
    event: 'CaseLetterTakenBack',
    label: 'Letter taken back',
    audience: 'customer',
    from: [withClient, approved],
    to: draft,
    by: ['lawyer'],
    reasonNeeded: true,
    change: () => ({ approvedAt: null }),
  }),
];

const steps = [
  ...clientSteps,
  step({
    command: 'SendCaseLetter',
    doc: 'A lawyer posted what the client approved, and says how and when.',
    event: 'CaseLetterSent',
    label: 'Letter sent',
    audience: 'customer',
    tells: ['case-letter-sent'],
    from: [approved],
    to: sent,
    by: ['lawyer'],
    input: {
      way: f.enumeration('How it went.', { name: 'CaseLetterPost', values: letterPosts }),
      sentOn: f.calendarDate('Day it went, at the firm.'),
      trackingNumber: f.text('By what the post knows it.', { max: 120, optional: true }),
      receiptDocumentId,
    },
    guard: (fields, { sentOn }, context) =>
      timeLimitProblem(fields, context) ?? dayProblem('sentOn', { day: sentOn }, context),
    preload: leftAlone,
    change: ({ caseId }, given) => ({
      ...ofCase(caseId),
      way: given.way,
      sentOn: given.sentOn,
      trackingNumber: given.trackingNumber ?? null,
      receiptDocumentId: given.receiptDocumentId ?? null,
      silencesNoted: 0,
    }),
  }),
  ...emailSteps,
  step({
    command: 'NoteCaseLetterSilence',
    doc: 'Seven, then fourteen days went by without an answer: somebody looks at it. For the system.',
    event: 'CaseLetterUnanswered',
    label: 'No answer yet',
    audience: 'staff',
    from: [sent],
    to: 'same',
    by: [],
    guard: (fields, _, context) => silenceProblem(fields, context),
    preload: (tx, { caseId }) => otherSideWaits(tx, caseId),
    change: ({ silencesNoted }) => ({ silencesNoted: (silencesNoted ?? 0) + 1 }),
  }),
  step({
    command: 'NoteCaseLetterAnswer',
    doc: 'The other side answered.',
    event: 'CaseLetterAnswered',
    label: 'Answer of the other side',
    audience: 'customer',
    tells: ['case-letter-answered'],
    from: [sent],
    to: answered,
    by: staff,
    saysWhy: 'answer',
    input: {
      answer: f.longText('What the other side answered.', { max: 5000, min: 1 }),
      answeredOn: f.calendarDate('Day the answer came, at the firm.'),
      answerDocumentId,
    },
    guard: ({ sentOn }, { answeredOn }, context) =>
      dayProblem('answeredOn', { day: answeredOn, since: sentOn ?? null }, context),
    change: ({ caseId }, given) => ({
      ...ofCase(caseId),
      answer: given.answer,
      answeredOn: given.answeredOn,
      answerDocumentId: given.answerDocumentId ?? null,
    }),
  }),
  step({
    command: 'NoteCaseLetterReply',
    doc: 'The other side answered here, and the demand was withdrawn: nobody waits for more. For the system.',
    event: 'CaseLetterReplied',
    label: 'Answer of the other side',
    audience: 'customer',
    from: [sent],
    to: answered,
    by: [],
    input: {
      answer: f.longText('What the other side answered.', { max: 5000, min: 1 }),
      answeredOn: f.calendarDate('Day the answer came, at the firm.'),
    },
    change: ({ caseId }, given) => ({ ...ofCase(caseId), ...given }),
  }),
  step({
    command: 'WithdrawCaseLetter',
    doc: 'It is not sent after all; the reason stays.',
    event: 'CaseLetterWithdrawn',
    label: 'Letter withdrawn',
    audience: 'customer',
    tells: ['case-letter-withdrawn'],
    from: [withClient, changesAsked, approved],
    to: withdrawn,
    by: ['lawyer'],
    reasonNeeded: true,
    change: ({ caseId }) => ofCase(caseId),
  }),
];

/** The file of one draft, by the id the workspace keeps it under. */
export function letterFileId(letterId: string, number: number): string {
  return nameBasedId('case letter file', letterId, String(number));
}

const events = {
  added: 'CaseLetterDrafted',
  amended: 'CaseLetterAmended',
  removed: 'CaseLetterRemoved',
  assigned: 'CaseLetterAssigned',
};

export const caseLetter = workItem(caseLetterResource, events, {
  writable: [
    'userId',
    'caseId',
    'language',
    'recipientName',
    'recipientAddress',
    'rightsHolder',
    'markName',
    'markNumber',
    'markOffice',
    'links',
    'proofs',
    'answerBy',
    'text',
  ],
  fixed: [
    'userId',
    'caseId',
    'language',
    'rightsHolder',
    'markName',
    'markNumber',
    'markOffice',
    'links',
    'proofs',
  ],
  create: staff,
  update: staff,
  remove: staff,
  starts: draft,
  labels: { added: 'Letter drafted', audience: 'staff' },
  steps,
  fill: () => ({ draftNumber: 0 }),
  derive: ({ draftNumber: number = 0 }) => ({ isOffered: number > 0 }),
  preload: async (tx, given) => {
    const pages = await letterPages(tx, given);
    if (isRefusal(pages)) return pages;
    return { text: given.text ?? letterText({ ...given, markNumber: given.markNumber ?? null, pages }) };
  },
  mayTouch: (fields, viewer) => fields.isOffered === true && isOwner(fields, viewer),
  check: wordsProblem,
  keep: keepLetter,
  subject: ({ userId }) => userId ?? undefined,
});

export const caseLetterEntity = (keys: PublicationKeys): Entity =>
  workItemEntity(caseLetterResource, caseLetter, {
    desk: caseLetterDesk,
    publications: emailedLetterPublications(keys),
  });
