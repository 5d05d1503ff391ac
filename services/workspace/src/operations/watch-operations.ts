import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { countVendorCalls, forgetVendorCalls } from './count-vendor-calls.js';
import { keepSamples, thinSamples } from './keep-samples.js';
import { samplesOf, type Look } from './look.js';
import type { MetricTarget } from './metric-targets.js';
import { takeLook } from './take-look.js';

/** Looks at all processes, round by round. */
export class OperationsWatch {
  #before: Look | undefined;

  constructor(
    private readonly runtime: Pick<CommandRuntime, 'db' | 'clock' | 'log'>,
    private readonly targets: readonly MetricTarget[],
  ) {}

  /** One round. @returns how many figures were kept */
  async look(): Promise<number> {
    const { db, clock, log } = this.runtime;
    const at = clock.now();
    const look = await takeLook(this.targets, at.getTime(), log);
    const samples = samplesOf(look, this.#before);
    const seconds = (look.at - (this.#before?.at ?? look.at)) / 1000;
    this.#before = look;
    await inTransaction(db, async (tx) => {
      await keepSamples(tx, samples, at);
      await countVendorCalls(tx, samples, { at, seconds });
    });
    return samples.length;
  }

  /** Forgets what nobody looks at any more. @returns how many figures */
  thin(): Promise<number> {
    const { db, clock } = this.runtime;
    return inTransaction(db, async (tx) => {
      await forgetVendorCalls(tx, clock.now());
      return thinSamples(tx, clock.now());
    });
  }
}
