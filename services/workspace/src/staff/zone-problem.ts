import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { IANAZone } from 'luxon';

/** Why a zone cannot be one of a person: nobody’s clock shows it. */
export const zoneProblem = (zone: string | null | undefined): Refusal | undefined =>
  zone == null || IANAZone.isValidZone(zone)
    ? undefined
    : refuseFields([
        {
          path: ['zone'],
          code: 'UNKNOWN_CODE',
          message: 'This time zone does not exist: choose one from the list.',
        },
      ]);
