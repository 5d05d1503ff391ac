import type { EntityManager } from 'typeorm';
import { inTransaction } from '../../runtime/database/transaction.js';
import type { CommandOutcome, CommandRuntime } from '../../runtime/commands/command-runtime.js';
import { handleCommandIn } from '../../runtime/commands/handle-command.js';
import { handleManyIn, type AnyRequest } from '../../runtime/commands/handle-many.js';
import { Fault } from '../../model/words/fault.js';
import { hasHappened } from '../../runtime/event-store/read-stream.js';
import { parseInput } from '../../model/field/parse-input.js';
import { nameBasedId } from '../../model/words/ids.js';
import { exposed, type ExposedCommand } from '../call/exposed-command.js';
import type { Role, Viewer } from '../../model/words/viewer.js';
import { calendarDate } from '../../model/time/clock.js';
import { executeThrough } from '../service/execute-through.js';
import type { ServiceDefinition } from '../service/service-definition.js';

const DAY = 86_400_000;

/** One command of an invented story. Texts in an input may name other things of the story instead of their ids:
 *  `@brand-x` is the id of the stream told as `brand-x` (in any service), `@user:mail` an account, `@day:-30` a day counted from today, `@day:-30+3m` the same day number three months after that. */
export interface DemoStep {
  /** `CreateBrand`. */
  readonly command: string;
  /** Name of the stream within the whole story. */
  readonly on: string;
  readonly as: { readonly role: Role; readonly email?: string };
  /** When it happened. @defaultValue 0 */
  readonly daysAgo?: number;
  readonly input?: Readonly<Record<string, unknown>>;
  /** Somebody else may have written the same already, under an id of its own: a rate of a day. @defaultValue false */
  readonly mayBeThere?: boolean;
  /** Nobody sees what is between it and the next step: a worker that looks would go on from there. @defaultValue false */
  readonly withNext?: boolean;
}

/** The id of a thing of the story: the same in every service. */
export function demoId(name: string): string {
  return nameBasedId('demo', name);
}

/** Accounts makes a user's id from the address. */
export function demoUserId(email: string): string {
  return nameBasedId('user', email);
}

/** The last noon, UTC, that has passed: nearly everywhere on earth its calendar date is the same, so a day of the story lies in no office's future. */
export function lastNoon(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY - 0.5) * DAY + DAY / 2);
}

/** Runs the story by the service's own commands, gates included. Told twice it changes nothing. @throws Fault for a step that is refused. */
export async function playStory(
  definition: ServiceDefinition,
  runtime: CommandRuntime,
  story: readonly DemoStep[],
): Promise<void> {
  const today = lastNoon(runtime.clock.now());
  const commands = new Map(
    definition.commands
      .map(exposed)
      .filter(({ save }) => save === undefined)
      .map(({ command }) => [command.name, command]),
  );
  const stage = { definition: { ...definition, guards: {} }, runtime, commands, today };
  const indexed = story.map((step, index) => ({ step, index }));
  for (const [first, ...more] of joined(indexed)) {
    if (first === undefined) continue;
    if (more.length === 0) await playStep(stage, first);
    else await inTransaction(runtime.db, (tx) => playInOne(stage, [first, ...more], tx));
    runtime.afterCommit();
  }
}

interface Indexed {
  readonly step: DemoStep;
  readonly index: number;
}

/** Steps that go with the next one, with it. */
function joined(story: readonly Indexed[]): Indexed[][] {
  const groups: Indexed[][] = [];
  let open: Indexed[] = [];
  for (const one of story) {
    open.push(one);
    if (one.step.withNext === true) continue;
    groups.push(open);
    open = [];
  }
  return groups;
}

async function playInOne(stage: Played, steps: readonly Indexed[], tx: EntityManager): Promise<void> {
  for (const one of steps) await playStep(stage, one, tx);
}

interface Played {
  readonly definition: ServiceDefinition;
  readonly runtime: CommandRuntime;
  readonly commands: ReadonlyMap<string, ExposedCommand['command']>;
  readonly today: Date;
}

