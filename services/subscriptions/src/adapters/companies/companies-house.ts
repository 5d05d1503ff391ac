import { isVendorTrouble, VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import type { VendorHttp } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { z } from 'zod';
import type { BrandSource, SourceHit, SourcePage, SourceQuery } from '../../scan/brand-source.js';
import { scanHttp, sentQuery, type Tuning } from '../scan-http.js';
import type { VendorSettings } from '../vendor-settings.js';
import { bareCompanyName } from './bare-company-name.js';

const ID = 'companies-house';
const PAGE = 100;
const PATH = '/advanced-search/companies';

const answer = z.object({
  hits: z.int().nullish(),
  items: z.array(
    z.object({
      company_name: z.string().min(1),
      // Leading zeros and prefixes of Scotland and Northern Ireland are part of it.
      company_number: z.string().min(1),
      company_status: z.string().nullish(),
      date_of_creation: z.iso.date().nullish(),
      registered_office_address: z
        .object({ locality: z.string().nullish(), postal_code: z.string().nullish() })
        .nullish(),
    }),
  ),
});

type Company = z.infer<typeof answer>['items'][number];

/** Companies of the United Kingdom whose name contains the brand; after the first scan those founded since. */
export class CompaniesHouse implements BrandSource {
  readonly id = ID;
  readonly #http: VendorHttp;

  constructor(
    { CH_BASE_URL, CH_API_KEY }: Pick<VendorSettings, 'CH_BASE_URL' | 'CH_API_KEY'>,
    tuning: Tuning = {},
  ) {
    const authorization = `Basic ${Buffer.from(`${CH_API_KEY}:`).toString('base64')}`;
    this.#http = scanHttp(
      { vendor: ID, baseUrl: CH_BASE_URL, credentials: { headers: async () => ({ authorization }) } },
      tuning,
    );
  }

  async search({ name, since }: SourceQuery, cursor: string | null): Promise<SourcePage> {
    const start = Number(cursor ?? 0);
    const query = {
      company_name_includes: name,
      company_status: 'active',
      incorporated_from: since ?? undefined,
      size: PAGE,
      start_index: start,
    };
    const sent = sentQuery(PATH, query);
    let text: string;
    try {
      ({ text } = await this.#http.call({ method: 'GET', path: PATH, query, repeatable: true }));
    } catch (error) {
      // Its way of saying that nothing fits.
      if (isVendorTrouble(error, 'not-found')) return { hits: [], nextCursor: null, query: sent, total: 0 };
      throw error;
    }
    const { hits: total, items } = readVendorJson(ID, answer, text);
    if (since !== null && items.some(({ date_of_creation: day }) => day != null && day < since))
      throw new VendorError(ID, 'contract', 'the answer is not filtered by the day that was asked for');
    const next = start + items.length;
    return {
      hits: items.map(toHit),
      nextCursor: items.length > 0 && next < (total ?? 0) ? String(next) : null,
      query: sent,
      total: total ?? null,
    };
  }
}

function toHit({
  company_name: title,
  company_number: number,
  date_of_creation: founded,
  ...rest
}: Company): SourceHit {
  const seat = [rest.registered_office_address?.locality, rest.registered_office_address?.postal_code];
  return {
    nativeId: number,
    url: `https://find-and-update.company-information.service.gov.uk/company/${encodeURIComponent(number)}`,
    title,
    comparedName: bareCompanyName(title),
    seller: title,
    priceText: null,
    pictureUrl: null,
    description: [`No. ${number}`, founded ? `founded ${founded}` : '', seat.filter(Boolean).join(' ')]
      .filter((line) => line !== '')
      .join('\n'),
  };
}
