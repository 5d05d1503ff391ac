import type { QueryPlan } from '@apollo/query-planner';
import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import { BoundedCache } from './bounded-cache.js';
import { hashText, type PlanFile } from './plan-file.js';

/** Plans from the build, and the newest of documents nobody stored. */
export class PlanCache implements KeyValueCache<QueryPlan> {
  readonly #stored: ReadonlyMap<string, QueryPlan>;
  readonly #fresh = new BoundedCache<QueryPlan>(500);

  /** Plans made for another supergraph are not used: `file` names the one it belongs to. */
  constructor(
    supergraphSdl: string,
    file: PlanFile | undefined,
    readonly onMiss: () => void,
  ) {
    const fits = file !== undefined && file.supergraph === hashText(supergraphSdl);
    this.#stored = new Map(fits ? Object.entries(file.plans) : []);
  }

  get size(): number {
    return this.#stored.size;
  }

  async get(key: string): Promise<QueryPlan | undefined> {
    const plan = this.#stored.get(key) ?? this.#fresh.get(key);
    if (plan === undefined) this.onMiss();
    return plan;
  }

  async set(key: string, plan: QueryPlan): Promise<void> {
    this.#fresh.set(key, plan);
  }

  async delete(): Promise<void> {}

  /** The engine calls this at its start, when the stored plans are just what it needs. */
  clear(): void {}
}
