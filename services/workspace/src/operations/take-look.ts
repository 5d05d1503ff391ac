import type { Log } from '@cotta/kit/runtime/process/log.js';
import type { Look, Said } from './look.js';
import { processesOf, type MetricTarget } from './metric-targets.js';
import { readMetrics } from './metrics-text.js';

const ANSWER_MS = 3_000;
const MOST_BYTES = 4 * 1024 * 1024;

/** Asks all processes how they are. One that does not answer is left out; `at`: milliseconds since the epoch. */
export async function takeLook(targets: readonly MetricTarget[], at: number, log: Log): Promise<Look> {
  const said = await Promise.all(targets.map((target) => askAll(target, log)));
  return { at, said: said.flat() };
}

async function askAll(target: MetricTarget, log: Log): Promise<Said[]> {
  try {
    const processes = await processesOf(target);
    const answers = await Promise.allSettled(processes.map((process) => ask(process)));
    return answers.flatMap((answer) => {
      if (answer.status === 'fulfilled') return [answer.value];
      log.debug({ err: answer.reason, target: target.name }, 'a process does not say how it is');
      return [];
    });
  } catch (error) {
    log.debug({ err: error, target: target.name }, 'a program is not found');
    return [];
  }
}

async function ask(process: string): Promise<Said> {
  const answer = await fetch(`${process}/metrics`, {
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const text = answer.ok ? await answer.text() : '';
  return { process, lines: text.length > MOST_BYTES ? [] : readMetrics(text) };
}
