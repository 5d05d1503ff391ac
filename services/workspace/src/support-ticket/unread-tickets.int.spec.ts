import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { workspaceService } from '../service.js';

const clock = new FakeClock('2026-03-02T09:00:00Z');
const viewer = (role: Role, name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [lena, leo] = [viewer('lawyer', 'lena'), viewer('lawyer', 'leo')];
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(
    workspaceService({ linkKey: Buffer.alloc(32, 5).toString('base64url'), letters: [] }),
    clock,
  );
});
afterAll(() => fixture.close());

async function asked(who: Viewer): Promise<string> {
  clock.moveBy({ seconds: 1 });
  const { data } = await fixture.ask(
    who,
    'mutation { createSupportTicket(input: { description: "Is the logo enough?" }) { ... on SupportTicket { id } } }',
  );
  return data.createSupportTicket.id;
}
async function step(who: Viewer, name: string, id: string, input: object): Promise<void> {
  clock.moveBy({ seconds: 1 });
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
  const { data } = await fixture.ask(
    who,
    `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ... on SupportTicket { status } ... on Refusal { code } } }`,
    { id, input },
  );
  expect(data[name]).toHaveProperty('status');
}
const unread = async (who: Viewer, id: string): Promise<boolean | undefined> =>
  (await fixture.ask(who, 'query ($id: ID!) { supportTicket(id: $id) { unread } }', { id })).data
    .supportTicket?.unread;
const count = async (who: Viewer): Promise<number> =>
  (await fixture.ask(who, '{ unreadTickets }')).data.unreadTickets;
async function reads(who: Viewer, id: string, through = clock.now()): Promise<unknown> {
  const { data } = await fixture.ask(
    who,
    'mutation ($id: ID!, $through: DateTime!) { noteTicketRead(id: $id, through: $through) { unread } }',
    { id, through: through.toISOString() },
  );
  return data.noteTicketRead;
}

describe('an answer to a question', () => {
  it('is unread to its customer until the conversation was before them, and again with the next one', async () => {
    const jana = viewer('customer', 'jana');
    const [id, other] = [await asked(jana), await asked(jana)];
    expect(await count(jana)).toBe(0);
    await step(lena, 'noteOnSupportTicket', id, { text: 'never pays' });
    expect(await count(jana)).toBe(0);
    await step(lena, 'replySupportTicket', id, { text: 'Which logo?' });
    expect([await unread(jana, id), await unread(jana, other), await count(jana)]).toEqual([true, false, 1]);
    expect(await reads(jana, id)).toEqual({ unread: false });
    expect(await count(jana)).toBe(0);
    await step(jana, 'answerSupportTicket', id, { text: 'This one.' });
    expect(await unread(jana, id)).toBe(false);
    await step(lena, 'replySupportTicket', id, { text: 'Thank you.', solves: true });
    expect(await unread(jana, id)).toBe(true);
  });

  it('is read by who has written since, by whichever way', async () => {
    const dana = viewer('customer', 'dana');
    const id = await asked(dana);
    await step(lena, 'replySupportTicket', id, { text: 'Which logo?' });
    await step(dana, 'answerSupportTicket', id, { text: 'The round one.' });
    expect(await unread(dana, id)).toBe(false);
    await step(lena, 'replySupportTicket', id, { text: 'Thank you.' });
    expect(await unread(dana, id)).toBe(true);
  });

  it('that came while another one was looked at stays unread', async () => {
    const vera = viewer('customer', 'vera');
    const id = await asked(vera);
    await step(lena, 'replySupportTicket', id, { text: 'Which logo?' });
    const looked = clock.now();
    await step(lena, 'replySupportTicket', id, { text: 'Or the words?' });
    expect(await reads(vera, id, looked)).toEqual({ unread: true });
    expect(await reads(vera, id)).toEqual({ unread: false });
    // A look that arrives late takes nothing back, and nobody has read what is still to come.
    expect(await reads(vera, id, looked)).toEqual({ unread: false });
    await reads(vera, id, new Date('2030-01-01T00:00:00Z'));
    await step(lena, 'replySupportTicket', id, { text: 'And today?' });
    expect(await unread(vera, id)).toBe(true);
  });

  it('is read by nobody else: no stranger, no visitor, and no colleague who acts for the customer', async () => {
    const ada = viewer('customer', 'ada');
    const id = await asked(ada);
    await step(lena, 'replySupportTicket', id, { text: 'Which logo?' });
    expect(await reads(viewer('customer', 'eva'), id)).toBeNull();
    const acting: Viewer = { ...ada, actingAdminId: nameBasedId('lena') };
    await reads(acting, id);
    expect(await unread(ada, id)).toBe(true);
    const { errors } = await fixture.ask(
      { role: 'visitor', locale: 'en', scopes: [], link: { purpose: 'support', subjectId: id, revision: 1 } },
      'mutation ($id: ID!) { noteTicketRead(id: $id, through: "2026-03-02T09:00:00Z") { unread } }',
      { id },
    );
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('words of a client', () => {
  it('are unread to each colleague by themselves while it is our turn', async () => {
    const mia = viewer('customer', 'mia');
    const id = await asked(mia);
    expect([await unread(lena, id), await unread(leo, id)]).toEqual([true, true]);
    await reads(lena, id);
    expect([await unread(lena, id), await unread(leo, id)]).toEqual([false, true]);
    await step(lena, 'replySupportTicket', id, { text: 'Which logo?' });
    expect(await unread(leo, id)).toBe(false);
    await step(mia, 'answerSupportTicket', id, { text: 'This one.' });
    expect([await unread(lena, id), await unread(leo, id)]).toEqual([true, true]);
  });

  it('that a colleague wrote down are news to the others', async () => {
    const ola = viewer('customer', 'ola');
    const id = await asked(ola);
    await reads(lena, id);
    await reads(leo, id);
    await step(lena, 'answerSupportTicket', id, { text: 'The round one.' });
    expect([await unread(lena, id), await unread(leo, id)]).toEqual([false, true]);
  });
});
