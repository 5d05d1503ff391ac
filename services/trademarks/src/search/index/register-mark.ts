/** A mark of an office's register as it is searched and shown. Dates are calendar dates `YYYY-MM-DD`; null where the register or
 *  the file did not say. */
export interface RegisterMark {
  /** Unique in the register: office and number, or a hash of the row where it has no number. */
  readonly ref: string;
  readonly name: string;
  /** As the office writes the name in Latin letters. */
  readonly latin: string | null;
  readonly number: string | null;
  readonly type: string | null;
  /** Code of the office's jurisdiction: `EU`, `UK`, `WIPO`… */
  readonly jurisdiction: string | null;
  /** Nice classes 1–45, ascending; empty when unknown. */
  readonly classes: readonly number[];
  /** In the product's words; null when unknown. */
  readonly status: string | null;
  /** False only for a mark that is known to have ended. */
  readonly live: boolean;
  readonly filingDate: string | null;
  readonly registrationDate: string | null;
  readonly owner: string | null;
  /** When we first had it and when the office's data last changed it, ISO instants. */
  readonly createdAt: string | null;
  readonly lastTrackingUpdate: string | null;
}

/** Keys of imported marks stay below it, those of marks in our care begin here. */
export const OWN_KEYS_FROM = 3_000_000_000;

/** Days since 1900-01-01, which fit into two bytes until 2079; 1 for earlier dates, 0 for unknown ones. */
export function dayNumber(date: string | null): number {
  if (date === null) return 0;
  const day = Math.round((Date.parse(`${date}T00:00:00Z`) - Date.UTC(1900, 0, 1)) / 86_400_000);
  return Number.isFinite(day) ? Math.min(65_535, Math.max(1, day)) : 0;
}
