import type { ProofClass } from './proof.js';

/** What a filing still lacks. */
export type Lack = 'decision' | 'goods' | 'firstUse' | 'specimen' | 'verdict';

/** What is missing before a lawyer can approve, each with the classes it is missing of; none where everything is there. */
export function lacksOf(
  classes: readonly ProofClass[],
): readonly { readonly what: Lack; readonly classes: string }[] {
  const kept = classes.filter(({ decision }) => decision === 'USE');
  const lacking: Readonly<Record<Lack, readonly ProofClass[]>> = {
    decision: classes.filter(({ decision }) => decision === null),
    goods: kept.filter(({ items }) => items.length === 0),
    firstUse: kept.filter(({ firstUseInUs, firstUseAnywhere }) => !firstUseInUs || !firstUseAnywhere),
    specimen: kept.filter(({ specimens }) => specimens.items.every(({ verdict }) => verdict === 'REFUSED')),
    verdict: kept.filter(
      ({ specimens: { items } }) =>
        items.some(({ verdict }) => verdict === null) && !items.some(({ verdict }) => verdict === 'ACCEPTED'),
    ),
  };
  return (Object.keys(lacking) as Lack[])
    .filter((what) => lacking[what].length > 0)
    .map((what) => ({ what, classes: lacking[what].map(({ classNumber }) => classNumber).join(', ') }));
}
