import { officeName } from '@cotta/reference/office-names.js';
import type { Block } from './page/email-content.js';
import type { Writing } from './email-template.js';
import type { Say } from '../../words/say.js';

/** What the requests service says instead of a word when a mark is a picture only. */
const PICTURE_ONLY = 'logo';

/** The mark inside a sentence: in quotation marks of the language, or "your logo". */
export function markWords({ say, params }: Writing): string {
  return markInSentence(say, params.text('mark'));
}

export function markInSentence(say: Say, mark: string): string {
  return mark === PICTURE_ONLY ? say('common.logo') : say('common.mark', { mark });
}

export function officeWords({ say, locale }: Writing, code: string): string {
  return say('common.office', { name: officeName(code, locale), code });
}

export interface FactRow {
  readonly label: string;
  readonly values: readonly string[];
}

/** Number and mark, as every letter about a request begins. */
export function numberAndMark({ say, params }: Writing): readonly FactRow[] {
  const mark = params.text('mark');
  const shown = mark === PICTURE_ONLY ? [] : [{ label: say('common.markLabel'), values: [mark] }];
  return [{ label: say('common.number'), values: [params.text('publicId')] }, ...shown];
}

export function requestFacts(writing: Writing, more: readonly FactRow[] = []): Block {
  const { say, params } = writing;
  const offices = params.texts('jurisdictions').map((code) => officeWords(writing, code));
  const asked = {
    label: say('common.offices'),
    values: offices.length === 0 ? [say('common.noOffices')] : offices,
  };
  return { kind: 'facts', rows: [...numberAndMark(writing), asked, ...more] };
}
