import { defineCommand, type CommandContext } from '@cotta/kit/model/decider/decider.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { talkProblem } from './named-talk.js';
import type { RegistrationRequestEvent } from '../events.js';
import { markProblems, uploadedDocument } from '../verification/requested-mark.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { firstAbout, orderAnswers, visitFacts, type OrderAnswers } from './order-answers.js';
import { requestedMark } from '../verification/mark-fields.js';

/** `linkKey`: the key that upload tokens are signed with. */
export function defineStartRegistrationOrder(linkKey: string) {
  return defineCommand({
    name: 'StartRegistrationOrder',
    doc: 'Begins an order without a check. Anyone may; limits apply.',
    aggregate: registrationRequest,
    stream: 'new',
    allowed: ['visitor', 'customer'],
    input: orderAnswers,
    preload: async (tx, { input, context: { viewer } }) => (await talkProblem(tx, input, viewer)) ?? {},
    decide: (_, input, context): readonly RegistrationRequestEvent[] | Refusal =>
      started(input, {
        linkKey,
        context,
        userId: context.viewer.role === 'customer' ? (context.viewer.userId ?? null) : null,
      }),
  });
}

export function defineCreateRegistrationRequest(linkKey: string) {
  return defineCommand({
    name: 'CreateRegistrationRequest',
    doc: 'Enters an order that came by phone or letter.',
    aggregate: registrationRequest,
    stream: 'new',
    allowed: ['lawyer', 'admin'],
    input: {
      ...orderAnswers,
      userId: f.id('The account it belongs to, where there is one.', { optional: true }),
    },
    preload: async (tx, { input, context: { viewer } }) => (await talkProblem(tx, input, viewer)) ?? {},
    decide: (_, { userId, ...input }, context): readonly RegistrationRequestEvent[] | Refusal =>
      started(input, { linkKey, context, userId: userId ?? null }),
  });
}

interface Start {
  readonly linkKey: string;
  readonly context: CommandContext;
  readonly userId: string | null;
}

function started(
  input: OrderAnswers,
  { linkKey, context, userId }: Start,
): readonly RegistrationRequestEvent[] | Refusal {
  const { now, viewer, streamId, preloaded } = context;
  if (isRefusal(preloaded)) return preloaded;
  const logoDocumentId = uploadedDocument(input.logoUpload, linkKey, now);
  if (logoDocumentId === undefined)
    return refuseFields([
      { path: ['logoUpload'], code: 'UPLOAD_NOT_FOUND', message: 'Upload the logo again.' },
    ]);
  const problems = markProblems({ ...input, logoDocumentId });
  if (problems.length > 0) return refuseFields(problems);
  const mark = requestedMark(input, logoDocumentId);
  return [
    {
      type: 'RegistrationOrderStarted',
      data: {
        ...visitFacts(input, viewer.addressKey ?? null),
        about: firstAbout(input, { mark, streamId, userId }),
        mark,
      },
    },
  ];
}
