import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about, admin, asked, claimed, clientId } from '../testing/facts.js';
import { sendViolationLink } from './send-violation-link.js';

const reason = 'The client saw a copy at a fair.';

describe('the way to report a violation', () => {
  it('is sent to the owner of the order, and it is kept why', () => {
    given(asked(), claimed)
      .when(sendViolationLink, { reason }, { viewer: admin })
      .then({ type: 'ViolationLinkSent', data: { about: { ...about, userId: clientId } }, reason });
  });

  it('is refused while no account could report', () =>
    given(asked()).when(sendViolationLink, { reason }, { viewer: admin }).thenRefused('NO_ACCOUNT'));

  it('is open to nobody but lawyers and admins', () =>
    expect(shutOut(sendViolationLink)).toEqual(['visitor', 'customer', 'partner']));
});
