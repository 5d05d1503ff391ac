import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { profileId } from '../heard/accounts/on-staff.js';
import { workspaceService } from '../service.js';
import { staffProfile } from './staff-profile.record.js';

// A Monday, 9:00 in Bratislava.
const clock = new FakeClock('2026-03-02T08:00:00Z');
const [lena, marek, ada, client] = [
  nameBasedId('lena'),
  nameBasedId('marek'),
  nameBasedId('ada'),
  nameBasedId('client'),
];
const as = (role: Role, userId: string): Viewer => ({
  role,
  userId,
  locale: 'en',
  scopes: [],
});
let fixture: ServiceFixture;

const profiles = [
  {
    userId: lena,
    role: 'lawyer',
    offices: ['EU', 'US'],
    languages: ['cs', 'en'],
    works: ['answer', 'check'],
  },
  { userId: marek, role: 'lawyer', offices: ['US'], languages: ['en'], works: ['answer'] },
  { userId: ada, role: 'admin', offices: [], languages: ['en'], works: [] },
] as const;

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
  for (const profile of profiles)
    await handleCommand(fixture.runtime, {
      command: staffProfile.create,
      streamId: profileId(profile.userId),
      input: { active: true, lead: false, ...profile },
      viewer: as('admin', ada),
      commandId: systemIds.next(),
    });
});
afterAll(() => fixture.close());

const arrange = async (who: Viewer, of: string, input: object): Promise<unknown> => {
  const { data, errors } = await fixture.ask(
    who,
    `mutation ($id: ID!, $input: ArrangeOwnWorkInput!) { arrangeOwnWork(id: $id, input: $input) {
       ... on StaffProfile { languages weeklyHours density offices } ... on Refusal { code } } }`,
    { id: profileId(of), input },
  );
  return data?.arrangeOwnWork ?? errors?.[0]?.extensions?.code;
};

describe('what is one’s own', () => {
  it('is said by everybody of himself: languages, hours, deputy and how close rows stand', async () => {
    expect(await arrange(as('lawyer', marek), marek, { weeklyHours: 20, density: 'COMPACT' })).toEqual({
      languages: ['en'],
      weeklyHours: 20,
      density: 'COMPACT',
      offices: ['US'],
    });
    expect(
      await arrange(as('lawyer', marek), marek, { languages: ['en', 'sk'], deputyId: lena }),
    ).toMatchObject({ languages: ['en', 'sk'], weeklyHours: 20 });
    expect(await arrange(as('lawyer', marek), marek, { deputyId: marek })).toEqual({ code: 'OWN_DEPUTY' });
  });

  it('is a time zone that clocks have somewhere; another one is refused at its field, and what was said stays', async () => {
    const input = { id: profileId(marek), input: { zone: 'Europe/Atlantis' } };
    const asked = (given: Readonly<Record<string, unknown>>) =>
      fixture.ask(
        as('lawyer', marek),
        `mutation ($id: ID!, $input: ArrangeOwnWorkInput!) { arrangeOwnWork(id: $id, input: $input) {
           ... on StaffProfile { zone } ... on Refusal { fields { path code } } } }`,
        given,
      );
    const kolkata = await asked({ ...input, input: { zone: 'Asia/Kolkata' } });
    expect(kolkata.data.arrangeOwnWork).toEqual({ zone: 'Asia/Kolkata' });
    expect((await asked(input)).data.arrangeOwnWork).toEqual({
      fields: [{ path: ['zone'], code: 'UNKNOWN_CODE' }],
    });
    const other = await asked({ ...input, input: { weeklyHours: 25 } });
    expect(other.data.arrangeOwnWork).toEqual({ zone: 'Asia/Kolkata' });
  });

  it.each(['lawyer', 'admin'] as const)('is not said of a colleague this way, by no %s', async (role) => {
    expect(await arrange(as(role, ada), lena, { weeklyHours: 1 })).toEqual({ code: 'NOT_YOUR_PROFILE' });
  });

  it('is not for customers', async () => {
    expect(await arrange(as('customer', client), lena, { weeklyHours: 1 })).toBe('FORBIDDEN');
  });

  it('does not reach to offices and works: those an admin says', async () => {
    const refused = await fixture.ask(
      as('lawyer', lena),
      `mutation ($id: ID!) { updateStaffProfile(id: $id, input: { works: [] }) { ... on Refusal { code } } }`,
      { id: profileId(lena) },
    );
    expect(refused.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const { errors } = await fixture.ask(
      as('lawyer', lena),
      `mutation ($id: ID!) { arrangeOwnWork(id: $id, input: { works: [] }) { ... on Refusal { code } } }`,
      { id: profileId(lena) },
    );
    expect(errors?.[0]?.message).toContain('works');
  });
});
