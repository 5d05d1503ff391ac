import type { RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import type { OfficeActionFields } from './office-action.resource.js';

type Letter = RecordFields<OfficeActionFields>;

/** The mark, its office, the last day and whose it is go along with an event: whoever hears of it needs no copy of the letter. */
export function letterFacts({ markName, jurisdiction, dueDate, userId }: Letter): Letter {
  return {
    ...(markName ? { markName } : {}),
    ...(jurisdiction ? { jurisdiction } : {}),
    ...(dueDate ? { dueDate } : {}),
    ...(userId ? { userId } : {}),
  };
}
