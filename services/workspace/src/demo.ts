import { runDemo } from '@cotta/kit/edge/programs/run-demo.js';
import { demoFiles } from './demo-document.js';
import { demoStory } from './demo-story.js';
import { databaseContentStore } from './document/content-store.js';
import { workspaceService } from './service.js';

await runDemo(workspaceService({ linkKey: '', letters: [] }), {
  story: demoStory,
  prepare: async ({ db }) => {
    const contents = databaseContentStore(db);
    for (const { path, bytes } of demoFiles) await contents.put(path, bytes);
  },
});