async function playStep(
  { definition, runtime, commands, today }: Played,
  { step, index }: Indexed,
  tx?: EntityManager,
): Promise<void> {
  const command = commands.get(step.command);
  if (command === undefined) throw new Fault(`demo: ${definition.name} has no ${step.command}`);
  const now = new Date(today.getTime() - (step.daysAgo ?? 0) * DAY);
  const input = parseInput(command.input, named(step.input ?? {}, today));
  if (!input.ok) throw new Fault(`demo: ${step.command} on ${step.on}: ${JSON.stringify(input.fields)}`);
  const then = { ...runtime, clock: { now: () => now, today: (zone: string) => calendarDate(now, zone) } };
  const request = {
    command,
    streamId: demoId(step.on),
    input: input.value,
    viewer: { ...viewerOf(step.as), authTime: Math.floor(now.getTime() / 1000) },
    commandId: nameBasedId('demo', definition.name, step.on, step.command, String(index)),
  };
  const manager = tx ?? runtime.db.manager;
  if (await hasHappened(manager, request.streamId, request.commandId)) return;
  const execute =
    tx === undefined
      ? executeThrough(definition, then)
      : executeThrough(definition, then, (at, asked) => handleCommandIn(tx, at, asked));
  const outcome = await execute(
    { viewer: request.viewer, manager, log: runtime.log, requestId: 'demo' },
    request,
  );
  if ('refusal' in outcome && !isThere(step, outcome.refusal.refused))
    throw new Fault(
      `demo: ${step.command} on ${step.on}: ${outcome.refusal.refused} ${outcome.refusal.message} ${JSON.stringify(outcome.refusal.fields ?? outcome.refusal.params ?? '')}`,
    );
}

const isThere = ({ mayBeThere = false }: DemoStep, refused: string): boolean =>
  refused === 'ALREADY_EXISTS' || (mayBeThere && refused === 'TAKEN');

function viewerOf({ role, email }: DemoStep['as']): Viewer {
  return { role, locale: 'en', scopes: [], ...(email === undefined ? {} : { userId: demoUserId(email) }) };
}

function named(value: unknown, today: Date): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => named(item, today));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, named(part, today)]));
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  if (value.startsWith('@user:')) return demoUserId(value.slice(6));
  const day = /^@day:(-?\d+)(?:\+(\d+)m)?$/.exec(value);
  if (day !== null)
    return monthsLater(new Date(today.getTime() + Number(day[1]) * DAY), Number(day[2] ?? 0))
      .toISOString()
      .slice(0, 10);
  if (value.startsWith('@instant:'))
    return new Date(today.getTime() + Number(value.slice(9)) * DAY).toISOString();
  return demoId(value.slice(1));
}

/** The same day number so many months later, or that month's last day. */
function monthsLater(day: Date, months: number): Date {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), length)));
}

/** Commands carried out in one transaction: what a commit costs is shared. */
const TOGETHER = 500;
/** More would wait for the same disk. */
const WORKERS = 2;

/** Many commands for load tests, five hundred in a transaction. @returns how many were carried out. */
export async function loadMany(
  runtime: CommandRuntime,
  requests: Iterable<AnyRequest>,
  say: (done: number) => void,
): Promise<number> {
  const waiting = requests[Symbol.iterator]();
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let group = take(waiting, TOGETHER); group.length > 0; group = take(waiting, TOGETHER)) {
      await inTransaction(runtime.db, async (tx) => {
        for (const [index, outcome] of (await handleManyIn(tx, runtime, group)).entries())
          refused(group[index]?.command.name ?? '', outcome);
      });
      runtime.afterCommit();
      if (Math.floor(done / 10_000) < Math.floor((done + group.length) / 10_000)) say(done + group.length);
      done += group.length;
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return done;
}

function take<T>(waiting: Iterator<T>, count: number): T[] {
  const taken: T[] = [];
  while (taken.length < count) {
    const next = waiting.next();
    if (next.done === true) break;
    taken.push(next.value);
  }
  return taken;
}

function refused(command: string, outcome: CommandOutcome): void {
  if ('refusal' in outcome && outcome.refusal.refused !== 'ALREADY_EXISTS')
    throw new Fault(`${command}: ${outcome.refusal.refused} ${JSON.stringify(outcome.refusal.fields ?? '')}`);
}
