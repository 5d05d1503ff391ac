import { z } from 'zod';
import { holidayCalendar, weekendsOnly } from '@cotta/reference/holiday-calendar.js';
import { hashText } from '../../plan-file.js';
import { known } from './until-known.js';
import type { Found, SandboxCall, Step } from './sandbox-steps.js';

const date = z.iso.date().describe('A calendar date at the office.');
const on = date.optional().describe('The day it happened; today at the office where it is left out.');

/** What an office can say about a mark. */
export const officeBody = z.discriminatedUnion('says', [
  z.strictObject({
    says: z.literal('received').describe('It has the application and gave it a number.'),
    on,
    number: z.string().min(1).max(60).optional().describe('Made up where it is left out.'),
  }),
  z.strictObject({ says: z.literal('examines').describe('It examines the application.') }),
  z.strictObject({
    says: z.literal('published').describe('It published the application; others can oppose now.'),
    on,
  }),
  z.strictObject({
    says: z.literal('letter').describe('It objects, and wants an answer by a day.'),
    on,
    due: date.describe('The last day for the answer; never later than the rule of the office gives.'),
    summary: z.string().min(1).max(10_000).default('A letter of the sandbox.'),
  }),
  z.strictObject({
    says: z.literal('registered').describe('It registered the mark.'),
    on,
    number: z.string().min(1).max(60).optional(),
  }),
  z.strictObject({ says: z.literal('refused').describe('It refused the mark for good.') }),
]);
type Said = z.infer<typeof officeBody>;

const REASON = 'Sandbox: said by a simulated office';
const markOf = z.looseObject({ jurisdiction: z.string(), status: z.string() });
/** Where a letter goes over into the mark by itself, once it is docketed. */
const TAKES_LETTERS: readonly string[] = [
  'APPLICATION_FILED',
  'UNDER_EXAMINATION',
  'RESPONSE_TO_OFFICE_ACTION_SUBMITTED',
  'SOU_SUBMITTED',
];

/** Takes into the mark what a simulated office says, by the step that a lawyer takes when a real one says so. @returns the mark afterwards.
 *  @throws StepRefused with what the product's own rules say */
export async function officeSays(
  call: SandboxCall,
  id: string,
  { said, now }: { readonly said: Said; readonly now: Date },
): Promise<Found> {
  const look = async () =>
    markOf.parse(await call.asAccount({ operation: 'PartnerTrademark', variables: { id } }));
  const { jurisdiction, status: before } = await look();
  const { zone } = holidayCalendar(jurisdiction) ?? weekendsOnly;
  await call.asFirm(stepFor(id, said, dateIn(zone, now)));
  const isAwaited = said.says === 'letter' && TAKES_LETTERS.includes(before);
  return known('the letter in the trademark', async () => {
    const mark = await look();
    return isAwaited && mark.status === before ? undefined : mark;
  });
}

/** `YYYY-MM-DD` where the office is; so Swedes write dates. */
const dateIn = (zone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now);

/** Nobody takes it for a number of an office. */
const madeUpNumber = (id: string): string => `SANDBOX-${hashText(id).slice(0, 8).toUpperCase()}`;

function stepFor(id: string, said: Said, today: string): Step {
  const about = (operation: string, input: object): Step => ({
    operation,
    variables: { id, input: { ...input, reason: REASON } },
    part: said.says,
  });
  switch (said.says) {
    case 'received': {
      const { number = madeUpNumber(id), on: day = today } = said;
      return about('SandboxFile', { number, filingDate: day });
    }
    case 'examines':
      return about('SandboxExamine', {});
    case 'published':
      return about('SandboxPublish', { publicationDate: said.on ?? today });
    case 'letter': {
      const { on: issueDate = today, due: dueDate, summary: issueSummary } = said;
      return {
        operation: 'SandboxWriteLetter',
        variables: { input: { trademarkId: id, issueDate, dueDate, issueSummary, tags: ['sandbox'] } },
        part: said.says,
      };
    }
    case 'registered': {
      const { number, on: registrationDate = today } = said;
      return about('SandboxRegister', {
        registrationDate,
        feePaid: true,
        ...(number === undefined ? {} : { number }),
      });
    }
    case 'refused':
      return about('SandboxRefuse', { appeal: 'WAIVED' });
  }
}
