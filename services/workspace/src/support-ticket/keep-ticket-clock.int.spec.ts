import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { workspaceService } from '../service.js';
import { keepTicketClock } from './keep-ticket-clock.js';

const START = '2026-03-02T09:00:00Z';
const clock = new FakeClock(START);
const viewer = (role: Role, name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [lawyer, jana] = [viewer('lawyer', 'lena'), viewer('customer', 'jana')];
let fixture: ServiceFixture;

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
});
afterAll(() => fixture.close());
beforeEach(() => clock.moveTo(START));

async function step(who: Viewer, name: string, id: string, input: object): Promise<void> {
  const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
  const { data } = await fixture.ask(
    who,
    `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ... on SupportTicket { status } ... on Refusal { code } } }`,
    { id, input },
  );
  expect(data[name]).toHaveProperty('status');
}
/** One that waits for its client since the start. */
async function waiting(): Promise<string> {
  const { data } = await fixture.ask(
    jana,
    'mutation { createSupportTicket(input: { description: "Is the logo enough?" }) { ... on SupportTicket { id } } }',
  );
  const { id } = data.createSupportTicket;
  await step(lawyer, 'replySupportTicket', id, { text: 'Which logo?' });
  return id;
}
const history = async (id: string): Promise<string[]> =>
  (
    await fixture.ask(
      jana,
      'query ($id: ID!) { supportTicketTrackingList(filter: { supportTicketId: { eq: $id } }, orderBy: [{ field: CREATED_AT }], limit: 50) { items { label } } }',
      { id },
    )
  ).data.supportTicketTrackingList.items.map(({ label }: { label: string }) => label);
const statusOf = async (id: string): Promise<string> =>
  (await fixture.ask(jana, 'query ($id: ID!) { supportTicket(id: $id) { status } }', { id })).data
    .supportTicket.status;
/** The clock of the firm goes on, and the job looks twice: a second look does nothing. */
async function after(days: number): Promise<void> {
  clock.moveTo(new Date(Date.parse(START) + days * 86_400_000));
  await keepTicketClock(fixture.runtime);
  expect(await keepTicketClock(fixture.runtime)).toBe(0);
}

describe('a question in which nobody says anything', () => {
  it('is reminded of after three and seven days, settled after ten and closed fourteen later', async () => {
    const id = await waiting();
    const so = ['Ticket created', 'Ticket answered'];
    await after(2.9);
    expect(await history(id)).toEqual(so);
    await after(3);
    expect(await history(id)).toEqual([...so, 'First reminder sent']);
    await after(7);
    expect(await history(id)).toEqual([...so, 'First reminder sent', 'Second reminder sent']);
    await after(10);
    expect(await statusOf(id)).toBe('RESOLVED');
    await after(24);
    expect(await statusOf(id)).toBe('RESOLVED');
    await after(24.1);
    expect(await history(id)).toEqual([
      ...so,
      'First reminder sent',
      'Second reminder sent',
      'Resolved: no answer came',
      'Ticket closed',
    ]);
    expect(await statusOf(id)).toBe('CLOSED');
  });

  it('gets one letter, not a burst of old ones, where the job was away', async () => {
    const id = await waiting();
    await after(8);
    expect((await history(id)).slice(2)).toEqual(['Second reminder sent']);
  });

  it('waits anew after each word: an answer of the client ends it, the next of ours begins it', async () => {
    const id = await waiting();
    await after(3);
    await step(jana, 'answerSupportTicket', id, { text: 'The round one.' });
    await after(12);
    expect(await statusOf(id)).toBe('ASSIGNED');
    await step(lawyer, 'replySupportTicket', id, { text: 'It is enough.' });
    await after(14.9);
    expect((await history(id)).filter((label) => label === 'First reminder sent')).toHaveLength(1);
    await after(15);
    expect((await history(id)).filter((label) => label === 'First reminder sent')).toHaveLength(2);
  });

  it('that its client calls solved is closed fourteen days later', async () => {
    const id = await waiting();
    await step(jana, 'settleSupportTicket', id, {});
    await after(14);
    expect(await statusOf(id)).toBe('RESOLVED');
    await after(14.1);
    expect(await statusOf(id)).toBe('CLOSED');
  });
});
