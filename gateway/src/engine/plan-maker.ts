import type { QueryPlan } from '@apollo/query-planner';
import { hashText } from '../plan-file.js';
import type { PlanCache } from '../plan-cache.js';
import type { Planner } from './planner.js';

/** Plans of operations: those from the build as they are, others made when they are asked for first, once however many ask at a time. */
export class PlanMaker {
  readonly #making = new Map<string, Promise<QueryPlan>>();

  constructor(
    readonly planner: Planner,
    readonly plans: PlanCache,
  ) {}

  async planFor(text: string, name: string | undefined): Promise<QueryPlan> {
    const id = hashText(text);
    const key = name === undefined ? id : hashText(id, name);
    return (await this.plans.get(key)) ?? this.#making.get(key) ?? this.#make(key, text, name);
  }

  #make(key: string, text: string, name: string | undefined): Promise<QueryPlan> {
    const making = this.planner
      .plan(text, name)
      .then(async (plan) => {
        await this.plans.set(key, plan);
        return plan;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }
}
