// A thread of its own, for plans take long: everybody else's requests go on meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, Made } from './planner-in-thread.js';
import { plannerHere } from './planner.js';

const { supergraphSdl } = workerData as { readonly supergraphSdl: string };
const planner = plannerHere(supergraphSdl);
planner.open();

parentPort?.on('message', ({ id, text, name }: Asked) => {
  const answer = (made: Made): void => parentPort?.postMessage(made);
  planner.plan(text, name).then(
    // As it stands in the file of plans.
    (plan) => answer({ id, plan: JSON.stringify(plan) }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
