import type { Envelope } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { rememberSubject, type SubjectFacts, type SubjectRef } from '../subject/work-subject.js';
import { workArrived, workDone, workFellAway, workPassesTo, type Hands } from './arrive.js';
import type { Work } from '../work/works.js';

/** What the steps of one kind of thing bring to the desk and end there, by event. */
export interface EntityWork<E extends number> {
  readonly opens: Readonly<Partial<Record<E, Work | undefined>>>;
  readonly ends: Readonly<Partial<Record<E, readonly Work[] | 'all'>>>;
  /** What falls away undone, after what the same event ends. */
  readonly drops?: Readonly<Partial<Record<E, readonly Work[] | 'all'>>>;
}

/** One event of a thing. */
export interface EntityFact<E extends number> {
  readonly event: E;
  /** The event's name, as the outcome of what it ends. */
  readonly outcome: string;
  readonly subject: SubjectRef;
  readonly facts: SubjectFacts;
  readonly envelope: Pick<Envelope, 'occurredAt'>;
  readonly dueAt?: Date | undefined;
  readonly notAfter?: Date | undefined;
  readonly notFor?: string | undefined;
  readonly detail?: string | undefined;
}

/** Keeps what the event tells of its subject, ends what it ends, drops what falls away and opens what it brings, in this order: asked for anew, it is the newer wish that counts. */
export async function tendWork<E extends number>(
  hands: Hands,
  { opens, ends, drops }: EntityWork<E>,
  { event, outcome, subject, facts, envelope, ...more }: EntityFact<E>,
): Promise<void> {
  await rememberSubject(hands.tx, subject, facts);
  const ended = ends[event];
  if (ended !== undefined) await workDone(hands, { subject, works: ended, outcome });
  const dropped = drops?.[event];
  if (dropped !== undefined) await workFellAway(hands, { subject, works: dropped, outcome });
  const work = opens[event];
  if (work !== undefined) await workArrived(hands, { work, subject, at: happenedAt(envelope), ...more });
  if (facts.assignedAdminId && facts.assignedAdminId !== more.notFor)
    await workPassesTo(hands, { subject, adminId: facts.assignedAdminId });
}

/** Midnight before a last day `YYYY-MM-DD` of an office: whoever works by it is a day early rather than late. */
export const beforeDay = (day: string | undefined): Date | undefined =>
  day === undefined || day === '' ? undefined : new Date(`${day}T00:00:00.000Z`);

/** When it happened. The oldest facts do not say; they are from before anything was promised. */
export const happenedAt = ({ occurredAt }: Pick<Envelope, 'occurredAt'>): Date =>
  occurredAt === undefined ? new Date(0) : timestampDate(occurredAt);
