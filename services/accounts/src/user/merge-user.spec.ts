import { expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import {
  activated,
  active,
  closed,
  initiated,
  invitedFor,
  jana,
  someone,
  userId,
  waiting,
} from '../testing/facts.js';
import { activateUser } from './activate-user.js';
import { approveErasure, eraseMerged, requestErasure } from './erase-user.js';
import { inviteAgain } from './invite-user.js';
import { assignUser, deactivateUser, reactivateUser, updateUser } from './manage-user.js';
import { mergeUser, type StayingAccount } from './merge-user.js';
import { updateUserProfile } from './update-user-profile.js';
import type { UserEvent } from './user.js';

const intoId = nameBasedId('the other account');
const reason = 'Both wrote from the same phone and asked for it.';
const merged: UserEvent = { type: 'UserMerged', data: { intoId, addressee: jana } };
const asked: UserEvent = { type: 'UserErasureRequested', data: {} };

const usual: StayingAccount = { status: 'Active', role: 'customer', erasureRequested: false };
const merging = (past: readonly UserEvent[], into: StayingAccount | null = usual, other = intoId) =>
  given(...past).when(
    mergeUser,
    { intoId: other, reason },
    { viewer: someone('admin'), preloaded: { into } },
  );

it.each([
  ['is not used yet', waiting],
  ['is used', active],
  ['was closed', closed],
])(
  'an account that %s becomes part of the one that stays, with the reason',
  (_, past) => void merging(past).then({ ...merged, reason }),
);

it('is refused for itself, for what is no customer’s, was merged, or is asked to be forgotten', () => {
  merging(active, usual, userId).thenRefused('MERGE_INTO_ITSELF');
  for (const role of ['lawyer', 'admin', 'partner'] as const)
    merging([initiated(role), invitedFor(), activated(role)]).thenRefused('MERGE_NOT_A_CUSTOMER');
  merging([...active, merged]).thenRefused('MERGED');
  merging([...closed, asked]).thenRefused('MERGE_ERASURE_OPEN');
  merging([...closed, asked, { type: 'UserErasureApproved', data: {} }]).thenRefused('ERASED');
});

it('is refused where the account that stays is none, of the firm, on its way out, or of nobody who proved the address', () => {
  merging(active, null).thenRefused('MERGE_INTO_UNKNOWN');
  for (const role of ['lawyer', 'admin', 'partner'] as const)
    merging(active, { ...usual, role }).thenRefused('MERGE_NOT_A_CUSTOMER');
  for (const status of ['Initiated', 'Invited', 'Deactivated', 'Merged', 'Deleted'] as const)
    merging(active, { ...usual, status }).thenRefused('MERGE_INTO_NOT_ACTIVE');
  merging(active, { ...usual, erasureRequested: true }).thenRefused('MERGE_ERASURE_OPEN');
});

it('nothing is done with an account that became another', () => {
  const gone = given(...active, merged);
  const admin = { viewer: someone('admin') };
  gone.when(inviteAgain, { sealedLink: 'x', requestId: null }, admin).thenRefused('MERGED');
  gone.when(activateUser, {}).thenRefused('LINK_USED');
  gone.when(deactivateUser, {}, admin).thenRefused('NOT_ACTIVE');
  gone.when(reactivateUser, {}, admin).thenRefused('NOT_DEACTIVATED');
  gone.when(assignUser, { assignedAdminId: nameBasedId('lawyer') }, admin).thenRefused('MERGED');
  gone.when(updateUser, { tags: ['vip'] }, admin).thenRefused('MERGED');
  gone.when(updateUserProfile, { firstname: 'Jan' }, admin).thenRefused('MERGED');
  gone.when(requestErasure, { sealedLink: 'x', until: '2026-04-01' }, admin).thenRefused('MERGED');
  gone.when(approveErasure, { reason: 'At once.' }, admin).thenRefused('MERGED');
});

it('is forgotten with the one it became part of, and by the service alone', () => {
  given(...active, merged)
    .when(eraseMerged, {})
    .then({ type: 'UserErasureApproved', data: {} });
  given(...active)
    .when(eraseMerged, {})
    .then();
  expect(shutOut(eraseMerged)).toEqual(['visitor', 'customer', 'lawyer', 'admin', 'partner']);
});

it('merging is for admins who have just proved who they are', () => {
  expect(shutOut(mergeUser)).toEqual(['visitor', 'customer', 'lawyer', 'partner']);
  expect(mergeUser.stepUp).toBe(true);
});
