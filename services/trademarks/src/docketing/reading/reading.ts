import type { IssueCategory } from '../../office-action/office-action-issue.record.js';
import type { LetterKind, LetterLanguage } from './letter-words.js';

/** What is read from a letter. */
export const readFields = [
  'office',
  'kind',
  'number',
  'mark',
  'applicant',
  'issue date',
  'due date',
  'ground',
  'class',
  'cited mark',
] as const;
export type ReadField = (typeof readFields)[number];

export const readConfidences = ['high', 'medium', 'low'] as const;
export type ReadConfidence = (typeof readConfidences)[number];

/** One thing a letter was found to say, and where. It counts once a person confirmed it. */
export interface ReadSuggestion {
  readonly field: ReadField;
  readonly value: string;
  readonly confidence: ReadConfidence;
  /** 0: the mail itself; from 1 on a page of its file. Absent: it follows from other things. */
  readonly page?: number;
  /** Where on it, counted in signs; `to` is the first one after. */
  readonly from?: number;
  readonly to?: number;
}

/** A letter as it came, in words. */
export interface LetterText {
  readonly sender: string;
  readonly subject: string;
  readonly body: string;
  readonly pages: readonly string[];
}

/** What a letter says by itself, before anybody looks which mark it is about. */
export interface LetterReading {
  readonly office?: string;
  readonly language?: LetterLanguage;
  readonly kind?: LetterKind;
  /** As the letter writes them, each once. */
  readonly numbers: readonly string[];
  /** What follows a label for the mark itself. */
  readonly markWords?: string;
  /** What follows a label for whose the mark is. */
  readonly applicant?: string;
  readonly issueDate?: string;
  readonly dueDate?: string;
  readonly grounds: readonly IssueCategory[];
  readonly classes: readonly number[];
  readonly suggestions: readonly ReadSuggestion[];
}
