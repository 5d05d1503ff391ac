import { defineCommand } from '@cotta/kit/decider/decider.js';
import type { Refusal } from '@cotta/kit/decider/refusal.js';
import { f } from '@cotta/kit/field/field.js';
import { no } from '../domain/refusals.js';
import { addressee, type UserEvent } from '../domain/user.js';
import { user } from '../user.aggregate.js';

const sealed = f.text('A path with a token, sealed.', { max: 400 });

export const askForEmailChange = defineCommand({
  name: 'AskForEmailChange',
  doc: 'Another address is wanted: it gets a link, the one that holds is told. Nothing changes yet, and nobody learns whether the address has an account.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: { email: f.email('The new address.'), sealedLink: sealed, sealedRefuse: sealed },
  decide: (state, { email, sealedLink, sealedRefuse }): readonly UserEvent[] | Refusal => {
    if (state.status !== 'Active') return no('NOT_ACTIVE');
    if (email.toLowerCase() === state.email.toLowerCase()) return no('SAME_EMAIL');
    return [{ type: 'EmailChangeAsked', data: { email, addressee: addressee(state), sealedLink, sealedRefuse } }];
  },
});

export const cancelEmailChange = defineCommand({
  name: 'CancelEmailChange',
  doc: 'The address stays as it is; the link to the new one is worthless.',
  aggregate: user,
  stream: 'existing',
  allowed: ['customer', 'lawyer', 'admin'],
  input: {},
  mayTouch: (_, viewer, userId) => viewer.userId === userId,
  decide: ({ pendingEmail }, _, { viewer, streamId }): readonly UserEvent[] | Refusal => {
    if (viewer.role !== 'system' && viewer.userId !== streamId) return no('NO_EMAIL_CHANGE');
    return pendingEmail === null ? no('NO_EMAIL_CHANGE') : [{ type: 'EmailChangeCancelled', data: {} }];
  },
});

/** Run once the link and the address were checked. */
export const confirmEmailChange = defineCommand({
  name: 'ConfirmEmailChange',
  doc: 'The new address is proved: one signs in with it from now on.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: {},
  decide: (state): readonly UserEvent[] | Refusal => {
    if (state.status !== 'Active') return no('NOT_ACTIVE');
    if (state.pendingEmail === null) return no('LINK_USED');
    return [{ type: 'EmailChanged', data: { email: state.pendingEmail, addressee: { ...addressee(state), email: state.pendingEmail } } }];
  },
});

export const refuseEmailChange = defineCommand({
  name: 'RefuseEmailChange',
  doc: 'The owner of the old address did not ask: the change is dropped, or undone when it had been made.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: {},
  decide: (state): readonly UserEvent[] | Refusal => {
    if (state.pendingEmail !== null) return [{ type: 'EmailChangeCancelled', data: {} }];
    if (state.emailBefore === null) return no('NO_EMAIL_CHANGE');
    return [{ type: 'EmailChanged', data: { email: state.emailBefore, addressee: { ...addressee(state), email: state.emailBefore } } }];
  },
});
