export type Kind = 'LEGAL' | 'PHYSICAL';

export interface PartyInput {
  readonly type: Kind;
  readonly businessName: string | null;
  readonly companyId: string | null;
  readonly vat: string | null;
  readonly vatPayer: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface AddressInput {
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  readonly state: string | null;
}

const text = (form: FormData, name: string): string | null => String(form.get(name) ?? '').trim() || null;

/** What belongs to the other kind of party is cleared, not kept unseen. */
export function readParty(form: FormData): PartyInput {
  const company = form.get('type') !== 'PHYSICAL';
  const vat = text(form, 'vat');
  return {
    type: company ? 'LEGAL' : 'PHYSICAL',
    businessName: company ? text(form, 'businessName') : null,
    companyId: company ? text(form, 'companyId') : null,
    vat,
    vatPayer: vat !== null,
    firstName: company ? null : text(form, 'firstName'),
    lastName: company ? null : text(form, 'lastName'),
    email: text(form, 'email'),
    phone: text(form, 'phone'),
  };
}

export function readAddress(form: FormData): AddressInput {
  return {
    street: text(form, 'street') ?? '',
    city: text(form, 'city') ?? '',
    postcode: text(form, 'postcode') ?? '',
    country: text(form, 'country') ?? '',
    state: text(form, 'state'),
  };
}
