/** One standard VAT rate of one country while it is valid; both dates included, `validTo` null while it still is. */
export interface StandardRate {
  readonly country: string;
  /** Percent as decimal text: `25.5`. */
  readonly rate: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** The rate valid on `date` (`YYYY-MM-DD`), percent as text. @source money rules R-VAT-1 */
export function standardRate(
  rates: readonly StandardRate[],
  country: string,
  date: string,
): string | undefined {
  return rates.find(
    (row) =>
      row.country === country && row.validFrom <= date && (row.validTo === null || date <= row.validTo),
  )?.rate;
}
