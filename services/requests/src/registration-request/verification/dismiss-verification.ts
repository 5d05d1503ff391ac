import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { RegistrationRequestEvent } from '../events.js';
import { sealReport } from './frozen-report.js';
import { no } from '../../refusals.js';
import { claimProblems, refuseReport } from './report-problems.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { preloadLawyer, type PreloadedLawyer } from '../preload-lawyer.js';

export const dismissVerification = defineCommand({
  name: 'DismissVerification',
  doc: 'Tells the client that this mark should not be filed as it is, why, and what could be done instead.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer'],
  input: {
    reason: f.longText('The lawyer to the client, in the language of the request.', { max: 5000, min: 10 }),
    alternatives: f.list(f.longText('Something that could work instead.', { max: 1000, min: 3 }), { max: 5 }),
  },
  preload: preloadLawyer,
  decide: (
    state,
    { reason, alternatives },
    { now, viewer, preloaded },
  ): readonly RegistrationRequestEvent[] | Refusal => {
    if (state.status !== 'Verification requested') return no('NOT_IN_VERIFICATION');
    if (viewer.userId === undefined) return no('NOT_STAFF');
    const { about, mark, content, searches, verificationVersion: number } = state;
    const problems = claimProblems({ name: mark.value, offices: mark.jurisdictions, content, searches, now });
    if (problems.length > 0) return refuseReport(problems);
    const { lawyerName } = preloaded as PreloadedLawyer;
    if (lawyerName === null) return no('LAWYER_UNTOLD');
    const report = sealReport({
      publicId: about.publicId,
      number,
      outcome: 'dismissed',
      lawyerName,
      lawyerRole: viewer.role,
      mark,
      content: content ?? null,
      searches,
      dismissReason: reason,
      dismissAlternatives: alternatives,
      now,
    });
    return [
      {
        type: 'VerificationDismissed',
        data: { about, resultVersion: number, reason, alternatives, lawyerId: viewer.userId, report },
        reason,
      },
    ];
  },
});
