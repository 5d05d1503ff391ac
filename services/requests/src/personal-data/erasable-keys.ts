import type { NeutralKeys } from '@cotta/kit/runtime/personal-data/erasable.js';

/** Parts of a contact, as facts tell it. */
const contact: NeutralKeys = { email: 'address', firstName: 'text', lastName: 'text', phone: 'text' };

/** Who a mark was to be filed for, where the approval was taken back before the filing. */
const filed: NeutralKeys = { owner: 'nothing', domicileAddress: 'nothing', mailingAddress: 'nothing' };

/** Who signed a power of attorney that nothing was filed under; the file itself is the workspace's. */
const signed: NeutralKeys = { signerName: 'text', signerFunction: 'nothing', sealed: 'text' };

/** What facts of an order hold besides the columns of its row: the contact, and hashes that limits are counted by. */
export const erasableKeys: Readonly<Record<string, NeutralKeys>> = {
  registration_request: {
    ...contact,
    ...filed,
    ...signed,
    emailKey: 'text',
    addressKey: 'nothing',
    approvalAddressKey: 'nothing',
  },
};

/** Of refused checks and of asked links, which have no row. */
export const limitKeys: NeutralKeys = contact;
