import { describe, expect, it } from '@jest/globals';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import type { UserEvent } from './user.js';
import {
  active,
  closed,
  deactivated,
  initiated,
  jana,
  sealedLink,
  someone,
  userId,
  waiting,
} from '../testing/facts.js';
import { approveErasure, deleteUser, keepAccount, noteErasure, requestErasure } from './erase-user.js';

const now = '2026-03-31T10:00:00Z';
const closedOn = (day: string) => ({
  viewer: someone('admin'),
  now,
  preloaded: { deactivatedAt: `${day}T10:00:00.000Z` },
});
const erased: UserEvent = { type: 'UserErasureApproved', data: { addressee: jana } };
/** Nobody is written to at an address that was never proved. */
const erasedUnproved: UserEvent = { type: 'UserErasureApproved', data: {} };
const progress = { service: 'requests', rows: 3, events: 9, retained: [] };

describe('asking to be forgotten', () => {
  const keep = { sealedLink, until: '2026-04-30' };
  const asked: UserEvent = { type: 'UserErasureRequested', data: { addressee: jana, ...keep } };

  it('is noted once, for oneself or by an admin, and closes the account', () => {
    given(...active)
      .when(requestErasure, keep, { viewer: someone('customer', userId) })
      .then(asked, deactivated)
      .thenState({ status: 'Deactivated', erasureRequested: true });
    given(...closed)
      .when(requestErasure, keep, { viewer: someone('admin') })
      .then(asked);
    given<UserEvent>(...active, asked)
      .when(requestErasure, keep, { viewer: someone('admin') })
      .then();
    given(...active)
      .when(requestErasure, keep, { viewer: someone('customer') })
      .thenRefused('NOT_FOUND');
    given(...closed, erased)
      .when(requestErasure, keep, { viewer: someone('admin') })
      .thenRefused('ERASED');
  });

  it('waits until nothing is left to pay, do or end', () => {
    given(...active)
      .when(requestErasure, keep, { viewer: someone('customer', userId), preloaded: { open: 1 } })
      .thenRefused('ERASURE_BLOCKED');
    given(...active)
      .when(requestErasure, keep, { viewer: someone('customer', userId), preloaded: { open: 0 } })
      .then(asked, deactivated);
  });

  it('can be taken back until it is approved, and only then', () => {
    given<UserEvent>(...active, asked, deactivated)
      .when(keepAccount, {})
      .then({ type: 'UserReactivated', data: { proved: true } })
      .thenState({ status: 'Active', erasureRequested: false });
    given(...closed)
      .when(keepAccount, {})
      .thenRefused('NOT_CLOSED');
    given<UserEvent>(...closed, asked, erased)
      .when(keepAccount, {})
      .thenRefused('NOT_CLOSED');
  });
});

describe('an erasure', () => {
  it('is approved 30 days after the account was closed, not before', () => {
    given(...closed)
      .when(approveErasure, {}, closedOn('2026-03-01'))
      .then(erased)
      .thenState({ status: 'Deleted' });
    given(...closed)
      .when(approveErasure, {}, closedOn('2026-03-02'))
      .thenRefused('WAIT_OR_REASON');
    given(...closed)
      .when(approveErasure, { reason: 'Asked for in writing.' }, closedOn('2026-03-30'))
      .then({ ...erased, reason: 'Asked for in writing.' });
    given(...active)
      .when(approveErasure, { reason: 'Now.' }, closedOn('2026-01-01'))
      .thenRefused('NOT_DELETABLE');
    given(...closed, erased)
      .when(approveErasure, {}, closedOn('2026-03-01'))
      .then();
  });

  it('is nobody’s own', () =>
    given(...closed)
      .when(approveErasure, {}, { ...closedOn('2026-01-01'), viewer: someone('admin', userId) })
      .thenRefused('OWN_ACCOUNT'));

  it('of an account nobody has used needs no waiting', () => {
    given(initiated())
      .when(deleteUser, {}, { viewer: someone('admin') })
      .then(erasedUnproved);
    given(...waiting)
      .when(deleteUser, {}, { viewer: someone('admin') })
      .then(erasedUnproved);
    given(...active)
      .when(deleteUser, {}, { viewer: someone('admin') })
      .thenRefused('NOT_DELETABLE');
  });

  it('hears of each service once', () => {
    given(...closed, erased)
      .when(noteErasure, progress)
      .then({ type: 'UserErasureProgressed', data: progress });
    given<UserEvent>(...closed, erased, { type: 'UserErasureProgressed', data: progress })
      .when(noteErasure, progress)
      .then();
  });

  it.each([
    [requestErasure, ['visitor', 'lawyer', 'partner']],
    [approveErasure, ['visitor', 'customer', 'lawyer', 'partner']],
    [deleteUser, ['visitor', 'customer', 'lawyer', 'partner']],
    [noteErasure, ['visitor', 'customer', 'lawyer', 'admin', 'partner']],
  ])('$name is not for everyone', (command, roles) => expect(shutOut(command)).toEqual(roles));
});
