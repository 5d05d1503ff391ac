import { setTimeout as sleep } from 'node:timers/promises';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import type { VendorHttp } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { z } from 'zod';
import type { BrandSource, SourceHit, SourcePage, SourceQuery } from '../../scan/brand-source.js';
import { scanHttp, sentQuery, type Tuning } from '../scan-http.js';
import type { VendorSettings } from '../vendor-settings.js';

const ID = 'apple';
const MOST = 200;
/** Twenty calls a minute are borne. */
const BETWEEN_MS = 3_000;
const MOST_STORES = 5;
const USUAL = ['us', 'gb', 'de', 'cz', 'sk'];

const answer = z.object({
  resultCount: z.int(),
  results: z.array(
    z.object({
      trackId: z.int(),
      trackName: z.string().min(1),
      artistName: z.string().nullish(),
      sellerName: z.string().nullish(),
      trackViewUrl: z.url(),
      artworkUrl512: z.string().nullish(),
      releaseDate: z.string().nullish(),
      formattedPrice: z.string().nullish(),
      primaryGenreName: z.string().nullish(),
    }),
  ),
});

type App = z.infer<typeof answer>['results'][number];

/** Apps in up to five stores. The cursor is the country of the next store. */
export class AppleSearch implements BrandSource {
  readonly id = ID;
  readonly #http: VendorHttp;

  constructor(
    { APPLE_BASE_URL }: Pick<VendorSettings, 'APPLE_BASE_URL'>,
    tuning: Tuning = {},
    private readonly pause: (ms: number) => Promise<unknown> = sleep,
  ) {
    this.#http = scanHttp({ vendor: ID, baseUrl: APPLE_BASE_URL }, tuning);
  }

  async search({ name, countries }: SourceQuery, cursor: string | null): Promise<SourcePage> {
    const own = countries.map((country) => country.toLowerCase());
    const stores = [...new Set([...own, ...USUAL])].slice(0, MOST_STORES);
    const country = cursor ?? stores[0] ?? 'us';
    if (cursor !== null) await this.pause(BETWEEN_MS);
    const query = { term: name, country, media: 'software', entity: 'software', limit: MOST };
    const { resultCount, results } = await this.#ask(query);
    return {
      hits: results.map(toHit),
      nextCursor: stores[stores.indexOf(country) + 1] ?? null,
      query: sentQuery('/search', query),
      total: resultCount,
      // It pages nothing: what is beyond is not shown.
      ...(resultCount >= MOST ? { truncated: true as const } : {}),
    };
  }

  async #ask(query: Record<string, string | number>): Promise<z.infer<typeof answer>> {
    try {
      const { text } = await this.#http.call({ method: 'GET', path: '/search', query, repeatable: true });
      return readVendorJson(ID, answer, text);
    } catch (error) {
      // Whoever asks too often is sent away with a plain 403.
      if (error instanceof VendorError && error.details.status === 403)
        throw new VendorError(ID, 'rate-limited', 'asked too often', error.details);
      throw error;
    }
  }
}

function toHit(app: App): SourceHit {
  return {
    nativeId: String(app.trackId),
    url: app.trackViewUrl,
    title: app.trackName,
    comparedName: app.trackName,
    seller: app.sellerName ?? app.artistName ?? null,
    priceText: app.formattedPrice ?? null,
    pictureUrl: app.artworkUrl512 ?? null,
    description: [
      app.primaryGenreName ?? '',
      app.releaseDate ? `released ${app.releaseDate.slice(0, 10)}` : '',
    ]
      .filter((line) => line !== '')
      .join('\n'),
  };
}
