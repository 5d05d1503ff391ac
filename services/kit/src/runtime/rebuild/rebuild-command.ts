import type { DataSource } from 'typeorm';
import { daysBefore, systemClock } from '../../model/time/clock.js';
import { PermanentFault } from '../../model/words/fault.js';
import type { Consumer } from '../inbox/consumer.js';
import {
  deadLetters,
  type DeadLetterPlace,
  dismissDeadLetter,
  retryDeadLetter,
} from '../inbox/dead-letters.js';
import { followEpoch } from '../inbox/follow-epoch.js';
import { parkedStreams, retryAllParkedNow, retryParkedNow } from '../inbox/parking.js';
import { DAYS_ON_THE_BROKER } from '../kafka/ports.js';
import { beginEpoch } from '../outbox/begin-epoch.js';
import type { ReplacedTopic } from '../outbox/replace-lost-topic.js';
import { encryptAnew } from './encrypt-anew.js';
import { keepCheck } from './kept-check.js';
import { rebuildApply, rebuildCheck, type RebuildOptions, type RebuildReport } from './rebuild.js';
import type { Rebuildable } from './rebuildable.js';

/** One call of the command line. */
export interface RebuildCommand {
  /** As `usage` says. */
  readonly args: readonly string[];
  readonly db: DataSource;
  readonly aggregates: readonly Rebuildable[];
  readonly consumers: readonly Consumer[];
  /** Folds in so many workers. @returns once no part is left */
  readonly foldIn: (workers: number) => Promise<void>;
  /** Workers, where the call does not say: the cores of this machine. */
  readonly cores: number;
  /** Of the code that folds. */
  readonly madeBy: string;
  /** Begins a bigger topic of the service, as its settings say. @returns its name and the number of its partitions */
  readonly growTopic: () => Promise<{ readonly name: string; readonly partitions: number }>;
  /** After the topic of the service was lost: has what was recorded since an instant put on its next version. */
  readonly replaceTopic: (since: Date) => Promise<ReplacedTopic>;
  /** The ring of keys that stored bytes are encrypted with, as `keysIn` takes it. */
  readonly encryptionKeys: () => string;
  readonly print: (line: string) => void;
}

const usage = [
  'usage: rebuild --check [--workers N]   compares every row with its events',
  '       rebuild --apply [--workers N]   makes the rows what the events say',
  '       rebuild --new-epoch             after a restore, the service stopped: tells the whole history again as a new epoch',
  '       rebuild --follow SOURCE EPOCH   empties the copies of a restored service; they fill from that epoch',
  '       rebuild --grow-topic            begins the next version of its topic, with KAFKA_PARTITIONS, while it works',
  '       rebuild --lost-topic            the service stopped, its topic gone from the broker: puts what it held on the next version of it',
  '       rebuild --reencrypt             writes with the present SEAL_KEY whatever a former one opens, while programs run',
  '       rebuild --parked                lists streams whose events were put aside, with the reason',
  '       rebuild --retry CONSUMER SOURCE STREAM   has such a stream tried again at once',
  '       rebuild --retry-all             has all of them tried again at once',
  '       rebuild --dead-letters          lists messages that nobody could read, with what they say and the reason',
  '       rebuild --retry-dead-letter TOPIC PARTITION OFFSET     has such a message read once more, by each consumer that kept it',
  '       rebuild --dismiss-dead-letter TOPIC PARTITION OFFSET   it is none of ours: it stays in the table and counts no more',
];

/** The command line of a rebuild. @returns the exit code: 0 all is well, 1 rows differ, 2 it was called wrongly or cannot be done now. */
export async function rebuildCommand(command: RebuildCommand): Promise<number> {
  const { args, print } = command;
  try {
    return (await modes[args[0] ?? '']?.(command)) ?? explain(print);
  } catch (error) {
    if (!(error instanceof PermanentFault)) throw error;
    print(error.message);
    return 2;
  }
}

type Mode = (command: RebuildCommand) => Promise<number | undefined>;

