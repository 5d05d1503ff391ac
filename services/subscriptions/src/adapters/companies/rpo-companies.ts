import { codeIn, readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import type { VendorHttp } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { z } from 'zod';
import type { BrandSource, SourceHit, SourcePage, SourceQuery } from '../../scan/brand-source.js';
import { scanHttp, sentQuery, type Tuning } from '../scan-http.js';
import type { VendorSettings } from '../vendor-settings.js';
import { bareCompanyName } from './bare-company-name.js';

const ID = 'rpo';
/** Eight seconds are usual there, forty happen. */
const TIMEOUT_MS = 30_000;

const spell = { validFrom: z.string().nullish(), validTo: z.string().nullish() };
// What it says of members and officers is not read: it is about persons.
const answer = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      identifiers: z.array(z.object({ ...spell, value: z.string() })).nullish(),
      fullNames: z.array(z.object({ ...spell, value: z.string() })).min(1),
      establishment: z.string().nullish(),
      termination: z.string().nullish(),
    }),
  ),
});

type Entity = z.infer<typeof answer>['results'][number];

/** Slovak companies and persons in business whose name contains the brand. Source: RPO, Statistical Office of the Slovak Republic, CC BY 4.0. */
export class RpoCompanies implements BrandSource {
  readonly id = ID;
  readonly #http: VendorHttp;

  constructor({ RPO_BASE_URL }: Pick<VendorSettings, 'RPO_BASE_URL'>, tuning: Tuning = {}) {
    this.#http = scanHttp(
      {
        vendor: ID,
        baseUrl: RPO_BASE_URL,
        timeoutMs: TIMEOUT_MS,
        errorCode: (body) => codeIn(body, 'code'),
      },
      tuning,
    );
  }

  /** Every match comes at once: there is one page. */
  async search({ name, since }: SourceQuery): Promise<SourcePage> {
    const query = { fullName: name, onlyActive: 'true', establishmentAfter: since ?? undefined };
    const { text } = await this.#http.call({ method: 'GET', path: '/search', query, repeatable: true });
    const { results } = readVendorJson(ID, answer, text);
    return {
      hits: results.filter(({ termination }) => termination == null).map(toHit),
      nextCursor: null,
      query: sentQuery('/search', query),
      total: results.length,
    };
  }
}

/** What is valid now; of several that are open the youngest. */
function current(spells: Entity['fullNames'] | null | undefined): string | undefined {
  const open = (spells ?? []).filter(({ validTo }) => validTo == null);
  return open.toSorted((one, other) => (other.validFrom ?? '').localeCompare(one.validFrom ?? ''))[0]?.value;
}

function toHit({ id, identifiers, fullNames, establishment }: Entity): SourceHit {
  const title = (current(fullNames) ?? fullNames.at(-1)?.value ?? '').trim();
  const number = current(identifiers);
  return {
    nativeId: String(id),
    url: `https://rpo.statistics.sk/rpo/#${id}`,
    title,
    comparedName: bareCompanyName(title),
    seller: title,
    priceText: null,
    pictureUrl: null,
    description: [
      number === undefined ? '' : `IČO ${number}`,
      establishment ? `founded ${establishment}` : '',
      'Source: RPO, Statistical Office SR',
    ]
      .filter((line) => line !== '')
      .join('\n'),
  };
}
