import { computeDeadlines, type MarkDeadlines } from './compute-deadlines.js';
import type { Deadline, LastDay } from './deadline.js';
import type { MarkFacts } from './mark-facts.js';
import { correctionBetween } from './rules/corrections.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';

/** What a recomputation changed, for the timeline and for the task it may need. */
export interface DeadlineChange {
  readonly key: string;
  readonly change: 'set' | 'moved' | 'state' | 'withdrawn';
  readonly name: string;
  /** Legal date or state before and after; null where there was or is none. */
  readonly from: string | null;
  readonly to: string | null;
  readonly why: string;
}

/** The deadlines of a mark as they stand now, and what became different. */
export interface Recomputation extends MarkDeadlines {
  readonly changes: readonly DeadlineChange[];
}

/** What has to be kept of a deadline to tell later how it changed. */
export interface KnownDeadline extends LastDay {
  readonly key: string;
  readonly name: string;
  readonly state: Deadline['state'];
  readonly rule: { readonly version: number };
  readonly trigger: { readonly date: string };
  readonly extensions: { readonly used: number } | null;
  readonly movedFrom: Deadline['movedFrom'];
}

/** Deadlines under new facts, a new day or a new rule version. A moved date keeps the old one and says why; nothing disappears without a change
 *  that tells it. Doing it again changes nothing. */
export function recompute(
  previous: readonly KnownDeadline[],
  facts: MarkFacts,
  today: string,
): Recomputation {
  const result = computeDeadlines(facts, today);
  const before = new Map(previous.map((deadline) => [deadline.key, deadline]));
  const deadlines = result.deadlines.map((deadline) => withHistory(deadline, before.get(deadline.key)));
  const kept = new Set(deadlines.map(({ key }) => key));
  const withdrawn = previous
    .filter(({ key }) => !kept.has(key))
    .map(
      ({ key, name, legalDate }) =>
        ({
          key,
          change: 'withdrawn',
          name,
          from: legalDate,
          to: null,
          why: 'The facts or rules that made this deadline no longer do.',
        }) satisfies DeadlineChange,
    );
  return {
    ...result,
    deadlines,
    changes: [
      ...deadlines.flatMap((deadline) => changesOf(deadline, before.get(deadline.key))),
      ...withdrawn,
    ],
  };
}

const moved = (now: Deadline, before: KnownDeadline): boolean =>
  now.nominalDate !== before.nominalDate || now.legalDate !== before.legalDate;

function withHistory(now: Deadline, before: KnownDeadline | undefined): Deadline {
  if (before === undefined) return now;
  if (!moved(now, before)) return { ...now, movedFrom: before.movedFrom };
  return {
    ...now,
    movedFrom: { nominalDate: before.nominalDate, legalDate: before.legalDate, why: whyMoved(now, before) },
  };
}

function changesOf(now: Deadline, before: KnownDeadline | undefined): DeadlineChange[] {
  const { key, name } = now;
  if (before === undefined)
    return [{ key, change: 'set', name, from: null, to: now.legalDate, why: now.reason }];
  const changes: DeadlineChange[] = [];
  if (moved(now, before))
    changes.push({
      key,
      change: 'moved',
      name,
      from: before.legalDate,
      to: now.legalDate,
      why: whyMoved(now, before),
    });
  if (now.state !== before.state)
    changes.push({ key, change: 'state', name, from: before.state, to: now.state, why: now.reason });
  return changes;
}

function whyMoved(now: Deadline, before: KnownDeadline): string {
  const corrected = correctionBetween(now.rule.id, before.rule.version, now.rule.version);
  if (corrected !== undefined)
    return `The rule was wrong and was corrected. ${corrected.wrong} (${corrected.law})`;
  if (now.rule.version !== before.rule.version)
    return `Rule ${now.rule.id} applies in version ${now.rule.version}, before it was version ${before.rule.version}.`;
  if (now.trigger.date !== before.trigger.date)
    return `The date of the ${now.trigger.event} changed from ${dayInWords(before.trigger.date)} to ${dayInWords(now.trigger.date)}.`;
  const [used, usedBefore] = [now.extensions?.used ?? 0, before.extensions?.used ?? 0];
  if (used !== usedBefore) return `Extensions used: ${used}, before ${usedBefore}.`;
  if (now.nominalDate === before.nominalDate)
    return `The office's closing days changed: ${now.calendar.closedFor ?? 'it is open on the nominal date'}.`;
  return 'The register or a letter states another date than before.';
}
