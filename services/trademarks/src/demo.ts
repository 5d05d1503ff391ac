import { runDemo } from '@cotta/kit/edge/programs/run-demo.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { demoMarks } from './demo-marks.js';
import { demoStory } from './demo-story.js';
import { registerFolder } from './search/commands/state-root.js';
import { importSample } from './search/register/sample.js';
import { seedWeights } from './search/text/word-weights.js';
import { trademarksService } from './service.js';

await importSample({ folder: registerFolder(process.env), clock: systemClock, weigh: seedWeights() });
await runDemo(trademarksService({ linkKey: '' }), {
  story: demoStory,
  many: { flag: 'marks', commands: demoMarks },
});
