import type { RestRoute } from '../route.js';
import { assign, change, lookUp, notes, read, remove, step, stored, submit } from '../rows.js';

const user = '/api/user/{id}';

export const userRoutes: readonly RestRoute[] = [
  stored('/api/user', 'RestViewer', 'session', {
    summary: 'The person who is signed in',
    variables: () => ({}),
  }),
  submit('/api/user/signup', 'signUp', 'anyone', { success: 201 }),
  submit('/api/user/activate', 'activateUser', 'anyone'),
  submit('/api/user/initiate', 'inviteUser', 'staff', { success: 201, collection: '/api/user' }),
  submit('/api/user/reset-password', 'askForPasswordReset', 'anyone'),
  submit('/api/user/set-password', 'setPassword', 'anyone'),
  submit('/api/user/password', 'changePassword', 'session'),
  lookUp('/api/user/has-monitoring-trial', 'monitoringTrial', 'session', {}),
  stored(user, 'RestUserById', 'session', { summary: 'A person' }),
  change(user, 'updateUserProfile', 'session'),
  assign(user, 'assignUser'),
  step(`${user}/deactivate`, 'deactivateUser', 'staff'),
  step(`${user}/initiation-link`, 'sendInvitationAgain', 'staff'),
  stored(`${user}/entity/{entityId}/address`, 'RestPartyAddress', 'session', {
    summary: 'The address of a party',
  }),
  ...notes(user, 'user'),
  read(`${user}/note/{noteId}`, 'note', 'staff'),
  change(`${user}/note/{noteId}`, 'updateNote', 'staff'),
  remove(`${user}/note/{noteId}`, 'deleteNote', 'staff'),
];
