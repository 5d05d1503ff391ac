import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { missingFromOrder } from './order-completeness.js';
import type { OrderDraft } from './order-draft.js';

/** Use of the seal; accounts opens it with the same words. */
export const PARTIES_PURPOSE = 'order parties';

interface AddressFacts {
  readonly id: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly country: string;
  readonly state: string | null;
}

interface PartyFacts {
  readonly id: string;
  readonly addressId: string;
  readonly type: 'legal' | 'physical';
  readonly roles: readonly ('owner_entity' | 'billing_entity')[];
  readonly vatPayer: boolean;
  readonly businessName: string | null;
  readonly companyId: string | null;
  readonly vat: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}

/** What accounts is told of who owns and who pays, under the ids it keeps them by. */
export interface OrderParties {
  readonly ownerId: string;
  readonly addressId: string;
  readonly addresses: readonly AddressFacts[];
  readonly parties: readonly PartyFacts[];
}

type Place = Pick<OrderDraft['owner'], 'street' | 'city' | 'postcode' | 'country' | 'state'>;

/** Owner and payer as an order names them, under ids that follow from the order: named twice they are the same. Undefined where the order lacks what a party needs; then the client is asked in the draft. */
export function orderParties(requestId: string, draft: OrderDraft): OrderParties | undefined {
  if (missingFromOrder(draft).some(({ path }) => path[0] === 'owner' || path[0] === 'billing'))
    return undefined;
  const { owner, billing } = draft;
  const id = (what: string): string => nameBasedId(what, requestId);
  const [ownerId, addressId] = [id('ordered-owner'), id('ordered-owner-address')];
  const company = owner.kind === 'APPLICANT_BUSINESS';
  const paysToo = billing.sameAsOwner;
  const ownParty: PartyFacts = {
    id: ownerId,
    addressId,
    type: company ? 'legal' : 'physical',
    roles: paysToo ? ['owner_entity', 'billing_entity'] : ['owner_entity'],
    businessName: company ? (owner.businessName ?? null) : null,
    companyId: company ? (owner.companyId ?? null) : null,
    firstName: company ? null : (owner.firstName ?? null),
    lastName: company ? null : (owner.lastName ?? null),
    ...taxed(paysToo && company, billing),
  };
  const own = { ownerId, addressId, addresses: [addressOf(addressId, owner)], parties: [ownParty] };
  return paysToo
    ? own
    : withPayer(own, billing, { partyId: id('ordered-payer'), addressId: id('ordered-payer-address') });
}

/** A payer with one name for all of it is written to under that name; only a company is a legal party. */
function withPayer(
  own: OrderParties,
  billing: OrderDraft['billing'],
  { partyId, addressId }: { readonly partyId: string; readonly addressId: string },
): OrderParties {
  const company = billing.kind === 'APPLICANT_BUSINESS';
  const [firstName = '', ...rest] = (billing.name ?? '').trim().split(/\s+/);
  // A person with one name only is no party of ours: parties have two. The invoice bears the name as it was typed.
  if (!company && rest.length === 0) return own;
  const payer: PartyFacts = {
    id: partyId,
    addressId,
    type: company ? 'legal' : 'physical',
    roles: ['billing_entity'],
    businessName: company ? (billing.name ?? null) : null,
    companyId: company ? (billing.companyId ?? null) : null,
    firstName: company ? null : firstName,
    lastName: company ? null : rest.join(' '),
    ...taxed(company, billing),
  };
  return {
    ...own,
    addresses: [...own.addresses, addressOf(addressId, { ...billing, state: null })],
    parties: [...own.parties, payer],
  };
}

const LONGEST_VAT = 20;

function taxed(
  company: boolean,
  { vatId, email }: OrderDraft['billing'],
): Pick<PartyFacts, 'vat' | 'vatPayer' | 'email'> {
  const vat = company && vatId && vatId.length <= LONGEST_VAT ? vatId : null;
  return { vat, vatPayer: vat !== null, email: email ?? null };
}

function addressOf(id: string, { street, city, postcode, country, state }: Place): AddressFacts {
  return {
    id,
    street: street ?? '',
    city: city ?? '',
    postcode: postcode ?? '',
    country: country ?? '',
    state: state ?? null,
  };
}
