/** What brings letters of people who pose as an office: each makes the mark and its owner's address public once more. */
export const scamCauses = ['filing', 'publication', 'registration'] as const;
/** One of `scamCauses`; stored with the mark. */
export type ScamCause = (typeof scamCauses)[number];

/** Events of a mark that do. */
export const scamCauseOf: Readonly<Record<string, ScamCause>> = {
  TrademarkFiled: 'filing',
  TrademarkPublished: 'publication',
  TrademarkRegistered: 'registration',
};

/** False invoices arrive within days, the day's own news shall not be buried under the warning. @source docs/adr/0032-scam-warnings.md */
const WARNED_AFTER_MS = 86_400_000;

interface Warned {
  readonly imported?: boolean | null;
  readonly scamWarningAfter?: ScamCause | null;
  readonly scamWarningAt?: string | null;
  readonly scamWarnedOf?: readonly ScamCause[] | null;
}

/** What a mark says of the next warning once this happened; a later cause takes the place of one nobody was warned of yet. Nothing for marks others look
 *  after, and where its owner was warned of that already. */
export function planWarning({ imported, scamWarnedOf }: Warned, cause: ScamCause, now: Date): Warned {
  if (imported === true || scamWarnedOf?.includes(cause) === true) return {};
  return { scamWarningAfter: cause, scamWarningAt: new Date(now.getTime() + WARNED_AFTER_MS).toISOString() };
}

/** What a mark says once its owner was warned. */
export function warned({ scamWarningAfter, scamWarnedOf }: Warned): Warned {
  const before = scamWarnedOf ?? [];
  return {
    scamWarningAfter: null,
    scamWarningAt: null,
    scamWarnedOf:
      scamWarningAfter && !before.includes(scamWarningAfter) ? [...before, scamWarningAfter] : before,
  };
}
