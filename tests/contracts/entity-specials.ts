import type { ServiceStage } from '@cotta/kit/testing/service-stage.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { deskSamples } from './desk-samples.js';
import { moneySamples } from './money-samples.js';
import { peopleSamples } from './people-samples.js';
import { requestSamples } from './request-samples.js';

export interface People {
  readonly admin: Viewer;
  readonly lawyer: Viewer;
  readonly customer: Viewer;
}

/** What the kind of a field alone does not tell about an entity's sound values and about how it is made. */
export interface EntitySpecial {
  readonly create?: Readonly<Record<string, unknown>>;
  readonly update?: Readonly<Record<string, unknown>>;
  /** Values that no two rows share. */
  readonly unique?: (n: number) => Readonly<Record<string, unknown>>;
  /** Made otherwise than by `create<Name>`. */
  readonly make?: (stage: ServiceStage, people: People) => Promise<string>;
  /** Changed otherwise than by `update<Name>`. */
  readonly change?: (stage: ServiceStage, id: string, people: People) => Promise<void>;
  /** Taken away otherwise than by `delete<Name>`. */
  readonly remove?: (stage: ServiceStage, id: string, people: People) => Promise<void>;
  /** The look-ups the specification lists for it. */
  readonly looksUp?: (stage: ServiceStage, id: string, people: People) => Promise<void>;
  /** The code with which its removal is refused, for a reason of law. */
  readonly retained?: string;
  /** Removal keeps a row with this mark on it. */
  readonly staysAs?: string;
}

export const sampleValues: Readonly<Record<string, EntitySpecial>> = {
  ...moneySamples,
  ...peopleSamples,
  ...requestSamples,
  ...deskSamples,
  brand: { staysAs: 'deleted' },
  case_solution: { create: { currency: 'EUR' } },
  // A proof of use belongs to a registered mark in the United States, and its use lies behind us.
  trademark: { create: { jurisdiction: 'US', status: 'TRADEMARK_REGISTERED' } },
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
