import { classNumbers } from '@cotta/reference/nice-classes.js';
import { defineCommand, type CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { noDraft, type DraftFacts } from '../draft/draft-facts.js';
import { entitledUnits } from './entitlement.js';
import type { RegistrationRequestEvent } from '../events.js';
import type { RequestStatus } from '../labels.js';
import { no } from '../../refusals.js';
import { beyond, unitsAt } from './units.js';
import { preloadDraft } from '../draft/preload-draft.js';
import { registrationRequest } from '../registration-request.aggregate.js';

/** While the draft can still take them; sent, changes are asked for first. */
const OPEN: readonly (RequestStatus | null)[] = ['Order created', 'Ready for drafting'];
/** It is with an office, or goes there as it was approved. */
const GONE: readonly (RequestStatus | null)[] = ['Application approved', 'Filed'];
const input = {
  jurisdiction: f.code('JurisdictionCode', 'The office.', { known: knownJurisdiction }),
  classNumbers: f.list(f.integer('Class of the Nice Classification.', classNumbers), {
    max: 45,
    min: 1,
  }),
  reason: f.longText('Why, and who bears the fee; it stays in the history.', { max: 2000, min: 10 }),
};

export const giveUnits = defineCommand({
  name: 'GiveUnits',
  doc: 'Makes classes at an office part of an order without a payment, for a reason that stays on record.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['admin'],
  stepUp: true,
  input,
  decide: (
    { about, status },
    { jurisdiction, classNumbers, reason },
  ): readonly RegistrationRequestEvent[] | Refusal => {
    if (!OPEN.includes(status)) return no('NOT_OPEN_FOR_UNITS');
    return [
      {
        type: 'UnitsGiven',
        data: {
          about,
          units: unitsAt(
            jurisdiction,
            classNumbers.map((classNumber) => ({ classNumber })),
          ),
        },
        reason,
      },
    ];
  },
});

export const takeUnitsBack = defineCommand({
  name: 'TakeUnitsBack',
  doc: 'Takes classes at an office out of what is paid for, because their money goes back; out of the draft they are taken first.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['admin'],
  stepUp: true,
  input: { ...input, reason: f.longText('Why; it stays in the history.', { max: 2000, min: 10 }) },
  preload: preloadDraft,
  decide: (
    { about, status, entitlement },
    { jurisdiction, classNumbers, reason },
    context,
  ): readonly RegistrationRequestEvent[] | Refusal => {
    if (GONE.includes(status)) return no('UNIT_FILED');
    // The system tells of money that is gone, also while the order rests and nobody writes in its draft: a draft that holds more than is paid goes nowhere.
    const isGone = context.viewer.role === 'system';
    if (!OPEN.includes(status) && !(isGone && status === 'Client unresponsive')) return no('UNIT_IN_USE');
    const units = unitsAt(
      jurisdiction,
      classNumbers.map((classNumber) => ({ classNumber })),
    );
    const held = entitledUnits(entitlement);
    if (beyond(units, held).length > 0)
      return refuseFields([
        { path: ['classNumbers'], code: 'NOT_ENTITLED', message: 'Not all of this is part of the order.' },
      ]);
    return !isGone && beyond(drafted(context), beyond(held, units)).length > 0
      ? no('UNIT_IN_USE')
      : [{ type: 'UnitsTakenBack', data: { about, units }, reason }];
  },
});

function drafted({ preloaded }: CommandContext): readonly string[] {
  return ((preloaded as DraftFacts | undefined) ?? noDraft).units;
}
