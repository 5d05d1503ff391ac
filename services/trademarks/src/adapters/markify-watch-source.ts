import { isVendorTrouble } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { VendorHttp, type VendorHttpOptions } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { codeIn, readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import type { FoundMark, WatchHits, WatchSource } from '../watch/watch-source.js';
import type { VendorSettings } from './vendor-settings.js';

/** The supplier publishes no description of its interface: paths and field names are to be confirmed with its contract, and all stand in this file. */
const MARKIFY = 'markify';

const optional = <S extends z.ZodType>(shape: S) => shape.nullish().transform((value) => value ?? null);

const mark = z.object({
  office: z.string(),
  number: z.coerce.string(),
  kind: z.enum(['application', 'registration']),
  name: z.string(),
  type: z.string(),
  owner: optional(z.string()),
  status: z.string(),
  classes: z.array(z.object({ number: z.int().min(1).max(45) })),
  filed_on: optional(z.iso.date()),
  registered_on: optional(z.iso.date()),
  expires_on: optional(z.iso.date()),
  image_url: optional(z.url()),
});

const hit = z.object({
  id: z.coerce.string(),
  watched_reference: z.string(),
  relevance: z.number().min(0).max(100),
  published_on: z.iso.date(),
  mark,
});
const hits = z.object({ hits: z.array(hit), next_cursor: z.string(), more: z.boolean() });

/** Look-ups and watch hits from Markify. */
export class MarkifyWatchSource implements WatchSource {
  readonly #http: VendorHttp;

  constructor(
    settings: Pick<VendorSettings, 'MARKIFY_BASE_URL' | 'MARKIFY_API_KEY'>,
    tuning: Partial<VendorHttpOptions> = {},
  ) {
    const credentials = { headers: () => Promise.resolve({ 'x-api-key': settings.MARKIFY_API_KEY }) };
    this.#http = new VendorHttp({
      ...tuning,
      vendor: MARKIFY,
      baseUrl: settings.MARKIFY_BASE_URL,
      credentials,
      errorCode: (body) => codeIn(body, 'code'),
    });
  }

  async lookup(office: string, number: string): Promise<readonly FoundMark[]> {
    try {
      const answer = await this.#http.call({
        method: 'GET',
        path: '/trademarks',
        query: { office, number },
        repeatable: true,
      });
      return readVendorJson(MARKIFY, z.object({ trademarks: z.array(mark) }), answer.text).trademarks.map(
        toMark,
      );
    } catch (error) {
      if (isVendorTrouble(error, 'not-found')) return [];
      throw error;
    }
  }

  async hitsAfter(cursor: string | null): Promise<WatchHits> {
    const answer = await this.#http.call({
      method: 'GET',
      path: '/watch-hits',
      query: { cursor: cursor ?? undefined },
      repeatable: true,
    });
    const page = readVendorJson(MARKIFY, hits, answer.text);
    const read = page.hits.map((raw) => ({
      id: raw.id,
      watchedReference: raw.watched_reference,
      relevance: raw.relevance,
      publishedOn: raw.published_on,
      mark: toMark(raw.mark),
    }));
    return { hits: read, nextCursor: page.next_cursor, more: page.more };
  }
}

function toMark({
  classes,
  filed_on,
  registered_on,
  expires_on,
  image_url,
  ...rest
}: z.infer<typeof mark>): FoundMark {
  return {
    ...rest,
    classes: classes.map(({ number }) => number),
    filedOn: filed_on,
    registeredOn: registered_on,
    expiresOn: expires_on,
    imageUrl: image_url,
  };
}
