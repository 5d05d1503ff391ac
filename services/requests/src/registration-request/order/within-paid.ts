import type { Command, CommandContext, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { FieldSet } from '@cotta/kit/model/field/field.js';
import type { EntityManager } from 'typeorm';
import type { Entitlement } from './entitlement.js';
import type { RequestStatus } from '../labels.js';
import { closedProblem, officeProblem, widerProblem } from './paid-scope.js';
import { no } from '../../refusals.js';
import { unitsAt, type Unit } from './units.js';
import { holdOrderOf } from './read-order.js';

/** The order whose draft is written in, as it stands until the transaction ends. */
export interface OpenDraft {
  readonly status: RequestStatus | null;
  readonly approved: boolean;
  readonly entitlement: Entitlement;
  /** Units of the other parts of its draft. */
  readonly elsewhere: readonly Unit[];
}

interface Preloaded {
  /** Null where there is no such application. */
  readonly draft?: OpenDraft | null;
}

interface PartFields {
  readonly applicationId?: string | null;
  readonly jurisdiction?: string | null;
  readonly goodsAndServices?: readonly { readonly classNumber: number }[] | null;
}

interface About {
  readonly state: { readonly fields: object };
  readonly input: object;
  readonly context: Pick<CommandContext, 'streamId'>;
}

type RecordCommand<F extends FieldSet, Fields extends FieldSet> = Command<
  RecordState<F>,
  DomainEvent,
  Fields
>;

/** Fields that are proofs or places of papers: they are the client's to add until the approval. */
const PROOFS: readonly string[] = ['usptoSpecimenToClass', 'documentFolderId'];

/** The part of one office is written while its draft is open, and never holds what was not paid for: whoever asks, by whatever way. */
export function partWithinPaid<F extends FieldSet, Fields extends FieldSet>(
  command: RecordCommand<F, Fields>,
): RecordCommand<F, Fields> {
  const applicationOf = ({ state, input }: About) =>
    (state.fields as PartFields).applicationId ?? (input as PartFields).applicationId ?? undefined;
  return whileOpen(command, applicationOf, (state, events, draft) => {
    const before = state.fields as PartFields;
    const next = events.reduce<PartFields>((fields, { data }) => ({ ...fields, ...data }), before);
    const isRemoved = events.some(({ type }) => type === 'ApplicationJurisdictionRemoved');
    const { jurisdiction } = next;
    if (typeof jurisdiction !== 'string' || isRemoved) return undefined;
    const whole = (fields: PartFields): readonly Unit[] => [
      ...draft.elsewhere,
      ...unitsAt(jurisdiction, fields.goodsAndServices ?? []),
    ];
    return (
      (state.exists ? undefined : officeProblem(jurisdiction, draft.entitlement)) ??
      widerProblem({ before: whole(before), next: whole(next) }, draft.entitlement)
    );
  });
}

/** What all offices share is written while the draft is open. */
export function applicationWhileOpen<F extends FieldSet, Fields extends FieldSet>(
  command: RecordCommand<F, Fields>,
): RecordCommand<F, Fields> {
  return whileOpen(
    command,
    ({ context }) => context.streamId,
    () => undefined,
  );
}

type Rule = (state: RecordState, events: readonly DomainEvent[], draft: OpenDraft) => Refusal | undefined;

function whileOpen<F extends FieldSet, Fields extends FieldSet>(
  command: RecordCommand<F, Fields>,
  applicationOf: (about: About) => string | undefined,
  rule: Rule,
): RecordCommand<F, Fields> {
  return {
    ...command,
    preload: async (tx, about): Promise<object> => ({
      ...(await command.preload?.(tx, about)),
      draft: await openDraft(tx, applicationOf(about), about),
    }),
    decide: (state, input, context) => {
      // What a command finds for itself may become facts of the record; this is none.
      const { draft, ...preloaded } = (context.preloaded ?? {}) as Preloaded;
      const proofsOnly =
        Object.keys(input).length > 0 &&
        Object.keys(input).every((key) => PROOFS.includes(key)) &&
        draft?.status === 'Sent for review';
      const closed =
        draft === undefined || draft === null || proofsOnly
          ? undefined
          : closedProblem(draft, context.viewer.role);
      if (closed !== undefined) return closed;
      const events = command.decide(state, input, { ...context, preloaded });
      if (isRefusal(events) || draft === undefined) return events;
      return draft === null ? no('NOT_FOUND') : (rule(state, events, draft) ?? events);
    },
  };
}

/** What commands of one transaction before this one mean to write, by order: in a batch nothing of it is in the rows yet, and an inbox writes in the drafts of several orders at once. */
const planned = new WeakMap<EntityManager, Map<string, Map<string, readonly Unit[]>>>();

async function openDraft(
  tx: EntityManager,
  applicationId: string | undefined,
  { state, input, context: { streamId } }: About,
): Promise<OpenDraft | null> {
  if (applicationId === undefined) return null;
  const held = await holdOrderOf(tx, applicationId);
  if (held === undefined) return null;
  const rows: { id: string; jurisdiction: string; goods: readonly { readonly classNumber: number }[] }[] =
    await tx.query(
      'select j.id, j.jurisdiction, j.goods_and_services as goods from application_jurisdiction j join application a on a.id = j.application_id where a.request_id = $1 and j.id <> $2',
      [held.requestId, streamId],
    );
  const plan = planOf(tx, held.requestId);
  const units = new Map([
    ...rows.map(({ id, jurisdiction, goods }) => [id, unitsAt(jurisdiction, goods)] as const),
    ...plan,
  ]);
  units.delete(streamId);
  const { jurisdiction, goodsAndServices }: PartFields = { ...state.fields, ...input };
  if (typeof jurisdiction === 'string') plan.set(streamId, unitsAt(jurisdiction, goodsAndServices ?? []));
  return {
    status: held.order.status,
    approved: held.approved,
    entitlement: held.order.entitlement,
    elsewhere: [...units.values()].flat(),
  };
}

function planOf(tx: EntityManager, requestId: string): Map<string, readonly Unit[]> {
  const plans = planned.get(tx) ?? new Map<string, Map<string, readonly Unit[]>>();
  planned.set(tx, plans);
  const plan = plans.get(requestId) ?? new Map<string, readonly Unit[]>();
  plans.set(requestId, plan);
  return plan;
}
