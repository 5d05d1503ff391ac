import { runDemo } from '@cotta/kit/service/run-demo.js';
import { demoStory } from './demo-story.js';
import { subscriptionsService } from './service.js';

await runDemo(subscriptionsService(), { story: demoStory });
