import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import type { VendorHttp, VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import type { OfficeRegister } from '../../mark/register/office-register.js';
import type { RegisterState } from '../../mark/register/register-entry.js';
import { tsdrHttp, USPTO, type UsptoSettings } from './tsdr-http.js';

/** A day at the office, with or without the offset that it was written at: the day counts, the offset does not. */
const day = z
  .string()
  .nullish()
  .transform((text) => /^\d{4}-\d\d-\d\d/u.exec(text ?? '')?.[0] ?? null);
const caseStatus = z.object({
  trademarks: z.tuple([
    z.object({
      status: z.object({
        serialNumber: z.int().positive(),
        usRegistrationNumber: z.string().nullish(),
        status: z.int().min(100).max(999),
        extStatusDesc: z.string().default(''),
        filingDate: day,
        usRegistrationDate: day,
      }),
      publication: z
        .object({ datePublished: day })
        .nullish()
        .transform((found) => found?.datePublished ?? null),
      prosecutionHistory: z.array(z.object({ entryCode: z.string().nullish(), entryDate: day })).default([]),
    }),
  ]),
});

/** Its sentences are long; what they begin with says what they are about. */
const LONGEST_WORD = 100;
const REGISTERED = 700;
/** A serial number has eight digits, the number of a registration fewer: a mark that is registered goes by the latter. */
const SERIAL_DIGITS = 8;
const digitsOf = (number: string): string => number.replaceAll(/[\s,/.-]/gu, '');

/** Cases at the office of the United States, by their serial number or that of their registration. Its entry knows no day of expiry. */
export class TsdrRegister implements OfficeRegister {
  readonly jurisdiction = 'US';
  readonly source = 'USPTO';
  readonly #http: VendorHttp;

  constructor(settings: UsptoSettings, tuning: Partial<VendorHttpOptions> = {}) {
    this.#http = tsdrHttp(settings, tuning);
  }

  async state(number: string): Promise<RegisterState> {
    const digits = digitsOf(number);
    const isSerial = digits.length === SERIAL_DIGITS;
    const path = `/ts/cd/casestatus/${isSerial ? 'sn' : 'rn'}${encodeURIComponent(digits)}/info`;
    const { text } = await this.#http.call({
      method: 'GET',
      path,
      headers: { accept: 'application/json' },
      repeatable: true,
    });
    const [{ status, publication, prosecutionHistory }] = readVendorJson(USPTO, caseStatus, text).trademarks;
    const entered = (code: string): string | null =>
      prosecutionHistory.findLast(({ entryCode }) => entryCode === code)?.entryDate ?? null;
    const registeredOn = status.usRegistrationDate ?? entered('R.PR');
    if (status.status === REGISTERED && registeredOn === null)
      throw new VendorError(USPTO, 'contract', 'a registered case has no day of registration');
    const serial = String(status.serialNumber).padStart(SERIAL_DIGITS, '0');
    return {
      applicationNumber: isSerial ? serial : (status.usRegistrationNumber ?? ''),
      status: `${status.status} ${status.extStatusDesc}`.trim().slice(0, LONGEST_WORD),
      filedOn: status.filingDate,
      publishedOn: publication ?? entered('PUBO'),
      registeredOn,
      expiresOn: null,
    };
  }
}
