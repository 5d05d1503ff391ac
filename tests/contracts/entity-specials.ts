import { systemIds } from '@cotta/kit/model/words/ids.js';
import { deskSamples } from './desk-samples.js';
import { moneySamples } from './money-samples.js';
import { peopleSamples } from './people-samples.js';
import { requestSamples } from './request-samples.js';
import type { EntitySpecial } from './entity-special.js';

export const sampleValues: Readonly<Record<string, EntitySpecial>> = {
  ...moneySamples,
  ...peopleSamples,
  ...requestSamples,
  ...deskSamples,
  brand: { staysAs: 'deleted' },
  docketed_message: { unique: () => ({ messageKey: systemIds.next() }) },
  case_solution: { create: { currency: 'EUR' } },
  // A proof of use belongs to a registered mark in the United States, and its use lies behind us.
  // Its client entered it, or was told of it.
  trademark: { create: { jurisdiction: 'US', status: 'TRADEMARK_REGISTERED' }, retained: 'RETAINED' },
  // Six years after the registration of the mark it belongs to: its duty has one date.
  use_in_commerce_request: {
    create: { type: 'DECLARATION_OF_USE', dueDate: '2033-03-13', graceEndDate: '2033-09-13' },
  },
  use_in_commerce_request_class: {
    create: { firstUseInUs: '2020-03-10', firstUseAnywhere: '2019-03-10' },
    update: { firstUseInUs: '2021-03-10', firstUseAnywhere: '2020-03-10' },
  },
};

/** Columns that bear another name here, each with its reason. */
export const otherNames: Readonly<Record<string, string>> = {};
