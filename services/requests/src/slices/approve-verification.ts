import { defineCommand } from '@cotta/kit/decider/decider.js';
import type { Refusal } from '@cotta/kit/decider/refusal.js';
import { f } from '@cotta/kit/field/field.js';
import type { RegistrationRequestEvent } from '../domain/events.js';
import { no } from '../domain/refusals.js';
import { riskBands, unansweredOffices } from '../domain/verification-content.js';
import { registrationRequest } from '../registration-request.aggregate.js';

export const approveVerification = defineCommand({
  name: 'ApproveVerification',
  doc: 'Releases the report: the client gets the letter with the link. A lawyer, or an admin when the risk is low.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer', 'admin'],
  input: { overallRisk: f.enumeration('Risk over all offices; internal.', { name: 'RiskBand', values: riskBands }) },
  decide: (state, { overallRisk }, { viewer }): readonly RegistrationRequestEvent[] | Refusal => {
    if (state.status !== 'Verification requested') return no('NOT_IN_VERIFICATION');
    if (viewer.userId === undefined) return no('NOT_STAFF');
    if (viewer.role === 'admin' && overallRisk !== 'low') return no('RISK_NEEDS_LAWYER');
    const { content } = state;
    if (content === undefined || !content.distinctiveness) return no('RESULT_INCOMPLETE', { missing: 'distinctiveness' });
    const open = unansweredOffices(state.mark.jurisdictions, content);
    if (open.length > 0 || content.jurisdictions.length === 0) return no('RESULT_INCOMPLETE', { missing: open.join(', ') || 'jurisdictions' });
    return [{ type: 'VerificationApproved', data: { about: state.about, resultVersion: state.verificationVersion, overallRisk, lawyerId: viewer.userId, content } }];
  },
});
