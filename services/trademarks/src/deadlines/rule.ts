import type { Confidence } from '@cotta/reference/confidence.js';
import type { TrademarkStatus } from '@cotta/reference/trademark-statuses.js';
import type { Deadline, DeadlineKind, DeadlineState } from './deadline.js';
import type { DateFact, EventKind, MarkEvent, MarkFacts } from './mark-facts.js';
import type { Period } from './period.js';

/** `expiry`: the end of the running term. `renewal`: the start of the running term once it was renewed. `missed expiry`: the end of a term
 *  whose renewal was missed, grace included. All three come out of the renewal rule. */
export type TermTrigger = 'expiry' | 'renewal' | 'missed expiry';
/** What a rule counts from: a date of the mark, an event, or the start or end of a term. */
export type Trigger = DateFact | EventKind | TermTrigger;

/** One version of one rule of law, as data. A later law is a later version with its own dates, never an edit. */
export interface Rule {
  readonly id: string;
  readonly version: number;
  readonly kind: DeadlineKind;
  readonly name: string;
  readonly actor: Deadline['actor'];
  /** Which date decides whether this version applies; `from` included, `before` not. Absent: the law has not changed within living registrations. */
  readonly law?: {
    readonly decidedBy: DateFact | 'trigger';
    readonly from?: string;
    readonly before?: string;
  };
  readonly applies?: (facts: MarkFacts) => boolean;
  readonly trigger: Trigger;
  /** The day it counts from when it is not simply the trigger's date: the earlier of filing and priority in New Zealand. Undefined: no such deadline. */
  readonly startsAt?: (facts: MarkFacts, event: MarkEvent | undefined) => string | undefined;
  /** What `startsAt` counts from, in words, where that is not the trigger's own date. */
  readonly startWords?: string;
  readonly due: Period;
  /** `month end`: the period ends with its last month (old German terms). `keeps month end`: the EUIPO's second reading decides the legal date. */
  readonly ends?: 'month end' | 'keeps month end';
  /** A day that ends it whatever the period says, and that day in words. */
  readonly noLaterThan?: { readonly day: (facts: MarkFacts) => string | undefined; readonly words: string };
  /** Only at the end of the second and of later terms. */
  readonly notInFirstTerm?: true;
  /** Comes back after each of these. */
  readonly every?: Period;
  /** When it can first be done, so long before the due date or after the trigger. Absent: from the trigger. `unconfirmed`: nobody could say. */
  readonly opens?: { readonly after: Period } | { readonly beforeDue: Period } | 'unconfirmed';
  readonly grace?:
    | {
        readonly length: Period;
        readonly surcharge: string;
        readonly counted?: 'from month end' | 'keeps month end';
      }
    | 'unconfirmed';
  /** Totals from the trigger that extensions lead to, in order. `chained`: each may also be counted from the one before; the earlier date is kept. */
  readonly extendTo?: readonly Period[];
  readonly chained?: true;
  readonly extensionTerms?: string;
  readonly doneBy?: readonly EventKind[];
  readonly doneAt?: readonly TrademarkStatus[];
  /** A date of the mark itself that has to lie within the period. */
  readonly doneByDate?: DateFact;
  /** The date is not a last day but a turning point: state once it has passed. */
  readonly afterwards?: { readonly state: DeadlineState; readonly why: string };
  /** Nothing is lost by leaving it. */
  readonly optional?: true;
  /** A right, no duty: something may be lost by leaving it, so its owner is reminded, but who leaves it has missed nothing. */
  readonly right?: true;
  /** Lives on when the mark has come to its end: a petition to revive, priority for other countries. */
  readonly outlivesMark?: true;
  /** Whose closing days count, when not the mark's own office. `later office`: not chosen yet, so weekends only. `filing office`: its own, but weekends only
   *  for what was filed through Madrid, at an office nobody named. */
  readonly calendar?: 'later office' | 'filing office' | 'WIPO';
  readonly consequence: string;
  /** The article of law; where none is confirmed, the words that say so. Never a page about the law. */
  readonly citation: string;
  /** Pages and practice from which the rule was read, apart from the law itself. */
  readonly sources?: string;
  readonly confidence: Confidence;
}