/** Undefined: called wrongly. */
const modes: Readonly<Record<string, Mode>> = {
  '--check': async (command) => folding(command, compare),
  '--apply': async (command) => folding(command, mend),
  '--new-epoch': async ({ args, db, print }) => {
    if (args.length !== 1) return undefined;
    const epoch = await beginEpoch(db);
    print(
      `epoch ${epoch} begins. Start the service, and empty each copy of it: rebuild --follow <this service> ${epoch}`,
    );
    return 0;
  },
  '--follow': async ({ args, db, consumers, print }) => {
    const [, source, epoch] = args;
    if (args.length !== 3 || source === undefined || epoch === undefined || !/^[1-9]\d{0,8}$/.test(epoch))
      return undefined;
    const names = await followEpoch(db, consumers, { source, epoch: Number(epoch) });
    print(`${names.join(', ')}: emptied, filled from epoch ${epoch} of ${source}.`);
    return 0;
  },
  '--grow-topic': async ({ args, growTopic, print }) => {
    if (args.length !== 1) return undefined;
    const { name, partitions } = await growTopic();
    print(`${name} begins, with ${partitions} partitions. The relay goes on in it within seconds.`);
    return 0;
  },
  '--lost-topic': async ({ args, replaceTopic, print }) => {
    if (args.length !== 1) return undefined;
    const { name, events } = await replaceTopic(daysBefore(systemClock.now(), DAYS_ON_THE_BROKER));
    print(`${name} begins, with ${events} events. Start the service; readers take of them what they missed.`);
    return 0;
  },
  '--reencrypt': async (command) => (command.args.length === 1 ? reencryptAll(command) : undefined),
  '--parked': async (command) => (command.args.length === 1 ? listParked(command) : undefined),
  '--retry': async ({ args, db, print }) => {
    const [, consumer, source, streamId] = args;
    if (args.length !== 4 || consumer === undefined || source === undefined || streamId === undefined)
      return undefined;
    const waits = await retryParkedNow(db, { consumer, source, streamId }, systemClock);
    print(waits > 0 ? `${consumer} tries ${source} ${streamId} within seconds.` : 'nothing of it is parked');
    return waits > 0 ? 0 : 2;
  },
  '--retry-all': async ({ args, db, print }) => {
    if (args.length !== 1) return undefined;
    const streams = await retryAllParkedNow(db, systemClock);
    print(streams > 0 ? `${streams} streams are tried within seconds.` : 'nothing is parked');
    return streams > 0 ? 0 : 2;
  },
  '--dead-letters': async (command) => (command.args.length === 1 ? listDeadLetters(command) : undefined),
  '--retry-dead-letter': async ({ args, db, print }) => {
    const place = placeOf(args);
    if (place === undefined) return undefined;
    const consumers = await retryDeadLetter(db, place, systemClock);
    print(
      consumers > 0 ? `${consumers} of its consumers read it again within seconds.` : 'nothing is open there',
    );
    return consumers > 0 ? 0 : 2;
  },
  '--dismiss-dead-letter': async ({ args, db, print }) => {
    const place = placeOf(args);
    if (place === undefined) return undefined;
    const consumers = await dismissDeadLetter(db, place, { clock: systemClock });
    print(consumers > 0 ? `dismissed for ${consumers} of its consumers.` : 'nothing is open there');
    return consumers > 0 ? 0 : 2;
  },
};

/** As `--dead-letters` prints it. */
function placeOf(args: readonly string[]): DeadLetterPlace | undefined {
  const [, topic, partition, offset] = args;
  if (args.length !== 4 || topic === undefined || !isWhole(partition, 9) || !isWhole(offset, 18))
    return undefined;
  return { topic, partition: Number(partition), offset: BigInt(offset) };
}

function isWhole(text: string | undefined, most: number): text is string {
  return text !== undefined && /^\d+$/.test(text) && text.length <= most;
}

function explain(print: (line: string) => void): number {
  for (const line of usage) print(line);
  return 2;
}

async function folding(
  command: RebuildCommand,
  mode: (command: RebuildCommand, options: RebuildOptions) => Promise<number>,
): Promise<number | undefined> {
  const { args, cores, foldIn, madeBy, print } = command;
  const [, name, count = String(cores)] = args;
  const isKnown = args.length === 1 || (args.length === 3 && name === '--workers');
  if (!isKnown) return undefined;
  if (!/^[1-9]\d?$/.test(count)) throw new PermanentFault('--workers takes a whole number from 1 to 99');
  return mode(command, {
    madeBy,
    fold: () => foldIn(Number(count)),
    onResume: ({ folded, all }) => print(`goes on: ${folded} of ${all} parts were folded before`),
  });
}

async function compare({ db, aggregates, print }: RebuildCommand, options: RebuildOptions): Promise<number> {
  const report = await rebuildCheck(db, aggregates, options);
  await keepCheck(db, report, systemClock.now());
  for (const line of describe(report, false)) print(line);
  return report.differences.length > 0 ? 1 : 0;
}

async function mend({ db, aggregates, print }: RebuildCommand, options: RebuildOptions): Promise<number> {
  for (const line of describe(await rebuildApply(db, aggregates, options), true)) print(line);
  return 0;
}

async function reencryptAll({ db, encryptionKeys, print }: RebuildCommand): Promise<number> {
  const { written, left } = await encryptAnew(db, encryptionKeys());
  print(`${written} values are encrypted anew with the present key, ${left} are left.`);
  if (left > 0) print('Rows were held by others: do it again.');
  return left > 0 ? 1 : 0;
}

async function listParked({ db, print }: RebuildCommand): Promise<number> {
  const streams = await parkedStreams(db);
  for (const { consumer, source, streamId, events, error, nextAttemptAt } of streams)
    print(
      `${consumer} ${source} ${streamId}: ${events} parked, tried again ${nextAttemptAt?.toISOString() ?? 'when somebody says so'}: ${error}`,
    );
  if (streams.length === 0) print('nothing is parked');
  return 0;
}

async function listDeadLetters({ db, print }: RebuildCommand): Promise<number> {
  const letters = await deadLetters(db);
  const placed = (one: DeadLetterPlace): string => `${one.topic} ${one.partition} ${one.offset}`;
  const places = new Map(letters.map((letter) => [placed(letter), letter]));
  for (const [place, { receivedAt, error, content }] of places) {
    const readers = letters.filter((letter) => placed(letter) === place).map(({ consumer }) => consumer);
    print(`${place}: ${receivedAt.toISOString()}, kept by ${readers.sort().join(', ')}`);
    print(`  ${error}: ${content}`);
  }
  if (letters.length === 0) print('no dead letters');
  return 0;
}

function describe({ events, differences }: RebuildReport, applied: boolean): string[] {
  if (differences.length === 0) return [`${events} events folded: every row is what they say.`];
  const lines = [
    `${events} events folded: ${differences.length} ${differences.length === 1 ? 'table was' : 'tables were'} different${applied ? ', now put right' : ''}.`,
  ];
  for (const { table, missing, surplus, examples } of differences) {
    lines.push(`${table}: ${missing} missing, ${surplus} surplus`);
    for (const { side, row } of examples) lines.push(`  ${side}: ${JSON.stringify(row)}`);
  }
  return lines;
}
