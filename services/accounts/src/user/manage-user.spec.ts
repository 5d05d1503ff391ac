import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import {
  activated,
  active,
  closed,
  deactivated,
  initiated,
  reactivated,
  someone,
  userId,
  waiting,
} from '../testing/facts.js';
import { activateUser } from './activate-user.js';
import { assignUser, deactivateUser, reactivateUser } from './manage-user.js';

const admin = someone('admin');

describe('closing an account', () => {
  it('is possible while it waits and while it is used', () => {
    given(...active)
      .when(deactivateUser, {}, { viewer: admin })
      .then(deactivated)
      .thenState({ status: 'Deactivated' });
    given(...waiting)
      .when(deactivateUser, {}, { viewer: admin })
      .then(deactivated);
  });

  it('is refused when there is nothing to close', () => {
    given(...closed)
      .when(deactivateUser, {}, { viewer: admin })
      .thenRefused('NOT_ACTIVE');
    given(initiated()).when(deactivateUser, {}, { viewer: admin }).thenRefused('NOT_ACTIVE');
    given().when(deactivateUser, {}, { viewer: admin }).thenRefused('NOT_FOUND');
  });

  it("is refused for one's own", () =>
    given(...active)
      .when(deactivateUser, {}, { viewer: someone('admin', userId) })
      .thenRefused('OWN_ACCOUNT'));
});

describe('opening it again', () => {
  it('is possible for a closed one', () =>
    void given(...closed)
      .when(reactivateUser, {}, { viewer: admin })
      .then(reactivated())
      .thenState({ status: 'Active' }));

  it('leaves one that was never activated waiting for its proof', () => {
    given(...waiting, deactivated)
      .when(reactivateUser, {}, { viewer: admin })
      .then(reactivated(false))
      .thenState({ status: 'Invited' });
    given(...waiting, deactivated, reactivated(false))
      .when(activateUser, {})
      .then(activated());
  });

  it('is refused for others', () => {
    given(...active)
      .when(reactivateUser, {}, { viewer: admin })
      .thenRefused('NOT_DEACTIVATED');
    given(...waiting)
      .when(reactivateUser, {}, { viewer: admin })
      .thenRefused('NOT_DEACTIVATED');
  });
});

describe('putting someone in charge', () => {
  it('is written down', () => {
    const adminId = nameBasedId('lawyer');
    given(...active)
      .when(assignUser, { assignedAdminId: adminId }, { viewer: someone('lawyer') })
      .then({ type: 'UserAdminAssigned', data: { adminId } });
  });
});

it.each([
  [deactivateUser, ['visitor', 'customer', 'lawyer', 'partner']],
  [reactivateUser, ['visitor', 'customer', 'lawyer', 'partner']],
  [assignUser, ['visitor', 'customer', 'partner']],
])('$name is not for everyone', (command, roles) => expect(shutOut(command)).toEqual(roles));
