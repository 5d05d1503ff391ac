import { sayOf, type Writing } from '../email-template.js';
import { officeWords } from '../about-request.js';
import type { StoredNotice } from '../read-params.js';
import { dayWords } from '../../../words/moment.js';

const WORDS = 'deadline-digest';

/** Schedule → the sentence that names it; anything else is named in general. */
const sentences: Readonly<Record<string, string>> = {
  renewal: 'renewal',
  'grace notice': 'grace',
  maintenance: 'use',
  'use in commerce': 'use',
  priority: 'priority',
  revival: 'revival',
  'watch result': 'watch',
  'watch result urgent': 'watch',
  'watch ends': 'watchEnds',
  'watch quiet': 'watchQuiet',
  'office action': 'letter',
  'office action nudge': 'letter',
  'office action draft nudge': 'draft',
};

/** One date of one mark in a list: what has to be done where, and by when. */
export function dateLine(
  writing: Writing,
  { reminder, mark, jurisdiction, date, grace, state }: StoredNotice,
): string {
  const { say, locale } = writing;
  const last = state === 'in grace' && grace !== '' ? grace : date;
  const words = { mark: say('common.mark', { mark }), office: officeWords(writing, jurisdiction) };
  // An office may not have said until when a later mark can be opposed.
  return last === ''
    ? sayOf(say, WORDS)('watchOpen', words)
    : sayOf(say, WORDS)(sentences[reminder] ?? 'other', { ...words, date: dayWords(last, locale) });
}
