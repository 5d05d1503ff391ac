import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import type { EntityManager } from 'typeorm';
import { caseLetterResource } from './case-letter.resource.js';
import { emailProblem, timeLimitProblem } from './case-letter-rules.js';
import { CaseLetterStatus } from './case-letter-status.js';
import { leftAlone } from './left-alone.js';
import { ofCase } from '../case/of-case.js';
import { otherSideWaits } from '../case/other-side-waits.js';

const { approved, emailing, sent, withdrawn } = CaseLetterStatus;
const step = stepsOf(caseLetterResource);
const emailNumber = f.integer('Which e-mail of the letter it is.', { min: 1 });

/** Nobody is asked anything who is left alone, nor who asked us something and waits for an answer: their client was told so. */
async function mayGo(tx: EntityManager, fields: { readonly caseId?: string }) {
  const alone = await leftAlone(tx, fields);
  return isRefusal(alone) ? alone : otherSideWaits(tx, fields.caseId);
}

/** By e-mail it goes from here: sent once the mail server took it, and back at the desk where it did not arrive. */
export const emailSteps = [
  step({
    command: 'EmailCaseLetter',
    doc: 'What the client approved goes to the other side by e-mail, as a file.',
    event: 'CaseLetterEmailOrdered',
    label: 'Letter being e-mailed',
    audience: 'customer',
    tells: ['letter-to-other-side'],
    from: [approved],
    to: emailing,
    by: ['lawyer'],
    input: { recipientEmail: f.email('Where it goes.', { personal: true }) },
    guard: (fields, _, context) => timeLimitProblem(fields, context),
    preload: mayGo,
    // What is written goes along: whoever writes needs no copy of the letter.
    change: (fields, { recipientEmail }) => ({
      ...ofCase(fields.caseId),
      recipientEmail,
      emailNumber: (fields.emailNumber ?? 0) + 1,
      emailTrouble: null,
      ...onPaper(fields),
    }),
  }),
  step({
    command: 'ConfirmCaseLetterEmail',
    doc: 'The mail server took the e-mail to the other side. For the system.',
    event: 'CaseLetterEmailed',
    label: 'Letter sent',
    audience: 'customer',
    tells: ['case-letter-sent'],
    from: [emailing],
    to: sent,
    by: [],
    input: { emailNumber, sentOn: f.calendarDate('Day it went, at the firm.') },
    guard: (fields, given) => emailProblem(fields, given.emailNumber),
    change: ({ caseId }, { sentOn }) => ({ ...ofCase(caseId), way: 'e-mail', sentOn, silencesNoted: 0 }),
  }),
  step({
    command: 'StopCaseLetterEmail',
    doc: 'The client wants the addressee left alone, or the demand was withdrawn, while the e-mail is on its way: it is called back, unless a mail server has it. For the system.',
    event: 'CaseLetterEmailStopped',
    label: 'E-mail called back',
    audience: 'staff',
    from: [emailing],
    to: 'same',
    by: [],
    // Which one it is goes along: another one may go later.
    change: (fields) => ({ emailNumber: fields.emailNumber ?? 0 }),
  }),
  step({
    command: 'HoldBackCaseLetter',
    doc: 'The e-mail was called back before a mail server had it: the other side never got the letter. For the system.',
    event: 'CaseLetterHeldBack',
    label: 'Letter held back',
    audience: 'customer',
    tells: ['case-letter-withdrawn'],
    from: [emailing],
    to: withdrawn,
    by: [],
    input: { emailNumber },
    guard: (fields, given) => emailProblem(fields, given.emailNumber),
    change: ({ caseId }) => ofCase(caseId),
  }),
  step({
    command: 'ReturnCaseLetterEmail',
    doc: 'The e-mail did not reach the other side: no server took it, or it came back. It is to be sent in another way, or to another address. For the system.',
    event: 'CaseLetterEmailReturned',
    label: 'E-mail did not arrive',
    audience: 'customer',
    tells: ['case-letter-returned'],
    from: [emailing, sent],
    to: approved,
    by: [],
    input: { emailNumber, emailTrouble: caseLetterResource.fields.emailTrouble },
    guard: (fields, given) => emailProblem(fields, given.emailNumber),
    change: ({ caseId }, { emailTrouble }) => ({
      ...ofCase(caseId),
      emailTrouble: emailTrouble ?? null,
      way: null,
      sentOn: null,
    }),
  }),
];

/** What an e-mail says of the file that goes with it. */
function onPaper({
  documentId = null,
  language = defaultLanguage,
  markName = '',
  answerBy = '',
}: RecordFields<typeof caseLetterResource.fields>) {
  return { documentId, language, markName, answerBy };
}
