import { describe, it, expect } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { about, admin, adminId, approved, asked, lawyerId } from '../testing/facts.js';
import { assignRegistrationRequest } from './assign-registration-request.js';

const given1 = {
  type: 'AdminAssigned' as const,
  data: { about: { ...about, assignedAdminId: lawyerId }, adminId: lawyerId, previousAdminId: null },
};

describe('putting someone in charge', () => {
  it('says who it is now and who it was', () => {
    given(asked())
      .when(assignRegistrationRequest, { assignedAdminId: lawyerId }, { viewer: admin })
      .then(given1);
    const [event] = given(asked(), given1)
      .when(assignRegistrationRequest, { assignedAdminId: adminId }, { viewer: admin })
      .events();
    expect(event?.data).toMatchObject({ adminId, previousAdminId: lawyerId });
  });

  it('changes nothing for the one who is in charge already', () =>
    void given(asked(), given1)
      .when(assignRegistrationRequest, { assignedAdminId: lawyerId }, { viewer: admin })
      .then());

  it('goes on after the answer', () =>
    expect(
      given(asked(), approved())
        .when(assignRegistrationRequest, { assignedAdminId: lawyerId }, { viewer: admin })
        .events(),
    ).toHaveLength(1));

  it('is open to nobody but lawyers and admins', () =>
    expect(shutOut(assignRegistrationRequest)).toEqual(['visitor', 'customer', 'partner']));
});
