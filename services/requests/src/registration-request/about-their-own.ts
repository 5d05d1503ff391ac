import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import type { FieldSet } from '@cotta/kit/model/field/field.js';

/** Where the owner of a subject stands; other subjects are rows of another service. */
const owners: Readonly<Record<string, string>> = {
  registration_request: 'select user_id from registration_request where id = $1',
  application: 'select user_id from application where id = $1',
};

/** A client names only what is theirs: a line about somebody else's order would be read by its lawyer. */
export function aboutTheirOwn<F extends FieldSet, Fields extends FieldSet>(
  command: Command<RecordState<F>, DomainEvent, Fields>,
): Command<RecordState<F>, DomainEvent, Fields> {
  return {
    ...command,
    preload: async (tx, about): Promise<object> => {
      const { subjectType, subjectId } = about.input as {
        readonly subjectType?: string;
        readonly subjectId?: string;
      };
      const { viewer } = about.context;
      const sql = owners[subjectType ?? ''];
      const preloaded = await command.preload?.(tx, about);
      if (viewer.role !== 'customer' || sql === undefined) return { ...preloaded };
      const [row]: { user_id: string | null }[] = await tx.query(sql, [subjectId]);
      return { ...preloaded, strange: row === undefined || row.user_id !== viewer.userId };
    },
    decide: (state, input, context) => {
      const { strange = false, ...preloaded } = (context.preloaded ?? {}) as { readonly strange?: boolean };
      return strange
        ? refuseFields([
            { path: ['subjectId'], code: 'UNKNOWN_REFERENCE', message: 'There is nothing under this id.' },
          ])
        : command.decide(state, input, { ...context, preloaded });
    },
  };
}
