import type { VendorHttp, VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import { EUIPO } from './euipo-problem.js';
import { euipoSearchHttp } from './euipo-search-http.js';
import type { EuipoSettings } from './euipo-token.js';
import type { RegisterState } from '../../mark/register/register-entry.js';
import type { OfficeRegister } from '../../mark/register/office-register.js';

const date = z.iso
  .date()
  .nullish()
  .transform((value) => value ?? null);
const entry = z.object({
  applicationNumber: z.string(),
  status: z.string(),
  applicationDate: date,
  publicationDate: date,
  registrationDate: date,
  expiryDate: date,
});

/** European Union trade marks, from the office's search interface. */
export class EuipoRegister implements OfficeRegister {
  readonly jurisdiction = 'EU';
  readonly source = 'EUIPO';
  readonly #http: VendorHttp;

  constructor(settings: EuipoSettings, tuning: Partial<VendorHttpOptions> = {}) {
    this.#http = euipoSearchHttp(settings, tuning);
  }

  async state(applicationNumber: string): Promise<RegisterState> {
    const path = `/trademark-search/trademarks/${encodeURIComponent(applicationNumber)}`;
    const { status, ...dates } = readVendorJson(
      EUIPO,
      entry,
      (await this.#http.call({ method: 'GET', path, repeatable: true })).text,
    );
    const { applicationDate, publicationDate, registrationDate, expiryDate } = dates;
    return {
      applicationNumber,
      status,
      filedOn: applicationDate,
      publishedOn: publicationDate,
      registeredOn: registrationDate,
      expiresOn: expiryDate,
    };
  }
}
