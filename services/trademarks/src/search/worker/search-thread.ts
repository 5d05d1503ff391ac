// The worker thread of the search: opens what was imported last and answers until it is stopped.
import { parentPort, workerData } from 'node:worker_threads';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { shippedConcepts } from '../meaning/concepts.js';
import { SAMPLE_SOURCE } from '../register/sample.js';
import { openRegister } from '../register/searched-register.js';
import { StateFolder } from '../register/state-folder.js';
import { shippedClassRelations } from '../score/goods.js';
import { seedWeights } from '../text/word-weights.js';
import { serveQuestions } from './serve-questions.js';

if (parentPort === null) throw new Fault('this file runs as a worker thread only');
const { stateFolder } = workerData as { readonly stateFolder: string };
const { index, markOf, generation, facts } = await openRegister(new StateFolder(stateFolder), seedWeights());
serveQuestions(parentPort, {
  index,
  markOf,
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
