import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';

const sequence = ['priorityDate', 'filingDate', 'registrationDate', 'expirationDate'] as const;

/** Calendar dates `YYYY-MM-DD`. */
export type DatesInOrder = { readonly [K in (typeof sequence)[number]]?: string | null };

/** Dates that cannot all be true are asked about before anything is computed from them. */
export function datesProblem(dates: DatesInOrder): Refusal | undefined {
  const known = sequence.flatMap((key) => (dates[key] ? [{ key, date: dates[key] }] : []));
  const wrong = known.find(({ date }, index) => index > 0 && date < (known[index - 1]?.date ?? ''));
  return wrong === undefined
    ? undefined
    : refuseFields([
        {
          path: [wrong.key],
          code: 'TOO_EARLY',
          message: 'This comes before an earlier step; check both dates.',
        },
      ]);
}
