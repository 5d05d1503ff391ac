import type { Command, CommandContext, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { FieldSet } from '@cotta/kit/model/field/field.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';

interface Preloaded {
  readonly approved?: boolean;
}

/** What a look-up is about. */
interface About {
  readonly state: { readonly fields: object };
  readonly input: object;
}

type Rule = (viewer: CommandContext['viewer']) => Refusal;
type RecordCommand<F extends FieldSet, Fields extends FieldSet> = Command<
  RecordState<F>,
  DomainEvent,
  Fields
>;

/** What goes to the office as a file stays as it was approved, whoever asks. */
export function untilApproved<F extends FieldSet, Fields extends FieldSet>(
  command: RecordCommand<F, Fields>,
): RecordCommand<F, Fields> {
  return onceApproved(command, ({ role }) =>
    no(role === 'customer' ? 'APPLICATION_APPROVED' : 'APPROVAL_STANDS'),
  );
}

function onceApproved<F extends FieldSet, Fields extends FieldSet>(
  command: RecordCommand<F, Fields>,
  rule: Rule,
): RecordCommand<F, Fields> {
  return {
    ...command,
    preload: async (tx, about): Promise<object> => ({
      ...(await command.preload?.(tx, about)),
      approved: await isApproved(tx, applicationOfPart(about)),
    }),
    decide: (state, input, context) => {
      // What a command finds for itself may become facts of the record; this is none.
      const { approved, ...preloaded } = (context.preloaded ?? {}) as Preloaded;
      const refused = approved === true ? rule(context.viewer) : undefined;
      return refused ?? command.decide(state, input, { ...context, preloaded });
    },
  };
}

function applicationOfPart({ state, input }: About): string | undefined {
  return applicationOf(state.fields) ?? applicationOf(input);
}

function applicationOf(fields: object): string | undefined {
  const { applicationId } = fields as { readonly applicationId?: string | null };
  return applicationId ?? undefined;
}

/** Whether the client approved the application, by the order itself: the application's own row is told a moment later. The answer stays true or false until the transaction ends. */
export async function isApproved(tx: EntityManager, applicationId: string | undefined): Promise<boolean> {
  if (applicationId === undefined) return false;
  const [row]: { approved: boolean }[] = await tx.query(
    'select a.client_approval or r.approved_at is not null as approved from application a join registration_request r on r.id = a.request_id where a.id = $1 for share',
    [applicationId],
  );
  return row?.approved === true;
}
