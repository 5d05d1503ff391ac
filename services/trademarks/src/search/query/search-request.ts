import { refuseFields, type FieldRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { parseText } from '@cotta/kit/model/field/parse-text.js';
import { knownNiceClass } from '@cotta/reference/nice-classes.js';
import { euMembers, officesCovering } from '@cotta/reference/regional-offices.js';
import type { SearchFilter } from '../index/filter.js';
import { parseOffice } from '../register/office-codes.js';

export const LONGEST_QUERY = 120;
export const MOST_RESULTS = 100;
const USUAL_RESULTS = 20;
const DEEPEST_OFFSET = 280;
const WIPO = 'WIPO';

export interface SearchRequest extends SearchFilter {
  /** 1–120 characters, trimmed. */
  readonly query: string;
  readonly limit: number;
  readonly offset: number;
  /** Classes that say how near the goods are. @defaultValue those that narrow the search */
  readonly comparedClasses?: readonly number[];
  /** By what likely stands in the way, for lists that people read. Without it by the similarity that is shown, for whatever is measured against a threshold. */
  readonly ranked?: boolean;
}

/** What callers send, unchecked. `expand`: also ask the offices whose marks have effect in the same countries. */
export interface SearchInput {
  readonly query?: unknown;
  readonly jurisdictions?: unknown;
  readonly classes?: unknown;
  readonly since?: unknown;
  readonly liveOnly?: unknown;
  readonly expand?: unknown;
  readonly limit?: unknown;
  readonly offset?: unknown;
}

/** The request, or everything that is wrong with it at once. */
export function parseSearch(input: SearchInput): SearchRequest | Refusal {
  const wrong: FieldRefusal[] = [];
  const query = parseQuery(input.query, 'query', wrong);
  const jurisdictions = parseList(input.jurisdictions, 'jurisdictions', wrong, (item) =>
    typeof item === 'string' ? parseOffice(item) : undefined,
  );
  const classes = parseList(input.classes, 'classes', wrong, (item) =>
    typeof item === 'number' && knownNiceClass(item) ? item : undefined,
  );
  const since = parseSince(input.since, wrong);
  const limit = parseCount(input.limit ?? USUAL_RESULTS, 'limit', { min: 1, max: MOST_RESULTS }, wrong);
  const offset = parseCount(input.offset ?? 0, 'offset', { min: 0, max: DEEPEST_OFFSET }, wrong);
  if (wrong.length > 0) return refuseFields(wrong);
  const asked = input.expand === true ? expanded(jurisdictions) : jurisdictions;
  return {
    query,
    jurisdictions: asked,
    classes,
    ...(since === undefined ? {} : { since }),
    liveOnly: input.liveOnly === true,
    ranked: true,
    limit,
    offset,
  };
}

/** A name to compare, 1–120 characters; refusals are added to `wrong`. */
export function parseQuery(answer: unknown, field: string, wrong: FieldRefusal[]): string {
  const parsed = parseText({ is: 'text', max: LONGEST_QUERY, min: 1 }, answer ?? '', [field]);
  if (parsed.ok) return parsed.value;
  wrong.push(...parsed.fields);
  return '';
}

function parseList<T>(
  answer: unknown,
  field: string,
  wrong: FieldRefusal[],
  parse: (item: unknown) => T | undefined,
): T[] {
  if (answer === undefined || answer === null) return [];
  const found = new Set<T>();
  for (const [at, item] of (Array.isArray(answer) ? answer : [answer]).entries()) {
    const value = parse(item);
    if (value === undefined)
      wrong.push({
        path: [field, String(at)],
        code: 'UNKNOWN_CODE',
        message: `"${String(item).slice(0, 40)}" is not on the list of ${field}.`,
        params: { given: String(item).slice(0, 40) },
      });
    else found.add(value);
  }
  return [...found];
}

function parseSince(answer: unknown, wrong: FieldRefusal[]): string | undefined {
  if (answer === undefined || answer === null) return undefined;
  const parsed = parseText({ is: 'calendarDate' }, answer, ['since']);
  if (parsed.ok) return parsed.value;
  wrong.push(...parsed.fields);
  return undefined;
}

function parseCount(
  answer: unknown,
  field: string,
  { min, max }: { readonly min: number; readonly max: number },
  wrong: FieldRefusal[],
): number {
  if (typeof answer === 'number' && Number.isInteger(answer) && answer >= min && answer <= max) return answer;
  wrong.push({
    path: [field],
    code: 'OUT_OF_RANGE',
    message: `A whole number from ${min} to ${max}.`,
    params: { min, max },
  });
  return min;
}

/** An EU registration covers Slovakia, and a mark there can stand in its way; so can an international one. */
function expanded(jurisdictions: readonly string[]): string[] {
  const wider = jurisdictions.flatMap((code) => [
    code,
    ...officesCovering(code === 'UK' ? 'GB' : code),
    ...(code === 'EU' ? euMembers.flatMap((member) => parseOffice(member) ?? []) : []),
  ]);
  return jurisdictions.length === 0 ? [] : [...new Set([...wider, WIPO])];
}
