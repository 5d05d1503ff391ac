/** What every form answers of the mark, and what a form adds. */
export interface ServiceParameters {
  readonly trademarkId?: string;
  readonly jurisdiction: string;
  readonly number: string;
  readonly name: string;
  readonly classes?: readonly number[];
  readonly expirationDate?: string;
  readonly [answer: string]: unknown;
}
