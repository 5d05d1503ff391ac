import type { FieldRefusal } from '@cotta/kit/model/words/refusal.js';
import { isCountry } from '@cotta/reference/countries.js';
import { isPostcode } from '@cotta/reference/postcodes.js';
import { regionRequired, regionsOf } from '@cotta/reference/regions.js';
import { goodsByOffice, type OrderDraft } from './order-draft.js';

type Owner = OrderDraft['owner'];

/** What an order lacks before it can be placed; all at once, under the names of the form. */
export function missingFromOrder(draft: OrderDraft): FieldRefusal[] {
  return [
    ...goodsProblems(draft),
    ...ownerProblems(draft.owner),
    ...(draft.billing.sameAsOwner ? [] : billingProblems(draft.billing)),
  ];
}

function goodsProblems(draft: OrderDraft): FieldRefusal[] {
  const without = [...goodsByOffice(draft)].filter(([, asked]) => asked.length === 0).map(([code]) => code);
  return without.length === 0
    ? []
    : [{ path: ['goods'], code: 'TOO_FEW', message: `Choose at least one class for ${without.join(', ')}.` }];
}

/** The owner is what offices look at first: a wrong one costs the mark. */
function ownerProblems(owner: Owner): FieldRefusal[] {
  const named: readonly (keyof Owner)[] =
    owner.kind === 'APPLICANT_BUSINESS' ? ['businessName'] : ['firstName', 'lastName'];
  return [
    ...needed('owner', owner, [...(owner.kind ? named : (['kind'] as const)), 'street', 'city', 'country']),
    ...countryProblems('owner', owner),
    ...postcodeProblems('owner', owner),
    ...stateProblems(owner),
  ];
}

/** The territory of an office, such as the European Union, is no country of an address. */
function countryProblems(name: string, { country }: Pick<Owner, 'country'>): FieldRefusal[] {
  return !country || isCountry(country)
    ? []
    : [{ path: [name, 'country'], code: 'UNKNOWN_CODE', message: 'Choose a country.' }];
}

function postcodeProblems(
  name: string,
  { postcode, country }: Pick<Owner, 'postcode' | 'country'>,
): FieldRefusal[] {
  return !postcode || !country || isPostcode(postcode, country)
    ? []
    : [
        {
          path: [name, 'postcode'],
          code: 'NOT_A_POSTCODE',
          message: 'Postcodes of this country look different.',
        },
      ];
}

/** A state belongs to addresses in the United States, Canada and Australia, and to no others. */
function stateProblems({ country, state }: Owner): FieldRefusal[] {
  if (!country) return [];
  const path = ['owner', 'state'];
  if (!regionRequired(country))
    return state ? [{ path, code: 'NOT_HERE', message: 'Addresses in this country have no state.' }] : [];
  if (!state) return [{ path, code: 'REQUIRED', message: 'Choose the state or territory of the owner.' }];
  return regionsOf(country).some(({ code }) => code === state)
    ? []
    : [{ path, code: 'UNKNOWN_CODE', message: 'Choose a state or territory of this country.' }];
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

function billingProblems(billing: OrderDraft['billing']): FieldRefusal[] {
  const { email } = billing;
  const wrong =
    email && !EMAIL.test(email)
      ? [{ path: ['billing', 'email'], code: 'NOT_AN_EMAIL', message: 'This is no e-mail address.' }]
      : [];
  return [
    ...needed('billing', billing, ['name', 'street', 'city', 'country']),
    ...countryProblems('billing', billing),
    ...postcodeProblems('billing', billing),
    ...wrong,
  ];
}

function needed<Part extends object>(
  name: string,
  part: Part,
  keys: readonly (keyof Part & string)[],
): FieldRefusal[] {
  return keys
    .filter((key) => !part[key])
    .map((key) => ({ path: [name, key], code: 'REQUIRED', message: 'Please fill this in.' }));
}
