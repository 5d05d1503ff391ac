import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import type { FieldSet } from '@cotta/kit/model/field/field.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';

interface ProofSoFar {
  readonly status: string;
  /** Of the links that open it; null where trademarks has not said it. */
  readonly link_revision: number | null;
}

interface Preloaded {
  readonly proof?: ProofSoFar | undefined;
}

/** While a client decides and gathers; the statuses are those of trademarks. */
const OPEN = ['Created', 'Kick-off sent', 'In preparation'];

/** A specimen of a proof of use is its client's until a lawyer approves the filing, or it ends; the firm corrects afterwards. Links of its class end with those of the proof. */
export function whileProofOpen<F extends FieldSet, Fields extends FieldSet>(
  command: Command<RecordState<F>, DomainEvent, Fields>,
): Command<RecordState<F>, DomainEvent, Fields> {
  return {
    ...command,
    preload: async (tx, about): Promise<object> => ({
      ...(await command.preload?.(tx, about)),
      proof: await proofOfClass(tx, classOf(about.state.fields) ?? classOf(about.input)),
    }),
    decide: (state, input, context) => {
      // What a command finds for itself may become facts of the record; this is none.
      const { proof, ...preloaded } = (context.preloaded ?? {}) as Preloaded;
      const { viewer } = context;
      if (isLinkOver(proof, viewer)) return no('NOT_FOUND.link');
      return isProofClosed(proof) && ['customer', 'visitor'].includes(viewer.role)
        ? no('PROOF_APPROVED')
        : command.decide(state, input, { ...context, preloaded });
    },
  };
}

function classOf(fields: object): string | undefined {
  const { useInCommerceRequestClassId } = fields as { readonly useInCommerceRequestClassId?: string | null };
  return useInCommerceRequestClassId ?? undefined;
}

/** The proof of use this class belongs to, as trademarks has told of it. */
export async function proofOfClass(
  tx: Pick<EntityManager, 'query'>,
  classId: string | undefined,
): Promise<ProofSoFar | undefined> {
  if (classId === undefined) return undefined;
  const [row]: ProofSoFar[] = await tx.query(
    'select p.status, p.link_revision from proof_of_use_class_copy c join proof_of_use_copy p on p.id = c.proof_of_use_id where c.id = $1',
    [classId],
  );
  return row;
}

/** Whether it takes no more from its client. One nobody has told of yet is open: it was begun a moment ago. */
export function isProofClosed(proof: ProofSoFar | undefined): boolean {
  return proof !== undefined && !OPEN.includes(proof.status);
}

/** Whether somebody who is not signed in holds a link from before a revocation; that one would be the last change we heard of. */
export function isLinkOver(proof: ProofSoFar | undefined, { role, link }: Viewer): boolean {
  const revision = proof?.link_revision ?? null;
  return role === 'visitor' && revision !== null && revision !== link?.revision;
}
