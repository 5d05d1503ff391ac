import type { VendorHttp, VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import {
  applicantTypes,
  type ApplicantPage,
  type ApplicantQuery,
  type ApplicantSearch,
} from '../../watch/applicant-search.js';
import { EUIPO } from './euipo-problem.js';
import { euipoSearchHttp } from './euipo-search-http.js';
import type { EuipoSettings } from './euipo-token.js';

const PER_PAGE = 20;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const address = z.object({ street: text, city: text, postalCode: text, country: z.string().length(2) });
// The office describes the identifier as text and answers it as a number.
const applicant = z.object({
  identifier: z.coerce.string(),
  type: z.enum(applicantTypes),
  name: z.string(),
  address: address.nullish(),
});
const found = z.object({ applicants: z.array(applicant), totalElements: z.int() });

/** Applicants known to the EUIPO. */
export class EuipoPersons implements ApplicantSearch {
  readonly #http: VendorHttp;

  constructor(settings: EuipoSettings, tuning: Partial<VendorHttpOptions> = {}) {
    this.#http = euipoSearchHttp(settings, tuning);
  }

  async find({ name, type, country, page }: ApplicantQuery): Promise<ApplicantPage> {
    const query = { name, type, country, page, size: PER_PAGE };
    const answer = await this.#http.call({
      method: 'GET',
      path: '/persons/applicants',
      query,
      repeatable: true,
    });
    const { applicants, totalElements } = readVendorJson(EUIPO, found, answer.text);
    return {
      total: totalElements,
      applicants: applicants.map(({ identifier, address: known, ...rest }) => ({
        id: identifier,
        ...rest,
        address: known ?? null,
      })),
    };
  }
}
