import { Fault } from '@cotta/kit/model/words/fault.js';
import { countryName } from '@cotta/reference/countries.js';
import { z } from 'zod';
import { readData } from '../money/data-file.js';
import type { BankAccount, DocumentLanguage, Seller } from './money-document.js';
import { issuerOf } from '../price-list/issuers.js';

const nullable = z.string().nullable();
const seller = z.object({
  code: z.string(),
  name: z.string(),
  street: nullable,
  city: nullable,
  postcode: nullable,
  country: z.string(),
  companyId: nullable,
  taxId: nullable,
  vatId: nullable,
  email: nullable,
  account: z.object({ bankName: nullable, iban: z.string(), bic: nullable }),
});
const { sellers } = readData('sellers.example.json', z.object({ sellers: z.array(seller) }));

/** What a document prints of its issuer. @throws Fault for a code nobody issues under. */
export function sellerOf(code: string, language: DocumentLanguage): { seller: Seller; account: BankAccount } {
  const found = sellers.find((one) => one.code === code);
  const issuer = issuerOf(code);
  if (found === undefined || issuer === undefined) throw new Fault(`no seller is known as ${code}`);
  const { account, code: _, ...party } = found;
  return {
    seller: {
      ...party,
      countryName: countryName(party.country, language),
      vatRegistered: issuer.vatRegistered,
      registerEntry: null,
    },
    account: { accountName: party.name, ...account },
  };
}
