import { isDeepStrictEqual } from 'node:util';
import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import type { About, RegistrationRequestEvent } from './events.js';
import { correctedContact, correctedSettings, type CorrectedColumns } from './corrected-columns.js';
import { correctedOfMark, givenOfMark, type RequestedMark } from './verification/mark-fields.js';
import { markName } from './verification/requested-mark.js';
import { registrationRequest } from './registration-request.aggregate.js';

/** Columns that may be emptied; null for any other means: leave it. */
const clearable = ['country', 'region', 'markAlias', 'serviceType'] as const;

const fields = {
  ...correctedContact,
  ...correctedOfMark,
  ...correctedSettings,
  reason: f.longText('Why; staff read it in the history.', { max: 2000, optional: true }),
};

export const updateRegistrationRequest = defineCommand({
  name: 'UpdateRegistrationRequest',
  doc: 'Corrects what an order says; what is left out stays as it is. The status has commands of its own.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer', 'admin'],
  input: fields,
  decide: (state, input): readonly RegistrationRequestEvent[] => {
    const next: RequestedMark = { ...state.mark, ...givenOfMark(input) };
    const about: About = {
      ...state.about,
      ...aboutOf(state.about, input),
      mark: markName(next),
      jurisdictions: next.jurisdictions,
    };
    const changed = { ...contactColumns(input), ...picked(input, correctedSettings), ...cleared(input) };
    if (Object.keys(changed).length === 0 && isDeepStrictEqual(next, state.mark)) return [];
    const { reason } = input;
    return [
      {
        type: 'RegistrationRequestCorrected',
        data: { about, mark: next, columns: changed },
        ...(reason ? { reason } : {}),
      },
    ];
  },
});

type Given = InputOf<typeof fields>;

function picked(input: Given, of: typeof correctedContact | typeof correctedSettings): CorrectedColumns {
  // The edge: the input was parsed with these very fields.
  return Object.fromEntries(
    Object.entries(input).filter(([key, value]) => key in of && value !== undefined && value !== null),
  ) as CorrectedColumns;
}

function cleared(input: Given): CorrectedColumns {
  return Object.fromEntries(clearable.filter((key) => input[key] === null).map((key) => [key, null]));
}

function aboutOf({ contact: before }: About, input: Given): Pick<About, 'contact'> {
  const { contactEmail, contactFirstName, contactLastName, contactPhone, language } = input;
  const phone = contactPhone === undefined ? before.phone : (contactPhone ?? '');
  return {
    contact: {
      email: contactEmail ?? before.email,
      firstName: contactFirstName ?? before.firstName,
      lastName: contactLastName ?? before.lastName,
      phone,
      language: language ?? before.language,
    },
  };
}

function contactColumns(input: Given): CorrectedColumns {
  return { ...picked(input, correctedContact), ...(input.contactPhone === null ? { contactPhone: '' } : {}) };
}
