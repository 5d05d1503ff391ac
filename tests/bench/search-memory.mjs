// What an imported register takes in memory once it has answered, in a process of its own: node --expose-gc search-memory.mjs FOLDER
import { readEvalData } from '../../services/trademarks/dist/search/evaluation/eval-data.js';
import { SlotFilter } from '../../services/trademarks/dist/search/index/filter.js';
import { shippedConcepts } from '../../services/trademarks/dist/search/meaning/concepts.js';
import { NearestMarks } from '../../services/trademarks/dist/search/query/nearest.js';
import { openRegister } from '../../services/trademarks/dist/search/register/searched-register.js';
import { StateFolder } from '../../services/trademarks/dist/search/register/state-folder.js';
import { analyseName } from '../../services/trademarks/dist/search/text/analysed-name.js';
import { seedWeights } from '../../services/trademarks/dist/search/text/word-weights.js';

const weigh = seedWeights();
const { queries } = readEvalData();
globalThis.gc?.();
const before = process.memoryUsage();
const { index, close } = await openRegister(new StateFolder(process.argv[2] ?? ''), weigh);
const nearest = new NearestMarks(index, shippedConcepts());
for (const { query } of queries) nearest.to(analyseName(query, weigh), new SlotFilter({}, index.offices));
globalThis.gc?.();
const after = process.memoryUsage();
const taken = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
console.log(JSON.stringify({ takenMB: Math.round(taken / 1e6), processMB: Math.round(after.rss / 1e6) }));
await close();
