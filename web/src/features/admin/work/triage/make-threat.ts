import { attemptFor, newAttempt, type Attempt } from '../../../../kit/form/attempt.js';
import { ask } from '../../parts/admin-api.js';
import { command } from '../../parts/records/data-provider.js';
import { factsOf } from '../../parts/records/facts-of.js';
import type { CommandFacts } from '../../parts/records/record-facts.js';
import { FindingOnPlatformDocument, KnownCounterpartyDocument } from './make-threat.graphql.js';

/** What becomes a threat, or a finding of one that is there. */
export interface Found {
  readonly userId: string;
  readonly brandId: string;
  readonly brandMonitoringTaskId?: string;
  readonly platform: string;
  readonly link: string | null;
  readonly seenOn: string;
  readonly description: string;
  readonly documentId?: string;
}

/** Where it belongs: a threat that is there, or a new one against somebody. */
export type Belongs = { readonly caseId: string } | { readonly otherSide: string };

type Table = 'case_counterparty' | 'case' | 'case_infringement' | 'case_infringement_evidence';

/** Makes the records of a threat, one after the other. Kept as long as its window is open: what was made is not made again when the rest is sent once more. */
export class ThreatMaker {
  readonly #made = new Map<string, string>();
  readonly #attempts = new Map<Table, Attempt>();

  /** @returns the threat's id
   *  @throws HttpError with the refusal of the first step that was refused */
  async make(found: Found, where: Belongs): Promise<string> {
    const caseId = 'caseId' in where ? where.caseId : await this.#open(found, where.otherSide.trim());
    const { userId, platform, link, seenOn, description, documentId } = found;
    const known = await ask(FindingOnPlatformDocument, { caseId, platform });
    const finding =
      known.caseInfringementList.items[0]?.id ??
      (await this.#create('case_infringement', { userId, caseId, platform }));
    if (link !== null)
      await this.#create('case_infringement_evidence', {
        userId,
        caseInfringementId: finding,
        website: link,
        evidenceDate: seenOn,
        description,
        ...(documentId === undefined ? {} : { documentId }),
      });
    return caseId;
  }

  async #open({ userId, brandId, brandMonitoringTaskId }: Found, name: string): Promise<string> {
    const known = await ask(KnownCounterpartyDocument, { name, userId });
    const caseCounterpartyId =
      known.caseCounterpartyList.items[0]?.id ??
      (await this.#create('case_counterparty', {
        userId,
        primaryName: name,
        aliases: [],
        websites: [],
        whitelisted: false,
      }));
    return this.#create('case', {
      userId,
      brandId,
      caseCounterpartyId,
      ...(brandMonitoringTaskId === undefined ? {} : { brandMonitoringTaskId }),
    });
  }

  async #create(table: Table, input: object): Promise<string> {
    const content = `${table} ${JSON.stringify(input)}`;
    const before = this.#made.get(content);
    if (before !== undefined) return before;
    const facts = await factsOf(table);
    const attempt = attemptFor(content, this.#attempts.get(table) ?? newAttempt());
    this.#attempts.set(table, attempt);
    const answer = await command(facts, facts.create as CommandFacts, { input }, attempt.key);
    this.#attempts.delete(table);
    const id = String(answer['id']);
    this.#made.set(content, id);
    return id;
  }
}
