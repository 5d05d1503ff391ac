import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { CHANGES, encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { paperFacts } from '../heard/workspace/on-paper-facts.js';
import { client, lawyer, otherLawyer } from '../testing/people.js';
import { openTrademarksFixture, type TrademarksFixture } from '../testing/trademarks-fixture.js';

let fixture: TrademarksFixture;
beforeAll(async () => {
  fixture = await openTrademarksFixture('2026-06-15T09:00:00Z');
});
afterAll(() => fixture.close());

async function made(type: string, input: object): Promise<string> {
  const { id, ...refused } = await fixture.write(lawyer, { mutation: `create${type}`, type, input });
  if (typeof id !== 'string') throw new Error(JSON.stringify(refused));
  return id;
}

const key = Buffer.alloc(32, 9).toString('base64url');
const heard = paperFacts(key);
const versions = new Map<string, number>();

/** What workspace says of a document, as its relay would. */
async function paperMoves(id: string, before: object | null, after: object | null): Promise<void> {
  versions.set(id, (versions.get(id) ?? 0) + 1);
  const change = { entity: 'document', id, before, after, trademarkId: null, userId: client.userId };
  await deliver(fixture.runtime, heard, {
    schema: EntityChangedSchema,
    message: { entity: 'document', entityId: id, event: 'Changed' },
    source: 'workspace',
    category: 'document',
    streamId: id,
    streamVersion: versions.get(id) ?? 1,
    sealedChanges: encrypt(
      Buffer.from(JSON.stringify({ event: 'Changed', reason: null, changes: [change] })),
      key,
      CHANGES,
    ),
  });
}

async function paperOf(subjectId: string): Promise<string> {
  const id = crypto.randomUUID();
  await paperMoves(id, null, { id, subject_id: subjectId });
  return id;
}

async function letterOf(jurisdiction: string) {
  const trademarkId = await made('Trademark', {
    name: 'Lumara',
    jurisdiction,
    type: 'WORD',
    status: 'UNDER_EXAMINATION',
    goodsAndServices: [{ class: 9, terms: ['Software'] }],
    userId: client.userId,
  });
  const id = await made('OfficeAction', { trademarkId, issueDate: '2026-06-01', dueDate: '2026-07-15' });
  await fixture.listen();
  const write = (mutation: string, input: object, viewer = lawyer) =>
    fixture.write(viewer, { type: 'OfficeAction', id, mutation, input });
  return {
    id,
    trademarkId,
    correct: (dueDate: string, more: object = {}) =>
      write('correctOfficeActionDueDate', { dueDate, reason: 'By its letter of 10 June.', ...more }),
    extend: () => write('extendOfficeAction', { reason: 'Filed and paid.' }),
    confirm: () => write('confirmOfficeActionDueDate', {}, otherLawyer),
    /** What its client reads of the mark and of the letter. */
    shown: async () => {
      await fixture.listen();
      const { data } = await fixture.ask(
        client,
        'query ($id: ID!, $mark: ID!) { officeAction(id: $id) { dueDate } trademark(id: $mark) { officeDueDate } }',
        { id, mark: trademarkId },
      );
      return [data.officeAction.dueDate, data.trademark.officeDueDate];
    },
    docketed: async () => {
      await fixture.listen();
      const { data } = await fixture.ask(
        lawyer,
        '{ docket(kind: RESPONSE, limit: 50) { items { trademarkId nominalDate reason proposedDueDate laterDueDateCause dueDateReason extendedOn dueDateSource { id } } } }',
        {},
      );
      return data.docket.items.find((row: { trademarkId: string }) => row.trademarkId === trademarkId);
    },
  };
}

it('a later day is nobody’s due date until a second person confirms it: not the client’s, not the mark’s; an earlier one counts at once', async () => {
  const letter = await letterOf('EU');
  expect(await letter.shown()).toEqual(['2026-07-15', '2026-07-15']);
  expect(await letter.correct('2026-08-01')).toMatchObject({ id: letter.id });
  expect(await letter.shown()).toEqual(['2026-07-15', '2026-07-15']);
  expect(await letter.docketed()).toMatchObject({
    nominalDate: '2026-07-15',
    proposedDueDate: '2026-08-01',
    dueDateReason: 'By its letter of 10 June.',
  });
  await letter.confirm();
  expect(await letter.shown()).toEqual(['2026-08-01', '2026-08-01']);
  expect(await letter.correct('2026-07-30')).toMatchObject({ id: letter.id });
  expect(await letter.shown()).toEqual(['2026-07-30', '2026-07-30']);
});

it('a day beyond the rule says whether the office extended or the rule does not fit; only an extension is kept as one', async () => {
  const [extended, misfit] = [await letterOf('EU'), await letterOf('EU')];
  expect(await extended.correct('2026-08-20')).toMatchObject({
    fields: [{ path: ['dueDate'], code: 'LATER_THAN_RULE' }],
  });
  await extended.correct('2026-08-20', { laterDueDateCause: 'EXTENSION_GRANTED', extendedOn: '2026-06-10' });
  await extended.confirm();
  expect(await extended.shown()).toEqual(['2026-08-20', '2026-08-20']);
  expect(await extended.docketed()).toMatchObject({
    nominalDate: '2026-08-20',
    extendedOn: '2026-06-10',
    reason: expect.stringContaining('the office granted time until'),
  });
  const paper = { laterDueDateCause: 'RULE_DOES_NOT_FIT', dueDateSourceId: await paperOf(misfit.id) };
  expect(await misfit.correct('2026-08-20', paper)).toMatchObject({ id: misfit.id });
  await misfit.confirm();
  expect(await misfit.docketed()).toMatchObject({
    nominalDate: '2026-08-20',
    extendedOn: null,
    laterDueDateCause: 'RULE_DOES_NOT_FIT',
    dueDateSource: { id: paper.dueDateSourceId },
    reason: expect.stringContaining('a paper of the office gives a later day'),
  });
});

it('each change names the paper it stood on, also when the letter stands on another one by now', async () => {
  const letter = await letterOf('EU');
  const [first, second] = [await paperOf(letter.id), await paperOf(letter.trademarkId)];
  const by = (dueDateSourceId: string) => ({ laterDueDateCause: 'RULE_DOES_NOT_FIT', dueDateSourceId });
  await letter.correct('2026-08-20', by(first));
  await letter.correct('2026-08-25', by(first));
  await letter.confirm();
  await letter.correct('2026-08-28', by(second));
  await letter.correct('2026-07-10');
  await fixture.listen();
  const { data } = await fixture.ask(
    lawyer,
    'query ($id: ID!) { officeAction(id: $id) { tracking(orderBy: [{ field: CREATED_AT, direction: ASC }], limit: 50) { items { event dueDateSource { id } } } } }',
    { id: letter.id },
  );
  const entries: { event: string; dueDateSource: { id: string } | null }[] = data.officeAction.tracking.items;
  expect(
    entries
      .filter(({ event }) => event === 'OfficeActionDueDateCorrected')
      .map(({ dueDateSource }) => dueDateSource?.id ?? null),
  ).toEqual([first, first, second, null]);
  expect(entries.find(({ event }) => event === 'OfficeActionDueDateConfirmed')?.dueDateSource).toBeNull();
});

it('a later day is not typed at the mark while its letter waits for an answer', async () => {
  const { trademarkId, shown } = await letterOf('EU');
  await shown();
  expect(
    await fixture.write(lawyer, {
      type: 'Trademark',
      id: trademarkId,
      mutation: 'updateTrademark',
      input: { officeDueDate: '2026-08-20' },
    }),
  ).toMatchObject({ fields: [{ path: ['officeDueDate'], code: 'LATER_THAN_RULE' }] });
});

it('an extension of the United States shows its day once it is confirmed', async () => {
  const letter = await letterOf('US');
  expect(await letter.extend()).toMatchObject({ id: letter.id });
  expect(await letter.shown()).toEqual(['2026-07-15', '2026-07-15']);
  await letter.confirm();
  expect(await letter.shown()).toEqual(['2026-12-01', '2026-12-01']);
});

describe('the paper a later day stands on', () => {
  const standsOn = (letter: Awaited<ReturnType<typeof letterOf>>, dueDateSourceId: string) =>
    letter.correct('2026-08-20', { laterDueDateCause: 'RULE_DOES_NOT_FIT', dueDateSourceId });
  const refused = { fields: [{ path: ['dueDateSourceId'], code: 'OTHER_PAPER' }] };

  it('is one of its letter or of its mark', async () => {
    const [letter, other] = [await letterOf('EU'), await letterOf('EU')];
    expect(await standsOn(letter, await paperOf(letter.id))).toMatchObject({ id: letter.id });
    expect(await standsOn(other, await paperOf(other.trademarkId))).toMatchObject({ id: other.id });
  });

  it('is refused where it lies at another letter of the same client, or nowhere', async () => {
    const [letter, other] = [await letterOf('EU'), await letterOf('EU')];
    expect(await standsOn(letter, await paperOf(other.id))).toMatchObject(refused);
    expect(await standsOn(letter, await paperOf(other.trademarkId))).toMatchObject(refused);
    expect(await standsOn(letter, crypto.randomUUID())).toMatchObject(refused);
  });

  it('is judged by where it lies now', async () => {
    const [letter, other] = [await letterOf('EU'), await letterOf('EU')];
    const [moved, gone] = [await paperOf(letter.id), await paperOf(letter.id)];
    await paperMoves(moved, { subject_id: letter.id }, { subject_id: other.id });
    await paperMoves(gone, { id: gone, subject_id: letter.id }, null);
    expect(await standsOn(letter, moved)).toMatchObject(refused);
    expect(await standsOn(letter, gone)).toMatchObject(refused);
    expect(await standsOn(other, moved)).toMatchObject({ id: other.id });
  });
});
