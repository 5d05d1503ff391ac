import { z } from 'zod';
import type { BillingEntity } from '../money/issuer.js';
import { readData } from '../money/data-file.js';

const pattern = z.string().transform((text) => new RegExp(text));
const { countries } = readData(
  'e-invoice-duties.json',
  z.object({
    countries: z.array(
      z.object({
        country: z.string().regex(/^[A-Z]{2}$/),
        voluntaryFrom: z.iso.date(),
        dutyFrom: z.iso.date(),
        scheme: z.string().regex(/^\d{4}$/),
        taxNumber: pattern,
        vatNumber: pattern,
      }),
    ),
  }),
);

/** `MUST`: the law wants a structured e-invoice, the printed form is a copy. `MAY`: the phase in which who wants to begins. */
export const eInvoiceDuties = ['MUST', 'MAY'] as const;
export type EInvoiceDuty = (typeof eInvoiceDuties)[number];

/** Numbers of a business by which it is known to the state; a consumer has none. */
export interface TaxedParty {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly companyId: string | null;
  readonly taxId: string | null;
  readonly vatId: string | null;
}

/** Whether a tax document goes out as a structured e-invoice; undefined: not at all, its printed form is the original. A credit note goes by its own
 *  day of issue, whenever its invoice was issued. `issueDate`: `YYYY-MM-DD` where the issuer is. @source money rules R-DOC-6; `e-invoice-duties.json` */
export function eInvoiceDuty({
  issuer,
  issueDate,
  buyer,
}: {
  readonly issuer: Pick<BillingEntity, 'country' | 'vatRegistered'>;
  readonly issueDate: string;
  readonly buyer: TaxedParty;
}): EInvoiceDuty | undefined {
  const rule = countries.find(({ country }) => country === issuer.country);
  if (rule === undefined || !issuer.vatRegistered) return undefined;
  if (buyer.country !== issuer.country || !isTaxable(buyer)) return undefined;
  if (issueDate >= rule.dutyFrom) return 'MUST';
  return issueDate >= rule.voluntaryFrom ? 'MAY' : undefined;
}

function isTaxable({ companyId, taxId, vatId }: TaxedParty): boolean {
  return [companyId, taxId, vatId].some((number) => number !== null && number.trim() !== '');
}

/** The address of a business in the Peppol network, `0245:2020000000`; undefined where its tax number is not known or is none. @source `e-invoice-duties.json` */
export function participantId({ country, taxId, vatId }: TaxedParty): string | undefined {
  const rule = countries.find((one) => one.country === country);
  if (rule === undefined) return undefined;
  const number =
    rule.taxNumber.exec(withoutSpaces(taxId))?.[1] ?? rule.vatNumber.exec(withoutSpaces(vatId))?.[1];
  return number === undefined ? undefined : `${rule.scheme}:${number}`;
}

function withoutSpaces(number: string | null): string {
  return (number ?? '').replaceAll(/\s/g, '').toUpperCase();
}
