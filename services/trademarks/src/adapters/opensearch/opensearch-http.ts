import { z } from 'zod';
import { VendorHttp, type VendorRequest } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';

import type { ClusterSettings } from '../../search/live/search-settings.js';

const VENDOR = 'opensearch';

/** The REST interface of OpenSearch 2, as far as we use it: https://docs.opensearch.org/2.19/api-reference/ */
export class OpenSearchHttp {
  private readonly http: VendorHttp;

  /** `timeoutMs`, `maxTries`: of each call; whoever searches must not wait, whoever fills may. */
  constructor(
    { url, user, password }: ClusterSettings,
    { timeoutMs, maxTries }: { readonly timeoutMs: number; readonly maxTries: number },
  ) {
    const authorization = `Basic ${Buffer.from(`${user ?? ''}:${password ?? ''}`).toString('base64')}`;
    this.http = new VendorHttp({
      vendor: VENDOR,
      baseUrl: url,
      timeoutMs,
      maxTries,
      errorCode: (body) => /"type":"([a-z_]{1,60})"/.exec(body)?.[1],
      ...(user === undefined ? {} : { credentials: { headers: async () => ({ authorization }) } }),
    });
  }

  /** @throws VendorError */
  async ask<S extends z.ZodType>(
    shape: S,
    method: VendorRequest['method'],
    path: string,
    body?: object,
  ): Promise<z.infer<S>> {
    const answer = await this.http.call({
      method,
      path,
      repeatable: true,
      ...(body === undefined ? {} : { body }),
    });
    return readVendorJson(VENDOR, shape, answer.text);
  }

  /** Undefined where nothing has that name. @throws VendorError */
  async find<S extends z.ZodType>(shape: S, path: string): Promise<z.infer<S> | undefined> {
    try {
      return await this.ask(shape, 'GET', path);
    } catch (error) {
      if (error instanceof VendorError && error.trouble === 'not-found') return undefined;
      throw error;
    }
  }

  /** One JSON a line, as `_bulk` and `_msearch` take it. @throws VendorError */
  async lines<S extends z.ZodType>(shape: S, path: string, lines: readonly object[]): Promise<z.infer<S>> {
    const answer = await this.http.call({
      method: 'POST',
      path,
      repeatable: true,
      headers: { 'content-type': 'application/x-ndjson' },
      body: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`,
    });
    return readVendorJson(VENDOR, shape, answer.text);
  }

  /** Writes documents. `ignored`: status of an item that is as good as done. @throws VendorError when one was not taken */
  async bulk(path: string, lines: readonly object[], ignored?: number): Promise<void> {
    const { errors, items } = await this.lines(bulkAnswer, path, lines);
    if (!errors) return;
    for (const item of items)
      for (const { status, error } of Object.values(item))
        if (error !== undefined && status !== ignored)
          throw new VendorError(
            VENDOR,
            status === 429 || status >= 500 ? 'unavailable' : 'rejected',
            `a document was not taken: ${error.type}`,
            { status, code: error.type },
          );
  }
}

const bulkAnswer = z.object({
  errors: z.boolean(),
  items: z.array(
    z.record(z.string(), z.object({ status: z.number(), error: z.object({ type: z.string() }).optional() })),
  ),
});
