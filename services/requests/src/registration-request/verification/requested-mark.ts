import type { FieldRefusal } from '@cotta/kit/model/words/refusal.js';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import type { RequestedMark } from './mark-fields.js';
import type { RequestKind } from '../labels.js';

/** What was answered about the mark that is to be checked. */
export interface MarkAnswers {
  readonly type: RequestKind;
  readonly value?: string | null;
  readonly logoDocumentId: string | null;
  readonly jurisdictions: readonly string[];
  readonly jurisdictionsUndecided: boolean;
}

const WITH_WORD: readonly RequestKind[] = ['text', 'combined'];
const WITH_PICTURE: readonly RequestKind[] = ['image', 'logo', 'combined'];

/** What is missing for a mark of this kind to be checked at all; all problems at once. */
export function markProblems(answers: MarkAnswers): FieldRefusal[] {
  const problems: FieldRefusal[] = [];
  if (WITH_WORD.includes(answers.type) && !answers.value)
    problems.push(missing('value', 'Write the name you want to have checked.'));
  if (WITH_PICTURE.includes(answers.type) && answers.logoDocumentId === null)
    problems.push(missing('logoUpload', 'Upload the logo you want to have checked.'));
  if (answers.jurisdictions.length === 0 && !answers.jurisdictionsUndecided) {
    problems.push(missing('jurisdictions', 'Choose at least one country, or say that you are not sure yet.'));
  }
  return problems;
}

function missing(key: string, message: string): FieldRefusal {
  return { path: [key], code: 'REQUIRED', message };
}

/** What people call it: the word, else "logo". */
export function markName(mark: Pick<RequestedMark, 'value'>): string {
  return mark.value === '' ? 'logo' : mark.value;
}

/** The document behind an upload token; null without a token, undefined when the token opens nothing any more. */
export function uploadedDocument(
  token: string | null | undefined,
  linkKey: string,
  now: Date,
): string | null | undefined {
  if (token === null || token === undefined || token === '') return null;
  const reading = readLink(token, linkKey, now);
  return reading.state === 'valid' && reading.link.purpose === 'upload' ? reading.link.subjectId : undefined;
}
