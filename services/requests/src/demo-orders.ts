import { demoId, playStory } from '@cotta/kit/edge/programs/demo-story.js';
import { openDemo } from './demo-commands.js';
import { patiently } from './demo-patience.js';
import { demoStory, sentDraftStory } from './demo-story.js';

/** Invented orders and talks: runs beside the running services, once the others have told their stories. */
const { service, runtime, db } = await openDemo();
await playStory(service, runtime, demoStory);
// A draft goes to its client with the name of its owner.
await patiently(
  'the owner of the drafts',
  async () =>
    (
      await db.query(`select 1 from party_copy where id = $1 and facts <> '{}'`, [demoId('party-nordhaven')])
    )[0],
);
await playStory(service, runtime, sentDraftStory);
await db.destroy();
