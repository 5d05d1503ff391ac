import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about, admin, asked, claimed, clientId, lawyerId } from '../testing/facts.js';
import { sendDocuments } from './send-documents.js';

const orderInput = { documentIds: [lawyerId, lawyerId], reason: 'The report in Slovak.' };

describe('telling a client of documents', () => {
  it('names each once, and keeps why', () => {
    given(asked(), claimed)
      .when(sendDocuments, orderInput, { viewer: admin })
      .then({
        type: 'DocumentsSent',
        data: { about: { ...about, userId: clientId }, documentIds: [lawyerId] },
        reason: orderInput.reason,
      });
  });

  it('is refused while no account could open them', () =>
    given(asked()).when(sendDocuments, orderInput, { viewer: admin }).thenRefused('NO_ACCOUNT'));

  it('is open to nobody but lawyers and admins, and never without a reason', () => {
    expect(shutOut(sendDocuments)).toEqual(['visitor', 'customer', 'partner']);
    expect(sendDocuments.input.reason.optional).toBe(false);
  });
});
