import { runDemo } from '@cotta/kit/edge/programs/run-demo.js';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { demoMarks } from './demo-marks.js';
import { demoStory } from './demo-story.js';
import { publishRegisters } from './adapters/opensearch/publish-registers.js';
import { candidateSettings, clusterOf } from './search/live/search-settings.js';
import { registerFolder } from './search/commands/state-root.js';
import { importSample } from './search/register/sample.js';
import { seedWeights } from './search/text/word-weights.js';
import { trademarksService } from './service.js';

const tools = { folder: registerFolder(process.env), clock: systemClock, weigh: seedWeights() };
await importSample(tools);
const cluster = clusterOf(readEnv(candidateSettings, process.env));
if (cluster !== undefined) await publishRegisters(cluster, tools);
await runDemo(trademarksService({ linkKey: '' }), {
  story: demoStory,
  many: { flag: 'marks', commands: demoMarks },
});
