import { runDemo } from '@cotta/kit/edge/programs/run-demo.js';
import { demoStory } from './demo-story.js';
import { casesService } from './service.js';

await runDemo(casesService(), { story: demoStory });
