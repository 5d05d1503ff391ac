import { isDeepStrictEqual } from 'node:util';
import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import type { About, RegistrationRequestEvent, RequestColumns } from './events.js';
import { correctedOfMark, toldOfMark, type RequestedMark } from './verification/mark-fields.js';
import { markName } from './verification/requested-mark.js';
import { registrationRequest } from './registration-request.aggregate.js';

const optional = { optional: true } as const;

const contact = {
  contactEmail: f.email('Where letters go.', optional),
  contactFirstName: f.text('First name of the contact.', { max: 100, min: 1, ...optional }),
  contactLastName: f.text('Last name of the contact.', { max: 100, min: 1, ...optional }),
  contactPhone: f.phone('Phone; null clears.', optional),
  language: f.code('LanguageCode', 'Language of letters and report.', optional),
};

const columns = {
  country: f.code('CountryCode', 'Where the contact is.', optional),
  region: f.text('Site region of the visit.', { max: 10, ...optional }),
  currency: f.code('CurrencyCode', 'Currency prices are shown in.', optional),
  services: f.list(f.text('Ordered service.', { max: 60 }), { max: 50, ...optional }),
  orderedItems: f.list(f.text('Ordered item.', { max: 200 }), { max: 200, ...optional }),
  markAlias: f.text('A name for the mark among several.', { max: 200, ...optional }),
  filingClassesCount: f.integer('How many classes are to be filed.', { min: 0, max: 45, ...optional }),
  e2eProtection: f.boolean('End-to-end protection was ordered.', optional),
  brandProtection: f.boolean('Brand protection was ordered.', optional),
  euipoGrantRequested: f.boolean('The EUIPO grant for small firms was asked for.', optional),
  serviceType: f.text('Kind of service.', { max: 60, ...optional }),
  sendMarketingEmails: f.boolean('Consent to marketing.', optional),
  sendDraftingReminders: f.boolean('Reminders about drafts are wanted.', optional),
};

/** Columns that may be emptied; null for any other means: leave it. */
const clearable: readonly string[] = ['country', 'region', 'markAlias', 'serviceType'];

const fields = {
  ...contact,
  ...correctedOfMark,
  ...columns,
  reason: f.longText('Why; staff read it in the history.', { max: 2000, ...optional }),
};

export const updateRegistrationRequest = defineCommand({
  name: 'UpdateRegistrationRequest',
  doc: 'Corrects what an order says; what is left out stays as it is. The status has commands of its own.',
  aggregate: registrationRequest,
  stream: 'existing',
  allowed: ['lawyer', 'admin'],
  input: fields,
  decide: (state, input): readonly RegistrationRequestEvent[] => {
    const next: RequestedMark = { ...state.mark, ...toldOfMark(input) };
    const about: About = {
      ...state.about,
      ...aboutOf(state.about, input),
      mark: markName(next),
      jurisdictions: next.jurisdictions,
    };
    const changed = { ...contactColumns(input), ...picked(input, columns), ...cleared(input) };
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

function picked(input: Given, of: object): RequestColumns {
  return Object.fromEntries(
    Object.entries(input).filter(([key, value]) => key in of && value !== undefined && value !== null),
  ) as RequestColumns;
}

function cleared(input: Given): RequestColumns {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([key, value]) => value === null && clearable.includes(key))
      .map(([key]) => [key, null]),
  );
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

function contactColumns(input: Given): RequestColumns {
  return { ...picked(input, contact), ...(input.contactPhone === null ? { contactPhone: '' } : {}) };
}
