import { runDemo } from '@cotta/kit/edge/programs/run-demo.js';
import { demoStory } from './demo-story.js';
import { subscriptionsService } from './service.js';

await runDemo(subscriptionsService(), { story: demoStory });
