import type { UseInCommerceType } from './use-in-commerce-status.js';

export interface DecidedClass {
  readonly classNumber?: number | null;
  readonly decision?: string | null;
}

/** Which classes are shown in use, and which wait, if this is filed. More time is asked for every class that is not given up: what it leaves out is deleted at the office. */
export function filedClasses(
  type: UseInCommerceType,
  classes: readonly DecidedClass[],
): { readonly kept: number[]; readonly extended: number[] } {
  const those = (wanted: (decision: string | null) => boolean): number[] =>
    classes
      .filter(({ decision = null }) => wanted(decision))
      .flatMap(({ classNumber }) => classNumber ?? [])
      .toSorted((a, b) => a - b);
  return type === 'Extension'
    ? { kept: [], extended: those((decision) => decision !== 'Delete') }
    : {
        kept: those((decision) => decision === 'Use'),
        extended: those((decision) => decision === 'Extend'),
      };
}
