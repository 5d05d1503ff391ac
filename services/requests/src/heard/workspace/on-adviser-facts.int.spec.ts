import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { CHANGES, encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { requestsService } from '../../service.js';
import { someone, testKey } from '../../testing/facts.js';
import { adviserFacts } from './on-adviser-facts.js';

// A Monday.
const clock = new FakeClock('2026-03-02T09:00:00Z');
const definition = requestsService({ linkKey: testKey, encryptionKey: testKey });
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(definition, clock);
});
afterAll(() => fixture.close());

const versions = new Map<string, number>();
async function hear(entity: string, id: string, before: object | null, after: object | null): Promise<void> {
  versions.set(id, (versions.get(id) ?? 0) + 1);
  const changes = [{ entity, id, before, after, trademarkId: null, userId: null }];
  await deliver(fixture.runtime, adviserFacts(testKey), {
    schema: EntityChangedSchema,
    message: { entity, entityId: id, event: 'Changed' },
    source: 'workspace',
    category: entity,
    streamId: id,
    streamVersion: versions.get(id) ?? 1,
    sealedChanges: encrypt(
      Buffer.from(JSON.stringify({ event: 'Changed', reason: null, changes })),
      testKey,
      CHANGES,
    ),
  });
}
async function tuesday(language = 'en'): Promise<string[]> {
  const { data } = await fixture.ask(
    someone('visitor'),
    'query ($language: LanguageCode!) { consultationSlots(from: "2026-03-03T00:00:00Z", days: 1, language: $language) { slots } }',
    { language },
  );
  return data.consultationSlots.slots.map((at: string) => at.slice(11, 16));
}

it('free times follow the profile, the absences and the hours of the firm', async () => {
  const [profile, absence, hours, userId] = [1, 2, 3, 4].map(() => systemIds.next()) as [
    string,
    string,
    string,
    string,
  ];
  expect(await tuesday()).toEqual([]);
  await hear('staff_profile', profile, null, {
    id: profile,
    user_id: userId,
    role: 'lawyer',
    active: true,
    languages: ['en', 'cs'],
    talk_hours: null,
  });
  expect(await tuesday()).toHaveLength(18);
  expect(await tuesday('cs')).toHaveLength(18);

  await hear('firm_hours', hours, null, {
    id: hours,
    opens_at: '10:00',
    closes_at: '12:00',
    closed_days: ['2026-03-04'],
  });
  // Two working hours are left today, so the third of those ahead ends at eleven.
  expect(await tuesday()).toEqual(['10:00', '10:30']);

  const talkHours = [{ weekday: 2, from: '14:00', to: '15:00' }];
  await hear('staff_profile', profile, { talk_hours: null }, { talk_hours: talkHours });
  expect(await tuesday()).toEqual(['13:00', '13:30']);

  const away = { user_id: userId, from: '2026-03-03T13:30:00Z', until: '2026-03-03T18:00:00Z' };
  await hear('absence', absence, null, { id: absence, ...away });
  expect(await tuesday()).toEqual(['13:00']);
  await hear('absence', absence, { id: absence, ...away }, null);
  expect(await tuesday()).toEqual(['13:00', '13:30']);

  await hear('staff_profile', profile, { gives_talks: null }, { gives_talks: false });
  expect(await tuesday()).toEqual([]);
  await hear('staff_profile', profile, { gives_talks: false }, { gives_talks: true });
  await hear('staff_profile', profile, { active: true }, { active: false });
  expect(await tuesday()).toEqual([]);
});
