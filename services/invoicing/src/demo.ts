import { runDemo } from '@cotta/kit/edge/programs/run-demo.js';
import { demoStory } from './demo-story.js';
import { invoicingService } from './service.js';

await runDemo(invoicingService(), { story: demoStory });
