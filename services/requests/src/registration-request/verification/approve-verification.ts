import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { RegistrationRequestEvent } from '../events.js';
import { no } from '../../refusals.js';
import { sealReport } from './frozen-report.js';
import { refuseReport, reportProblems } from './report-problems.js';
import { riskBands } from './verification-content.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { preloadLawyer, type PreloadedLawyer } from '../preload-lawyer.js';

export const approveVerification = defineCommand({
  name: 'ApproveVerification',
  doc: 'Releases the report and freezes it under a seal: the client gets the letter with the link. A lawyer, or an admin when the risk is low. Refused while it would say more than was done.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer', 'admin'],
  input: {
    overallRisk: f.enumeration('Risk over all offices; internal.', { name: 'RiskBand', values: riskBands }),
  },
  preload: preloadLawyer,
  decide: (
    state,
    { overallRisk },
    { now, viewer, preloaded },
  ): readonly RegistrationRequestEvent[] | Refusal => {
    if (state.status !== 'Verification requested') return no('NOT_IN_VERIFICATION');
    if (viewer.userId === undefined) return no('NOT_STAFF');
    if (viewer.role === 'admin' && overallRisk !== 'low') return no('RISK_NEEDS_LAWYER');
    const { about, mark, content, searches, verificationVersion: number } = state;
    const problems = reportProblems({
      name: mark.value,
      offices: mark.jurisdictions,
      content,
      searches,
      now,
    });
    if (content === undefined || problems.length > 0) return refuseReport(problems);
    const { lawyerName } = preloaded as PreloadedLawyer;
    if (lawyerName === null) return no('LAWYER_UNTOLD');
    const report = sealReport({
      publicId: about.publicId,
      number,
      outcome: 'approved',
      lawyerName,
      lawyerRole: viewer.role,
      mark,
      content,
      searches,
      dismissReason: null,
      dismissAlternatives: [],
      now,
    });
    return [
      {
        type: 'VerificationApproved',
        data: { about, resultVersion: number, overallRisk, lawyerId: viewer.userId, content, report },
      },
    ];
  },
});
