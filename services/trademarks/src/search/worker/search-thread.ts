// A worker thread of the search: opens what was imported last, or joins what another thread has opened, and answers until it is stopped.
import { parentPort, workerData } from 'node:worker_threads';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { shippedConcepts } from '../meaning/concepts.js';
import { SAMPLE_SOURCE } from '../register/sample.js';
import { joinRegister, readRegister } from '../register/searched-register.js';
import { StateFolder } from '../register/state-folder.js';
import { shippedClassRelations } from '../score/goods.js';
import { seedWeights } from '../text/word-weights.js';
import type { ThreadBegin } from './search-threads.js';
import { serveQuestions } from './serve-questions.js';

if (parentPort === null) throw new Fault('this file runs as a worker thread only');
const { stateFolder, register } = workerData as ThreadBegin;
const weigh = seedWeights();
const shared = register ?? (await readRegister(new StateFolder(stateFolder), weigh));
const { index, markOf, generation, facts } = await joinRegister(shared, weigh);
serveQuestions(parentPort, {
  index,
  markOf,
  shared,
  concepts: shippedConcepts(),
  relations: shippedClassRelations(),
  facts: {
    generation,
    marks: facts.marks,
    dataAsOf: facts.dataAsOf,
    ...(facts.coverage === undefined ? {} : { coverage: facts.coverage }),
  },
  sample: facts.sources.some(({ source }) => source === SAMPLE_SOURCE),
});
