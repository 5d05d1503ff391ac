import type { RecordState } from '@cotta/kit/model/decider/record-decider.js';
import {
  defineCommand,
  type Aggregate,
  type Command,
  type DomainEvent,
} from '@cotta/kit/model/decider/decider.js';
import { f, type FieldSet } from '@cotta/kit/model/field/field.js';
import { applicationJurisdiction } from './application-jurisdiction.record.js';
import { application } from './application.record.js';
import { specimen } from '../pictures/specimen.record.js';
import { threadComment } from '../registration-request/thread-comment.record.js';

const input = { userId: f.id('The account that owns the order now.') };

/** What was drafted before the client had an account goes with the order. */
function claim<F extends FieldSet>(
  aggregate: Aggregate<RecordState<F>, DomainEvent>,
  entity: string,
): Command<RecordState<F>, DomainEvent, typeof input> {
  return defineCommand({
    name: `Claim${entity}`,
    doc: 'The order it belongs to has found its owner.',
    aggregate,
    stream: 'existing',
    allowed: ['system'],
    input,
    decide: (state, { userId }): readonly DomainEvent[] => {
      const { userId: before = null } = state.fields as { readonly userId?: string | null };
      return state.exists && before === null ? [{ type: `${entity}Claimed`, data: { userId } }] : [];
    },
  });
}

export const claimApplication = claim(application.aggregate, 'Application');
export const claimApplicationJurisdiction = claim(
  applicationJurisdiction.aggregate,
  'ApplicationJurisdiction',
);
export const claimSpecimen = claim(specimen.aggregate, 'Specimen');
export const claimThreadComment = claim(threadComment.aggregate, 'ThreadComment');
