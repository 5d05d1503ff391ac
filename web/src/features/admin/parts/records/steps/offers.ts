import {
  isAllowed,
  type CommandFacts,
  type DeskState,
  type Reader,
  type RecordFacts,
  type RecordRow,
} from '../record-facts.js';
import { officeToday } from '../../../../../domain/deadline/office-today.js';
import { addDays, isDay } from '../../../../../kit/dates/day.js';
import { isThere } from '../is-there.js';
import { valueLabel } from '../record-title.js';

type Conditions = Pick<CommandFacts, 'has' | 'lacks'>;

/** A page that is the next step, with the row's own address in it. */
export interface PageOffer {
  readonly to: string;
  readonly label: string;
}

/** What may be done to a record now, and what may not and why. */
export interface Offers {
  /** The one next step: a command to send, or a page to open. */
  readonly next?: CommandFacts | PageOffer;
  /** All that may be done now, the next step and the removal too. */
  readonly steps: readonly CommandFacts[];
  /** What this role may do at other times. `statuses`: staff words of those it needs. */
  readonly later: readonly {
    readonly command: CommandFacts;
    readonly why?: string;
    readonly statuses: readonly string[];
  }[];
}

type Row = Readonly<Record<string, unknown>>;

const holds = ({ has, lacks }: Conditions, row: Row): boolean =>
  (has === undefined || isSaid(row[has])) && (lacks === undefined || !isSaid(row[lacks]));
/** A value other than `false` and none. */
const isSaid = (value: unknown): boolean => isThere(value) && value !== false && value !== 0;

/** Whether the day or moment in a field has not passed; a state without such a field knows no end. */
function isBefore(row: Row, until: string | undefined, now: Date): boolean {
  if (until === undefined) return true;
  const end = row[until];
  if (typeof end !== 'string') return false;
  // A day of a mark ends at its office.
  const office = row['jurisdiction'];
  return isDay(end)
    ? end >= officeToday(typeof office === 'string' ? office : undefined, now)
    : Date.parse(end) > now.getTime();
}

function statesOf({ desk }: Pick<RecordFacts, 'desk'>, { status }: Row): readonly DeskState[] {
  if (desk === undefined) return [];
  return typeof status === 'string' ? (desk.states[status] ?? desk.otherwise) : desk.otherwise;
}

/** What the row's status means at the desk; undefined where nobody declared it. */
export function deskState(
  facts: Pick<RecordFacts, 'desk'>,
  row: Row,
  now = new Date(),
): DeskState | undefined {
  return statesOf(facts, row).find((state) => holds(state, row) && isBefore(row, state.until, now));
}

/** The day or moment since when a state holds, where the row itself says it: in the field declared for it, or where an earlier state of the same status ended. */
export function beganOn(facts: Pick<RecordFacts, 'desk'>, row: Row, state: DeskState): string | undefined {
  const own = state.since === undefined ? undefined : row[state.since];
  if (typeof own === 'string') return own;
  const states = statesOf(facts, row);
  const ends = states.slice(0, states.indexOf(state)).flatMap((earlier) => {
    const end = earlier.until === undefined || !holds(earlier, row) ? undefined : row[earlier.until];
    return typeof end === 'string' ? [isDay(end) ? addDays(end, 1) : end] : [];
  });
  return ends.at(-1);
}

/** Staff words of statuses. */
function wordsOf({ fields }: RecordFacts, statuses: readonly string[]): readonly string[] {
  const field = fields.find(({ key }) => key === 'status') ?? {};
  return [...new Set(statuses.map((status) => valueLabel(field, status)))];
}

/** @returns the address with the row's fields in it; undefined where one of them is unknown. */
function addressOf(page: string, row: RecordRow): string | undefined {
  const keys = [...page.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '');
  if (!keys.every((key) => isThere(row[key]))) return undefined;
  return page.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(row[key]));
}

/** Whether the step is one of records of this kind. */
const isOfKind = ({ only }: CommandFacts, row: Row): boolean =>
  only === undefined || only.values.includes(String(row[only.field]));

/** Steps and commands of the role, and the removal; what the desk of a record does not name is not offered, and assigning has its own control. */
function ofRole(facts: RecordFacts, role: string): readonly CommandFacts[] {
  const { steps, commands, remove, type, desk } = facts;
  return [...steps, ...commands, ...(remove === undefined ? [] : [remove])].filter(
    (command) =>
      isAllowed(command, role) &&
      command.root !== `assign${type}` &&
      (desk === undefined || command.group !== undefined),
  );
}

/** Why a reader does not take a step that they stand in the way of themselves; undefined where they do not. */
export const heldBack = (
  { notBy, secondLook }: Pick<CommandFacts, 'notBy' | 'secondLook'>,
  row: Row,
  { id, secondLooks }: Reader,
): string | undefined => {
  if (secondLook !== undefined && secondLooks === false) return secondLook.why;
  return notBy !== undefined && id !== undefined && row[notBy.key] === id ? notBy.why : undefined;
};

/** The server's word of what may be done to a row in its present state by whoever looks at it. */
export function offersOf(facts: RecordFacts, row: RecordRow, reader: Reader): Offers {
  const status = isThere(row['status']) ? String(row['status']) : 'none';
  const isDue = ({ from }: CommandFacts): boolean => from === undefined || from.includes(status);
  const all = ofRole(facts, reader.role).filter((command) => isOfKind(command, row));
  const steps = all.filter(
    (command) => isDue(command) && holds(command, row) && heldBack(command, row, reader) === undefined,
  );
  const later = all
    .filter((command) => !steps.includes(command))
    .map((command) => {
      const why = holds(command, row) ? heldBack(command, row, reader) : command.why;
      return {
        command,
        statuses: isDue(command) ? [] : wordsOf(facts, command.from ?? []),
        ...(isDue(command) && why !== undefined ? { why } : {}),
      };
    });
  const urgent = (facts.desk?.urgent ?? []).filter((one) => holds(one, row)).flatMap((one) => one.next);
  const wanted = [...urgent, ...(deskState(facts, row)?.next ?? [])];
  const next = wanted.flatMap((one): (CommandFacts | PageOffer)[] => {
    if (typeof one === 'string') return steps.filter(({ root }) => root === one);
    const to = addressOf(one.page, row);
    return to === undefined ? [] : [{ to, label: one.label }];
  })[0];
  return { steps, later, ...(next === undefined ? {} : { next }) };
}
