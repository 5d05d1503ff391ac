import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { linksWorkUntil } from './account-link.js';
import { no } from '../refusals.js';
import { addressee, type UserEvent } from './user.js';
import { user } from './user.aggregate.js';

const sealed = f.text('A path with a token, sealed.', { max: 400 });

export const askForEmailChange = defineCommand({
  name: 'AskForEmailChange',
  doc: 'Another address is wanted: it gets a link, the one that holds is told. Nothing changes yet, and nobody learns whether the address has an account. Not while the last change can be undone.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: { email: f.email('The new address.'), sealedLink: sealed, sealedRefuse: sealed },
  preload: async (tx, { context: { streamId, now } }) => ({
    undoableUntil: await linksWorkUntil(tx, { userId: streamId, purpose: 'refuse-email', now }),
  }),
  decide: (state, { email, sealedLink, sealedRefuse }, { preloaded }): readonly UserEvent[] | Refusal => {
    if (state.status !== 'Active') return no('NOT_ACTIVE');
    // A second change would take the account out of reach of the letter that undoes the first.
    const { undoableUntil = null } =
      (preloaded as { readonly undoableUntil?: Date | null } | undefined) ?? {};
    if (state.emailBefore !== null && undoableUntil !== null)
      return no('EMAIL_CHANGED_LATELY', { until: undoableUntil.toISOString().slice(0, 10) });
    if (email.toLowerCase() === state.email.toLowerCase()) return no('SAME_EMAIL');
    return [
      { type: 'EmailChangeAsked', data: { email, addressee: addressee(state), sealedLink, sealedRefuse } },
    ];
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
    return [
      {
        type: 'EmailChanged',
        data: {
          email: state.pendingEmail,
          addressee: { ...addressee(state), email: state.pendingEmail },
          role: state.role,
        },
      },
    ];
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
    return [
      {
        type: 'EmailChanged',
        data: {
          email: state.emailBefore,
          addressee: { ...addressee(state), email: state.emailBefore },
          role: state.role,
        },
      },
    ];
  },
});
