import type { Command, CommandContext, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import type { FieldSet } from '@cotta/kit/model/field/field.js';
import type { EntityManager } from 'typeorm';

interface Preloaded {
  readonly strange?: readonly string[];
}

interface Named {
  /** What another service tells of its rows, each with its owner. */
  readonly copy: 'paper_copy' | 'party_copy';
  /** Inputs that name one of them. */
  readonly keys: readonly string[];
}

/** Clients name documents and parties of their own: what stands in a draft is read there and goes to an office. Staff name whose they like. A row nobody has told of yet was
 *  made a moment ago, so it is nobody else's. */
export function onlyTheirOwn<F extends FieldSet, Fields extends FieldSet>(
  { copy, keys }: Named,
  command: Command<RecordState<F>, DomainEvent, Fields>,
): Command<RecordState<F>, DomainEvent, Fields> {
  return {
    ...command,
    preload: async (tx, about): Promise<object> => ({
      ...(await command.preload?.(tx, about)),
      strange: await strangeKeys(tx, { copy, keys }, about),
    }),
    decide: (state, input, context) => {
      // What a command finds for itself may become facts of the record; this is none.
      const { strange = [], ...preloaded } = (context.preloaded ?? {}) as Preloaded;
      if (strange.length === 0) return command.decide(state, input, { ...context, preloaded });
      return refuseFields(
        strange.map((key) => ({
          path: [key],
          code: 'UNKNOWN_REFERENCE',
          message: 'There is nothing under this id.',
        })),
      );
    },
  };
}

async function strangeKeys(
  tx: EntityManager,
  { copy, keys }: Named,
  {
    input,
    context: { viewer },
  }: { readonly input: object; readonly context: Pick<CommandContext, 'viewer'> },
): Promise<string[]> {
  if (viewer.role !== 'customer') return [];
  const given = input as Readonly<Record<string, unknown>>;
  const ids = keys.map((key) => given[key]).filter((id) => typeof id === 'string');
  const rows: { id: string }[] = await tx.query(
    `select id from ${copy} where id = any($1::uuid[]) and user_id <> $2`,
    [ids, viewer.userId],
  );
  return keys.filter((key) => rows.some(({ id }) => id === given[key]));
}
