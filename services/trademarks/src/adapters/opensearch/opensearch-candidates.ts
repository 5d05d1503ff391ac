import { z } from 'zod';
import type { CandidateQuery } from '../../search/candidates/candidate-query.js';
import type { Candidate, Candidates, CandidateSource } from '../../search/candidates/candidate-source.js';
import { SearchUnavailable } from '../../search/worker/search-unavailable.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { candidateSearches } from './candidate-searches.js';
import { ownMarksIndex, registersAlias } from './index-names.js';
import { OpenSearchHttp } from './opensearch-http.js';
import type { ClusterSettings } from '../../search/live/search-settings.js';
import { readRegisterMeta, type RegisterMeta } from './register-meta.js';

/** Candidates from a cluster of OpenSearch. */
export class OpenSearchCandidates implements CandidateSource {
  private readonly http: OpenSearchHttp;
  private meta: RegisterMeta | undefined;

  /** `timeoutMs`: an answer that takes longer comes from elsewhere. */
  constructor(
    private readonly address: ClusterSettings,
    timeoutMs: number,
  ) {
    this.http = new OpenSearchHttp(address, { timeoutMs, maxTries: 1 });
  }

  get facts(): CandidateSource['facts'] {
    return this.meta?.facts;
  }

  /** Looks which registers are searched now. @throws VendorError; Fault when they were analysed by another version */
  async refresh(): Promise<void> {
    try {
      this.meta = await readRegisterMeta(this.http, this.address.prefix);
    } catch (error) {
      // Away for a moment it is what it was. Prepared by another release, it would be asked for numbers that it does not know, and nothing would seem near.
      if (!(error instanceof VendorError)) this.meta = undefined;
      throw error;
    }
  }

  async near(query: CandidateQuery): Promise<Candidates> {
    const { meta } = this;
    if (meta === undefined) throw new SearchUnavailable('OpenSearch has no registers that we know of');
    const { prefix } = this.address;
    const index = [
      registersAlias(prefix),
      ...(query.filter.inOurCare === true ? [ownMarksIndex(prefix)] : []),
    ];
    const lines = candidateSearches(query).flatMap((body) => [{ index, ignore_unavailable: true }, body]);
    const { responses } = await this.http.lines(answers, '/_msearch', lines).catch(unavailable);
    const marks = new Map<number, Candidate>();
    for (const { hits, error } of responses) {
      if (hits === undefined) throw new SearchUnavailable(`OpenSearch: ${error?.type ?? 'no hits'}`);
      for (const { fields } of hits.hits) {
        const [key] = fields.key;
        const [packed] = fields.packed;
        marks.set(key, { key, packed });
      }
    }
    return {
      marks: [...marks.values()].toSorted((one, other) => one.key - other.key),
      facts: meta.facts,
      sample: meta.sample,
    };
  }
}

const answers = z.object({
  responses: z.array(
    z.object({
      error: z.object({ type: z.string() }).optional(),
      hits: z
        .object({
          hits: z.array(
            z.object({ fields: z.object({ key: z.tuple([z.number()]), packed: z.tuple([z.string()]) }) }),
          ),
        })
        .optional(),
    }),
  ),
});

function unavailable(error: unknown): never {
  if (error instanceof VendorError) throw new SearchUnavailable(error.message, { cause: error });
  throw error;
}
