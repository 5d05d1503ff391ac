import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { playStory } from '@cotta/kit/edge/programs/demo-story.js';
import { demoStory } from './demo-story.js';
import { definition, openTrademarksFixture, type TrademarksFixture } from './testing/trademarks-fixture.js';

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T15:00:00Z');
});
afterAll(() => fixture.close());

it('goes on though whoever hears of a step is quicker than the next one', async () => {
  for (let played = 1; played <= demoStory.length; played += 1) {
    await playStory(definition, fixture.runtime, demoStory.slice(0, played));
    await fixture.listen();
  }
  const proofs = await fixture.db.query('select status from use_in_commerce_request');
  expect(proofs).toHaveLength(1);
});
