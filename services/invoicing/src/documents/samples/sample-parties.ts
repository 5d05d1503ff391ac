import type { BankAccount, DocumentLanguage, Party, Seller } from '../money-document.js';
import { sampleTexts } from './sample-texts.js';

/** Invented companies and people. The account numbers are the examples of the standards. */
export function sampleSeller(language: DocumentLanguage): Seller {
  return {
    name: 'Cotta Ukážka s. r. o.',
    street: 'Vzorová 12',
    city: 'Bratislava',
    postcode: '811 01',
    country: 'SK',
    countryName: sampleTexts[language].countries.SK,
    companyId: '00000000',
    taxId: '2020000000',
    vatId: 'SK2020000000',
    email: 'billing@example.com',
    vatRegistered: true,
    registerEntry: sampleTexts[language].register,
  };
}

export function samplePerson(language: DocumentLanguage): Party {
  return {
    name: 'Žofia Príkladová',
    street: 'Ľaliová 7',
    city: 'Košice',
    postcode: '040 01',
    country: 'SK',
    countryName: sampleTexts[language].countries.SK,
    companyId: null,
    taxId: null,
    vatId: null,
    email: 'zofia@example.com',
  };
}

export function sampleCompany(language: DocumentLanguage): Party {
  return {
    name: 'Müller & Söhne Beispiel GmbH',
    street: 'Musterstraße 5',
    city: 'Berlin',
    postcode: '10115',
    country: 'DE',
    countryName: sampleTexts[language].countries.DE,
    companyId: 'HRB 000000',
    taxId: null,
    vatId: 'DE000000000',
    email: null,
  };
}

export function sampleAmerican(language: DocumentLanguage): Party {
  return {
    name: 'Blue Lamp Sample Inc.',
    street: '100 Example Avenue',
    city: 'Austin, TX',
    postcode: '78701',
    country: 'US',
    countryName: sampleTexts[language].countries.US,
    companyId: null,
    taxId: null,
    vatId: null,
    email: 'office@example.com',
  };
}

export const sampleEuroAccount: BankAccount = {
  accountName: 'Cotta Ukážka s. r. o.',
  bankName: 'Tatra banka',
  iban: 'SK9611000000002918599669',
  bic: 'TATRSKBX',
};
export const sampleCrownAccount: BankAccount = {
  accountName: 'Cotta Ukážka s. r. o.',
  bankName: null,
  iban: 'CZ2806000000000168540115',
  bic: null,
};
