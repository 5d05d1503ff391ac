import { readFileSync } from 'node:fs';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { answerFacts, UnusableFacts } from './deadlines/answer-facts.js';
import { isCalendarDate } from '@cotta/reference/calendar-date.js';

const usage = `usage: npm run -s deadlines -- FACTS.json [--today YYYY-MM-DD] [--reminders]     ("-" reads standard input)

Prints every deadline of one or more marks as a JSON array, one entry a mark, counted by the engine of the product.

FACTS.json is one object, an array of them, or { "today": …, "marks": [ … ] }. Fields of a mark, all optional but the jurisdiction:
  jurisdiction            EU, UK, US, SK, WIPO … (GB, EUIPO, USPTO and the like are understood)
  id, number, name        names the mark in the answer
  status                  a status of the specification, or registered, published, filed …
  filing_date, priority_date, publication_date, registration_date, registration_publication_date, expiration_date,
  international_registration_date, protection_granted_date         YYYY-MM-DD
  filing_basis            "1(a)", "1(b)", "44(d)", "44(e)", "66(a)", or a list of them
  madrid                  true for a designation of an international registration
  remaining_extension_count   0 to 5, US statement of use
  events                  [ { "type": "notice of allowance", "date": "2026-01-06", "due_date": …, "notified": …, "concerns": … } ]
  noa_date, sou_filed_date, office_action_date, first_report_date …    one event as a field
  office_actions          [ { "issue_date": …, "due_date": …, "response_date": … } ]
  today                   the day to judge on; else --today, else today where the office is
camelCase and other spellings of the same words are read too; what was not understood is listed under "ignored_fields".`;

/** What was typed cannot be done; the message says what to do. */
class UsageError extends Error {}

function run(args: readonly string[]): string {
  const at = args.indexOf('--today');
  const today = at === -1 ? undefined : args[at + 1];
  if (at !== -1 && (today === undefined || !isCalendarDate(today)))
    throw new UsageError('--today needs a calendar date YYYY-MM-DD');
  const rest = args.filter(
    (arg, index) => arg !== '--reminders' && (at === -1 || (index !== at && index !== at + 1)),
  );
  const [file] = rest;
  if (file === undefined || rest.length > 1 || (file.startsWith('-') && file !== '-'))
    throw new UsageError('name one file of facts');
  const answers = answerFacts(parse(file), {
    today,
    clock: (zone) => systemClock.today(zone),
    reminders: args.includes('--reminders'),
  });
  return JSON.stringify(answers, null, 2);
}

const STANDARD_INPUT = 0;

function parse(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read; name a file that exists`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
}

const [, , ...args] = process.argv;
try {
  process.stdout.write(`${args.includes('--help') ? usage : run(args)}\n`);
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof UnusableFacts)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}\n`);
  process.exitCode = 2;
}
