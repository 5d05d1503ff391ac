import type { NeutralKeys } from '@cotta/kit/runtime/personal-data/erasable.js';

/** What facts about a user hold besides the fields of the resource, and columns that follow from them. */
export const erasableKeys: Readonly<Record<string, NeutralKeys>> = {
  // A nameless account is shown by its address.
  user: {
    displayName: 'address',
    firstname: 'text',
    lastname: 'text',
    phoneNumber: 'text',
    sealedLink: 'text',
    sealedRefuse: 'text',
    name: 'text',
  },
  user_auth_log: { emailKey: 'text' },
};
