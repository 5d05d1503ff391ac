import type { ResultDraft } from './result-draft.js';

/** What was typed among classes and is none: `9, 99, abc` → ['99', 'abc']. */
export function noClasses(typed: string): string[] {
  return typed
    .split(/[\s,;]+/)
    .filter((part) => part !== '' && !(/^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= 45));
}

/** `9, 11 35` → [9, 11, 35]; whoever calls it has refused what is no class. */
export function classesOf(typed: string): number[] {
  return [
    ...new Set(
      typed
        .split(/[^\d]+/)
        .filter(Boolean)
        .map(Number)
        .filter((number) => number >= 1 && number <= 45),
    ),
  ].sort((left, right) => left - right);
}

/** Fields whose classes are none, as keys of sentences: nothing is stored while one of them stands there. */
export function wrongClasses({ verifiedClasses, classAdvice, marks }: ResultDraft): string[] {
  return [
    verifiedClasses,
    ...classAdvice.map(({ classNumber }) => classNumber),
    ...marks.map(({ classes }) => classes),
  ].flatMap(noClasses);
}

/** Lines of advice that say nothing of any class, so that nothing written there is dropped. */
export const withoutClass = ({ classAdvice }: Pick<ResultDraft, 'classAdvice'>): boolean =>
  classAdvice.some(({ classNumber }) => classNumber.trim() === '');

/** What of the classes cannot be stored: a text in the language of staff, by its key. */
export function classProblem(
  draft: ResultDraft,
): { readonly key: 'noClass'; readonly given: string } | { readonly key: 'classMissing' } | undefined {
  const wrong = wrongClasses(draft);
  if (wrong.length > 0) return { key: 'noClass', given: wrong.join(', ') };
  return withoutClass(draft) ? { key: 'classMissing' } : undefined;
}
