import { classBits, GONE, LIVE, OWN, type Columns } from './mark-columns.js';
import type { OfficeNumbers } from './office-numbers.js';
import { dayNumber } from './register-mark.js';

/** What a search is narrowed to. A mark whose class, office or date is unknown is never filtered out: nobody can say it does not matter. */
export interface SearchFilter {
  readonly jurisdictions?: readonly string[];
  /** Nice classes; a mark with any of them passes. */
  readonly classes?: readonly number[];
  /** Filed on this calendar date or later. */
  readonly since?: string;
  /** Leaves out marks that are known to have ended. */
  readonly liveOnly?: boolean;
  /** Marks in our care that no register publishes, too: for staff alone. Whoever does not say so does not find them. */
  readonly inOurCare?: boolean;
}

/** The filter against the columns of an index. */
export class SlotFilter {
  private readonly allowed: Uint8Array | undefined;
  private readonly low: number;
  private readonly high: number;
  private readonly since: number;
  /** Flags that are looked at, and what they have to be. */
  private readonly looked: number;
  private readonly wanted: number;
  /** Whether more than flags is looked at. */
  private readonly narrows: boolean;

  constructor(filter: SearchFilter, offices: OfficeNumbers) {
    const classes = classBits(filter.classes ?? []);
    this.low = classes.low;
    this.high = classes.high;
    this.since = dayNumber(filter.since ?? null);
    this.wanted = filter.liveOnly === true ? LIVE : 0;
    this.looked = this.wanted | GONE | (filter.inOurCare === true ? 0 : OWN);
    if (filter.jurisdictions !== undefined && filter.jurisdictions.length > 0) {
      this.allowed = new Uint8Array(256);
      this.allowed[0] = 1;
      for (const code of filter.jurisdictions) {
        const number = offices.numberOf(code);
        if (number !== undefined) this.allowed[number] = 1;
      }
    }
    this.narrows = this.allowed !== undefined || this.low !== 0 || this.high !== 0 || this.since !== 0;
  }

  passes(columns: Columns, slot: number): boolean {
    if (((columns.flags[slot] ?? 0) & this.looked) !== this.wanted) return false;
    if (!this.narrows) return true;
    if (this.allowed !== undefined && this.allowed[columns.offices[slot] ?? 0] === 0) return false;
    if (this.since !== 0 && columns.filed[slot] !== 0 && (columns.filed[slot] ?? 0) < this.since)
      return false;
    return this.passesClasses(columns.classesLow[slot] ?? 0, columns.classesHigh[slot] ?? 0);
  }

  private passesClasses(low: number, high: number): boolean {
    if ((this.low | this.high) === 0 || (low | high) === 0) return true;
    return ((low & this.low) | (high & this.high)) !== 0;
  }
}
