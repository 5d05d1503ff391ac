import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { isRefusal, refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { talkProblem } from '../order/named-talk.js';
import type { RegistrationRequestEvent } from '../events.js';
import { promisedAt } from './promised-time.js';
import { markProblems, uploadedDocument } from './requested-mark.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { firstAbout, orderAnswers, visitFacts } from '../order/order-answers.js';
import { requestedMark } from './mark-fields.js';

/** `linkKey`: the key that upload tokens are signed with. */
export function defineRequestVerification(linkKey: string) {
  return defineCommand({
    name: 'RequestVerification',
    doc: 'Asks a lawyer to check a name or a logo. Anyone may; limits apply.',
    aggregate: registrationRequest,
    stream: 'new',
    allowed: ['visitor', 'customer', 'lawyer', 'admin'],
    input: orderAnswers,
    mayTouch: () => true,
    preload: async (tx, { input, context: { viewer } }) => (await talkProblem(tx, input, viewer)) ?? {},
    decide: (_, input, context): readonly RegistrationRequestEvent[] | Refusal => {
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
      const userId = viewer.role === 'customer' ? (viewer.userId ?? null) : null;
      return [
        {
          type: 'VerificationRequested',
          data: {
            ...visitFacts(input, viewer.addressKey ?? null),
            about: firstAbout(input, { mark, streamId, userId }),
            mark,
            promisedAt: promisedAt(now).toISOString(),
          },
        },
      ];
    },
  });
}
