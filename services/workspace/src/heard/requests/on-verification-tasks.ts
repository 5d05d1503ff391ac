import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  AdminAssignedSchema,
  ServiceDescriptionUpdatedByUserSchema,
  VerificationApprovedSchema,
  VerificationDismissedSchema,
  VerificationRepeatedSchema,
  VerificationRequestedSchema,
  VerificationStartedSchema,
  type RequestReference,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { rememberSubject, type SubjectFacts, type SubjectRef } from '../../subject/work-subject.js';
import { workArrived, workDone, workPassesTo } from '../../task/arrive.js';
import { happenedAt } from '../../task/entity-work.js';

export const SUBJECT = 'registration_request';

/** The order as work knows it. */
export const orderOf = ({ requestId }: RequestReference): SubjectRef => ({ type: SUBJECT, id: requestId });

/** What every fact about an order tells of it. */
export const orderFacts = ({
  publicId,
  mark,
  jurisdictions,
  userId,
  language,
  assignedAdminId,
}: RequestReference): SubjectFacts => ({
  publicId,
  mark,
  jurisdictions,
  clientId: userId,
  language,
  assignedAdminId,
});

/** Every check is one task in the queue, from the request to the answer. */
export const verificationTasks = defineConsumer({
  name: 'verification-tasks',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(VerificationRequestedSchema, async (received) => asked(received, received.message)),
    on(VerificationRepeatedSchema, async (received) => asked(received, received.message)),
    on(VerificationStartedSchema, async (received) => passed(received, received.message)),
    on(AdminAssignedSchema, async (received) => passed(received, received.message)),
    on(VerificationApprovedSchema, async (received) => answered(received, received.message, 'approved')),
    on(VerificationDismissedSchema, async (received) => answered(received, received.message, 'dismissed')),
    on(ServiceDescriptionUpdatedByUserSchema, async (received) => {
      const request = about(received.message.request);
      await rememberSubject(received.tx, orderOf(request), orderFacts(request));
      await workArrived(received, {
        work: 'reread',
        subject: orderOf(request),
        at: happenedAt(received.envelope),
      });
    }),
  ],
});

/** @throws PermanentFault: a fact without its request cannot be acted on, whatever is tried. */
export function about(request: RequestReference | undefined): RequestReference {
  if (request === undefined) throw new PermanentFault('the message names no request');
  return request;
}

type Hands = Pick<Received<never>, 'tx' | 'run' | 'envelope'>;
type OfRequest = { readonly request?: RequestReference };

async function asked(
  hands: Hands,
  message: OfRequest & { readonly promisedAt?: Timestamp | undefined },
): Promise<void> {
  const request = about(message.request);
  await rememberSubject(hands.tx, orderOf(request), orderFacts(request));
  await workArrived(hands, {
    work: 'check',
    subject: orderOf(request),
    at: happenedAt(hands.envelope),
    dueAt: message.promisedAt && timestampDate(message.promisedAt),
  });
}

async function passed(hands: Hands, message: OfRequest): Promise<void> {
  const request = about(message.request);
  await rememberSubject(hands.tx, orderOf(request), orderFacts(request));
  await workPassesTo(hands, { subject: orderOf(request), adminId: request.assignedAdminId });
}

async function answered(hands: Hands, message: OfRequest, outcome: string): Promise<void> {
  const subject = orderOf(about(message.request));
  await workDone(hands, { subject, works: ['check', 'reread'], outcome });
}
