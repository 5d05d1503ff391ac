import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import type { FieldSet } from '@cotta/kit/model/field/field.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';

interface Preloaded {
  readonly proofClosed?: boolean;
}

/** While a client decides and gathers; the statuses are those of trademarks. */
const OPEN = ['Created', 'Kick-off sent', 'In preparation'];

/** A specimen of a proof of use is its client's until a lawyer approves the filing, or it ends; the firm corrects afterwards. */
export function whileProofOpen<F extends FieldSet, Fields extends FieldSet>(
  command: Command<RecordState<F>, DomainEvent, Fields>,
): Command<RecordState<F>, DomainEvent, Fields> {
  return {
    ...command,
    preload: async (tx, about): Promise<object> => ({
      ...(await command.preload?.(tx, about)),
      proofClosed: await isProofClosed(tx, classOf(about.state.fields) ?? classOf(about.input)),
    }),
    decide: (state, input, context) => {
      // What a command finds for itself may become facts of the record; this is none.
      const { proofClosed, ...preloaded } = (context.preloaded ?? {}) as Preloaded;
      return proofClosed === true && context.viewer.role === 'customer'
        ? no('PROOF_APPROVED')
        : command.decide(state, input, { ...context, preloaded });
    },
  };
}

function classOf(fields: object): string | undefined {
  const { useInCommerceRequestClassId } = fields as { readonly useInCommerceRequestClassId?: string | null };
  return useInCommerceRequestClassId ?? undefined;
}

/** Whether the proof of use this class belongs to takes no more from its client. One nobody has told of yet is open: it was begun a moment ago. */
export async function isProofClosed(
  tx: Pick<EntityManager, 'query'>,
  classId: string | undefined,
): Promise<boolean> {
  if (classId === undefined) return false;
  const [row]: { status: string }[] = await tx.query(
    'select p.status from proof_of_use_class_copy c join proof_of_use_copy p on p.id = c.proof_of_use_id where c.id = $1',
    [classId],
  );
  return row !== undefined && !OPEN.includes(row.status);
}
