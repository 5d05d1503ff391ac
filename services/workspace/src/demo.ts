import { runDemo } from '@cotta/kit/edge/programs/run-demo.js';
import { demoFiles } from './demo-document.js';
import { fillDemoProfiles } from './demo-staff.js';
import { demoStory } from './demo-story.js';
import { databaseContentStore } from './document/content-store.js';
import { workspaceService } from './service.js';

await runDemo(workspaceService({ linkKey: '', letters: [] }), {
  story: demoStory,
  prepare: async (runtime) => {
    const contents = databaseContentStore(runtime.db);
    for (const { path, bytes } of demoFiles) await contents.put(path, bytes);
    await fillDemoProfiles(runtime);
  },
});
