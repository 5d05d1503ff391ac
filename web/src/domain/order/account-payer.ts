import { apiOf } from '../../data/api-of.js';
import { AccountPayerDocument, type AccountPayerResult } from './order.graphql.js';
import type { Payer } from './draft.js';

type PartyOfAccount = AccountPayerResult['partyList']['items'][number];

export type KnownPayer = Partial<Record<keyof Payer, string>>;

export interface AccountPayer {
  /** Who is signed in. */
  readonly contactName: string;
  readonly contactEmail: string;
  /** Whom the invoices of the account go to; empty where none is kept, or several are and nobody can know which is meant. */
  readonly payer: KnownPayer;
  /** Everybody the account keeps to be invoiced, each once. */
  readonly payers: readonly KnownPayer[];
}

/** What an account keeps of whom we write to and invoice. */
export async function accountPayer(context: unknown, token: string): Promise<AccountPayer> {
  const { viewer, partyList } = await apiOf(context).query(AccountPayerDocument, {}, { token });
  const payers = eachOnce(
    partyList.items.filter(({ roles }) => roles.includes('BILLING_ENTITY')).map(factsOf),
  );
  const [only = {}] = payers.length === 1 ? payers : [];
  return {
    contactName: viewer?.displayName ?? '',
    contactEmail: viewer?.email ?? '',
    payer: only,
    payers,
  };
}

function factsOf({ address, type, vat, ...party }: PartyOfAccount): KnownPayer {
  const { street, city, postcode, country } = address ?? {};
  const facts = {
    name: party.businessName ?? [party.firstName, party.lastName].filter(Boolean).join(' '),
    email: party.email,
    street,
    city,
    postcode,
    country,
    companyId: party.companyId,
    vatId: type === 'PHYSICAL' ? undefined : vat,
  };
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

/** Two orders may have left the same payer twice. */
function eachOnce(payers: readonly KnownPayer[]): readonly KnownPayer[] {
  return [...new Map(payers.map((payer) => [JSON.stringify(payer), payer])).values()];
}
