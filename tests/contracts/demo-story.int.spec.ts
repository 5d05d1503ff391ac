import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { rebuildCheck } from '@cotta/kit/runtime/rebuild/rebuild.js';
import { playStory, type DemoStep } from '@cotta/kit/edge/programs/demo-story.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { openServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { demoStory as caseStory } from '@cotta/cases/testing.js';
import { demoStory as invoiceStory } from '@cotta/invoicing/testing.js';
import { demoStory as requestStory } from '@cotta/requests/testing.js';
import { demoStory as subscriptionStory } from '@cotta/subscriptions/testing.js';
import { demoStory as trademarkStory } from '@cotta/trademarks/testing.js';
import { demoStory as deskStory } from '@cotta/workspace/testing.js';
import { allServices } from '../testkit/services.js';

/** What services keep beyond it (addresses of calendars, credits of the bank) is made by use, not told. */
const specified = new Set(
  (
    JSON.parse(readFileSync(new URL('data/entities.json', import.meta.url), 'utf8')) as {
      entities: { name: string }[];
    }
  ).entities.map(({ name }) => name),
);

const stories: Readonly<Record<string, readonly DemoStep[]>> = {
  cases: caseStory,
  subscriptions: subscriptionStory,
  trademarks: trademarkStory,
  invoicing: invoiceStory,
  requests: requestStory,
  workspace: deskStory,
};

/** Reports rest on searches that are really made, beside the story. */
const toldBesides: Readonly<Record<string, readonly string[]>> = {
  requests: ['verification_result (aggregate)'],
  // The first period of what was ordered is prepared by whoever hears of the order.
  subscriptions: ['brand_subscription_payment (aggregate)'],
};

const DAY_MS = 86_400_000;

describe.each(Object.entries(stories))('the demo story of %s', (name, story) => {
  it('can be told twice, shows a row of every entity, and its rows are what its events say', async () => {
    const definition = allServices.find((service) => service.name === name);
    if (definition === undefined) throw new Error(`no service ${name}`);
    const clock = new FakeClock(new Date().toISOString());
    const fixture = await openServiceFixture(definition, clock);
    try {
      await playStory(definition, fixture.runtime, story);
      await playStory(definition, fixture.runtime, story);
      // What the log has forgotten, the history has not.
      await fixture.db.query('delete from command_log');
      await playStory(definition, fixture.runtime, story);
      // The day after, with a step more at its beginning: what is there stays, and a rate of the same day is no stumbling block.
      clock.moveTo(new Date(clock.now().getTime() + DAY_MS).toISOString());
      await fixture.db.query('delete from command_log');
      await playStory(
        definition,
        fixture.runtime,
        story.filter(
          ({ command, on }, index) =>
            command.startsWith('Create') && story.findIndex((step) => step.on === on) === index,
        ),
      );
      const empty: string[] = [];
      for (const { table, tier } of definition.resources.filter(
        (resource) => resource.tier !== 'reference' && specified.has(resource.table),
      )) {
        const [row] = await fixture.db.query(`select count(*)::integer as n from "${table}"`);
        if (row.n === 0) empty.push(`${table} (${tier})`);
      }
      expect(empty).toEqual(toldBesides[name] ?? []);
      const report = await rebuildCheck(fixture.db, definition.aggregates);
      expect(report.differences).toEqual([]);
      expect(report.events).toBeGreaterThan(0);
    } finally {
      await fixture.close();
    }
  });
});
