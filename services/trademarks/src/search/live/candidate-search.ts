import type { CandidateSource } from '../candidates/candidate-source.js';
import type { SearchRequest } from '../query/search-request.js';
import type { SearchHost } from '../worker/search-host.js';
import { SearchUnavailable } from '../worker/search-unavailable.js';
import type { FoundNames, NameIndex } from './name-index.js';

/** Who is compared comes from another program; what is near is decided on the thread of our own index, which answers by itself
 *  while the other is away, as far as it has registers. */
export class CandidateSearch implements Pick<NameIndex, 'ready' | 'facts' | 'search'> {
  constructor(
    private readonly source: CandidateSource,
    private readonly own: NameIndex,
    private readonly thread: Pick<SearchHost, 'prepare' | 'rank'>,
  ) {}

  get ready(): boolean {
    return this.source.facts !== undefined || this.hasRegisters;
  }

  get facts(): NameIndex['facts'] {
    return this.source.facts ?? this.own.facts;
  }

  async search(request: SearchRequest): Promise<FoundNames> {
    try {
      return await this.among(request);
    } catch (error) {
      if (!(error instanceof SearchUnavailable) || !this.hasRegisters) throw error;
      return { ...(await this.own.search(request)), facts: this.own.facts };
    }
  }

  private get hasRegisters(): boolean {
    return this.own.ready && this.own.facts.generation > 0;
  }

  private async among(request: SearchRequest): Promise<FoundNames> {
    const start = performance.now();
    const candidates = await this.source.near(await this.thread.prepare(request));
    const answer = await this.thread.rank(request, candidates);
    return { answer, tookMs: performance.now() - start, facts: candidates.facts };
  }
}
