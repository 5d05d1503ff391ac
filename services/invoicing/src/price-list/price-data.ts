import { offices } from '@cotta/reference/offices.js';
import { z } from 'zod';
import { currencyCode, decimalText, readData } from '../money/data-file.js';
import { exponentOf } from '../money/exact/amount.js';
import { officeFeeRows } from './office-fee-rows.js';
import type { ConfirmedFee } from './official-fees/fees-in-force.js';
import type { PriceList } from './price-list.js';
import { publish, type RatesPerEuro } from './publish.js';
import type { DerivationRules } from './derived-price.js';

const listFile = z.object({
  id: z.string(),
  validFrom: z.iso.date(),
  label: z.object({
    en: z.string().min(1),
    cs: z.string().min(1),
    sk: z.string().min(1),
    es: z.string().min(1),
  }),
  source: z.string(),
  confidence: z.enum(['example', 'sourced', 'known', 'unsure']),
  ratesPerEuro: z.partialRecord(currencyCode, decimalText),
  /** Of currencies that offices take and in which we hold no account. */
  officeRatesPerEuro: z.record(z.string().regex(/^[A-Z]{3}$/), decimalText),
  rows: z.array(
    z.object({
      item: z.string(),
      jurisdiction: z.string().nullable(),
      kind: z.enum(['LAWYER_FEE', 'OFFICIAL_FEE', 'SUBSCRIPTION_FEE']),
      vatCategory: z.enum(['LEGAL', 'ELECTRONIC', 'DISBURSEMENT']),
      occasion: z.enum([
        'ORDER',
        'RENEWAL',
        'TRANSFER',
        'PROOF_OF_USE',
        'OFFICE_LETTER',
        'WATCH',
        'IDENTICAL_WATCH',
      ]),
      firstClass: z.int().positive(),
      lastClass: z.int().positive().nullable(),
      per: z.enum(['CLASS', 'ORDER']),
      currency: currencyCode,
      unitNet: z.int().nonnegative(),
    }),
  ),
});

/** A version of the price list as it is published: our fees from its file, office fees from the reference list and from what was confirmed since,
 *  all currencies derived. `id`: name of the file. @throws ZodError naming what is wrong in the file. */
export function loadPriceList(
  id: string,
  derivation: DerivationRules,
  confirmed: readonly ConfirmedFee[] = [],
): PriceList {
  const { validFrom, label, source, confidence, ratesPerEuro, officeRatesPerEuro, rows } = readData(
    `price-lists/${id}.json`,
    listFile,
  );
  const ours = rows.map(({ unitNet: amount, ...row }) => ({
    ...row,
    source,
    confidence,
    amount,
    digits: exponentOf(row.currency),
    ceilingFactor: null,
  }));
  return publish(
    {
      id,
      validFrom,
      label,
      rows: [...ours, ...offices.flatMap((office) => officeFeeRows(office, confirmed))],
    },
    { ...officeRatesPerEuro, ...ratesPerEuro },
    derivation,
  );
}

/** The rates a version of the price list was published at. `id`: name of the file. @throws ZodError naming what is wrong in the file. */
export function loadRates(id: string): RatesPerEuro {
  return readData(`price-lists/${id}.json`, listFile).ratesPerEuro;
}
