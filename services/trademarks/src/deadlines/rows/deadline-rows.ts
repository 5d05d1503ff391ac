import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { addDays, earlier } from '@cotta/reference/calendar-date.js';
import { settledStates, type Deadline, type DeadlinePhase, type DeadlineState } from '../deadline.js';
import type { KnownDeadline } from '../recompute.js';
import { dayBegins } from '../office-day.js';
import type { StoryFields } from './mark-story.js';

/** Id of the row of one deadline of one mark; the same at every recomputation. */
export const deadlineId = (trademarkId: string, key: string): string =>
  nameBasedId('trademark deadline', trademarkId, key);

/** The sentence on the state would be true on one day only; the phases tell it for every day. */
const withoutState = (reason: string): string =>
  reason.replace(
    / (Done|Lapsed|Not used|Not needed|Upcoming|In grace|Due now|Due soon|Open|Since)\b.*$/s,
    '',
  );

/** The fee of an application is paid with its filing: where we filed it, from what the customer paid us, it is our duty and none of theirs. What falls due later is the owner's again. */
const isOurs = ({ kind, trigger }: Deadline, { registrationRequestId }: StoryFields): boolean =>
  kind === 'fee' && trigger.event === 'filing' && Boolean(registrationRequestId);

/** A row by its columns, as JSON that PostgreSQL reads into the table. All rows have the same ones. */
export type DeadlineRow = { readonly id: string } & Readonly<Record<string, unknown>>;

export function deadlineRow(
  mark: {
    readonly trademarkId: string;
    readonly fields: StoryFields;
    readonly version: number;
    readonly at: Date;
    readonly since: Date;
  },
  deadline: Deadline,
  phases: readonly DeadlinePhase[],
): DeadlineRow {
  const { rule, trigger, calendar, grace, extensions, movedFrom } = deadline;
  const { trademarkId, fields, version, at, since } = mark;
  const last = phases.at(-1)?.state;
  return {
    id: deadlineId(trademarkId, deadline.key),
    version,
    created_at: since,
    updated_at: at,
    trademark_id: trademarkId,
    user_id: isOurs(deadline, fields) ? null : (fields.userId ?? null),
    mark_name: fields.name ?? null,
    jurisdiction: fields.jurisdiction,
    key: deadline.key,
    kind: deadline.kind,
    name: deadline.name,
    actor: deadline.actor,
    nominal_date: deadline.nominalDate,
    legal_date: deadline.legalDate,
    safe_date: deadline.safeDate,
    opens_date: deadline.opensDate,
    grace_date: grace?.nominalDate ?? null,
    last_chance_date: (grace ?? deadline).legalDate,
    surcharge: grace?.surcharge ?? null,
    extensions_used: extensions?.used ?? null,
    extension_dates: extensions === null ? null : extensions.possible.map(({ nominalDate }) => nominalDate),
    rule_id: rule.id,
    rule_version: rule.version,
    citation: rule.citation,
    sources: rule.sources,
    confidence: rule.confidence,
    trigger_event: trigger.event,
    trigger_date: trigger.date,
    calendar_office: calendar.office,
    calendar_confirmed: calendar.status === 'known',
    closed_for: calendar.closedFor,
    consequence: deadline.consequence,
    reason: withoutState(deadline.reason),
    to_confirm: deadline.toConfirm,
    disputed: deadline.disputed,
    previous_nominal_date: movedFrom?.nominalDate ?? null,
    previous_legal_date: movedFrom?.legalDate ?? null,
    moved_because: movedFrom?.why ?? null,
    settled: phases.length === 1 && last !== undefined && settledStates.has(last) ? last : null,
    ...endOf(deadline, fields.jurisdiction, phases),
    phases,
  };
}

/** How it ends when nothing else happens, and when. What is over already ended when its time did, whatever day its mark was last heard of. */
function endOf(
  deadline: Deadline,
  office: string | undefined,
  phases: readonly DeadlinePhase[],
): { readonly ends_as: DeadlineState | null; readonly ends_at: Date | null } {
  const last = phases.at(-1);
  if (last === undefined || !settledStates.has(last.state)) return { ends_as: null, ends_at: null };
  const over = phases.length === 1 && (last.state === 'lapsed' || last.state === 'not used');
  const on = over ? earlier(last.from, addDays((deadline.grace ?? deadline).legalDate, 1)) : last.from;
  return { ends_as: last.state, ends_at: dayBegins(office, on) };
}

/** Columns of a stored row that tell how a deadline stood. */
export interface StoredDeadline {
  readonly key: string;
  readonly name: string;
  readonly nominal_date: string;
  readonly legal_date: string;
  readonly rule_version: number;
  readonly trigger_date: string;
  readonly extensions_used: number | null;
  readonly previous_nominal_date: string | null;
  readonly previous_legal_date: string | null;
  readonly moved_because: string | null;
  readonly phases: readonly DeadlinePhase[];
}

export function knownDeadline(row: StoredDeadline, today: string): KnownDeadline {
  const { previous_nominal_date: nominalDate, previous_legal_date: legalDate, moved_because: why } = row;
  return {
    key: row.key,
    name: row.name,
    nominalDate: row.nominal_date,
    legalDate: row.legal_date,
    state: stateOn(row.phases, today),
    rule: { version: row.rule_version },
    trigger: { date: row.trigger_date },
    extensions: row.extensions_used === null ? null : { used: row.extensions_used },
    movedFrom:
      nominalDate === null || legalDate === null || why === null ? null : { nominalDate, legalDate, why },
  };
}

/** The state on a day at the office. Before the first phase it is that phase's. */
export function stateOn(phases: readonly DeadlinePhase[], today: string): DeadlineState {
  const running = phases.filter(({ from }) => from <= today).at(-1) ?? phases[0];
  return running?.state ?? 'not needed';
}
