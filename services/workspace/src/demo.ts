import { runDemo } from '@cotta/kit/edge/programs/run-demo.js';
import { demoPdf, demoPdfPath } from './demo-document.js';
import { demoStory } from './demo-story.js';
import { databaseContentStore } from './document/content-store.js';
import { workspaceService } from './service.js';

await runDemo(workspaceService({ linkKey: '', letters: [] }), {
  story: demoStory,
  prepare: ({ db }) => databaseContentStore(db).put(demoPdfPath, demoPdf),
});
