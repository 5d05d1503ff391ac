import { apiOf } from '../../data/api-of.js';
import { AccountPayerDocument } from './order.graphql.js';
import type { Payer } from './draft.js';

export type KnownPayer = Partial<Record<keyof Payer, string>>;

export interface AccountPayer {
  /** Who is signed in. */
  readonly contactName: string;
  readonly contactEmail: string;
  /** Whom the invoices of the account go to; empty where none is kept, or several are and nobody can know which is meant. */
  readonly payer: KnownPayer;
}

/** What an account keeps of whom we write to and invoice. */
export async function accountPayer(context: unknown, token: string): Promise<AccountPayer> {
  const { viewer, partyList } = await apiOf(context).query(AccountPayerDocument, {}, { token });
  const payers = partyList.items.filter(({ roles }) => roles.includes('BILLING_ENTITY'));
  const [kept] = payers.length === 1 ? payers : [];
  const { street, city, postcode, country } = kept?.address ?? {};
  const facts = {
    name: kept?.businessName ?? [kept?.firstName, kept?.lastName].filter(Boolean).join(' '),
    email: kept?.email,
    street,
    city,
    postcode,
    country,
    companyId: kept?.companyId,
    vatId: kept?.type === 'PHYSICAL' ? undefined : kept?.vat,
  };
  const known = Object.entries(facts).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return {
    contactName: viewer?.displayName ?? '',
    contactEmail: viewer?.email ?? '',
    payer: Object.fromEntries(known) as KnownPayer,
  };
}
