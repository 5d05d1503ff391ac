import { classesOf, noClasses } from './draft-classes.js';
import type { ResultDraft } from './result-draft.js';

/** The same words, whatever the keys of their lines and however a list was typed; an empty line says nothing yet. */
export const sameDraft = (left: ResultDraft, right: ResultDraft): boolean => wordsOf(left) === wordsOf(right);

/** As it is stored: classes in order, nothing around a text. What is no class stays as typed. */
const tidyClasses = (typed: string): string =>
  noClasses(typed).length === 0 ? classesOf(typed).join(', ') : typed;
const tidyWords = (typed: string): string =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .join(', ');

function wordsOf(draft: ResultDraft): string {
  const tidy = {
    ...draft,
    verifiedClasses: tidyClasses(draft.verifiedClasses),
    descriptiveWords: tidyWords(draft.descriptiveWords),
    marks: draft.marks.map((mark) => ({ ...mark, classes: tidyClasses(mark.classes) })),
    classAdvice: draft.classAdvice
      .filter((one) => one.advice !== '' || one.reason.trim() !== '')
      .map((one) => ({ ...one, classNumber: tidyClasses(one.classNumber) })),
  };
  return JSON.stringify(tidy, (name, value: unknown) =>
    name === 'key' ? undefined : typeof value === 'string' ? value.trim() : value,
  );
}

/** Top-level parts that two drafts tell differently. */
export function differences(mine: ResultDraft, theirs: ResultDraft): (keyof ResultDraft)[] {
  return (Object.keys(mine) as (keyof ResultDraft)[]).filter(
    (part) => JSON.stringify(mine[part]) !== JSON.stringify(theirs[part]),
  );
}

/** One part in one line, for the comparison of two versions. */
export function summaryOf(draft: ResultDraft, part: keyof ResultDraft): string {
  const value = draft[part];
  if (part === 'offices')
    return draft.offices
      .map((office) =>
        [`${office.jurisdiction}:`, office.verdict, office.risk, office.notSearched, office.reason]
          .filter(Boolean)
          .join(' '),
      )
      .join('\n');
  if (part === 'classAdvice')
    return draft.classAdvice
      .map(({ classNumber, jurisdiction, advice, reason }) =>
        [classNumber, jurisdiction, advice, reason].filter(Boolean).join(' '),
      )
      .join('\n');
  if (part === 'setAside')
    return draft.setAside.map(({ refs, reason }) => `${refs.length}: ${reason}`).join('\n');
  if (part === 'marks')
    return draft.marks.map((mark) => `${mark.name} (${mark.jurisdiction}) ${mark.overall}`).join('\n');
  return String(value);
}
