import { ownCallSecret } from '@cotta/kit/edge/links/own-call.js';
import { signedHeaders } from '@cotta/kit/edge/links/standard-webhooks.js';
import { systemClock, type Clock } from '@cotta/kit/model/time/clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { VendorHttp } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import { z } from 'zod';
import type { GoodsAnswer, GoodsRequest } from '../goods/goods-search.js';
import { noIndex, type FoundNames, type NameIndex } from '../live/name-index.js';
import type { NamePair } from '../query/compare-names.js';
import type { SearchAnswer } from '../query/register-search.js';
import type { SearchRequest } from '../query/search-request.js';
import type { RegisterFacts } from '../register/register-facts.js';
import type { Judgement } from '../score/judgement.js';
import type { Question, TimedAnswer } from '../worker/messages.js';
import { SearchUnavailable } from '../worker/search-unavailable.js';
import { SEARCH_CALL, SEARCH_PATH } from './search-call.js';

/** In metrics and messages. */
const NAME = 'search';
/** A program of ours is back within seconds. */
const LEFT_ALONE_MS = 2_000;

const facts = z.object({
  facts: z.custom<RegisterFacts>((given) => typeof given === 'object' && given !== null),
});
const timed = facts.extend({ answer: z.looseObject({}), tookMs: z.number() });

export interface RemoteSettings {
  /** `http://trademarks-search:8080` */
  readonly url: string;
  /** As `ownCallSecret` takes it. */
  readonly key: string;
  /** An answer that takes longer is given up, milliseconds. */
  readonly timeoutMs: number;
  readonly clock?: Clock;
}

/** The index that another program holds. While that is away callers are told at once, as far as `look` knows. */
export class RemoteIndex implements NameIndex {
  readonly #http: VendorHttp;
  readonly #secret: string;
  readonly #clock: Clock;
  #facts: RegisterFacts | undefined;

  constructor({ url, key, timeoutMs, clock = systemClock }: RemoteSettings) {
    this.#http = new VendorHttp({
      vendor: NAME,
      baseUrl: url,
      timeoutMs,
      maxTries: 1,
      leftAloneMs: LEFT_ALONE_MS,
      clock,
    });
    this.#secret = ownCallSecret(key, SEARCH_CALL);
    this.#clock = clock;
  }

  get ready(): boolean {
    return this.#facts !== undefined;
  }

  get facts(): RegisterFacts {
    return this.#facts ?? noIndex.facts;
  }

  /** Looks whether it answers, and what it searches. @throws SearchUnavailable when it does not */
  async look(): Promise<void> {
    try {
      this.#facts = readVendorJson(NAME, facts, await this.#call({ is: 'facts' })).facts;
    } catch (error) {
      this.#facts = undefined;
      throw unavailable(error);
    }
  }

  search(request: SearchRequest): Promise<FoundNames> {
    return this.#ask<SearchAnswer>({ is: 'search', request });
  }

  compare(pair: NamePair): Promise<TimedAnswer<Judgement>> {
    return this.#ask<Judgement>({ is: 'compare', pair });
  }

  goods(request: GoodsRequest): Promise<TimedAnswer<GoodsAnswer>> {
    return this.#ask<GoodsAnswer>({ is: 'goods', request });
  }

  async #ask<A>(question: Asked): Promise<TimedAnswer<A> & { readonly facts: RegisterFacts }> {
    try {
      const { answer, ...rest } = readVendorJson(NAME, timed, await this.#call(question));
      // Of our own program, in the form that the number in its path stands for.
      return { ...rest, answer: answer as unknown as A };
    } catch (error) {
      throw unavailable(error);
    }
  }

  async #call(question: Asked): Promise<string> {
    const body = JSON.stringify(question);
    const signed = signedHeaders(this.#secret, systemIds.next(), body, this.#clock.now());
    const headers = { 'content-type': 'application/json', ...signed };
    const call = { method: 'POST', path: SEARCH_PATH, body, headers, repeatable: true } as const;
    return (await this.#http.call(call)).text;
  }
}

type Asked = { readonly is: 'facts' } | Extract<Question, { readonly is: 'search' | 'compare' | 'goods' }>;

const unavailable = (error: unknown): unknown =>
  error instanceof VendorError ? new SearchUnavailable(error.message, { cause: error }) : error;
