import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { EntityChange, EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { requestsService } from '../../service.js';
import { client, lawyer, testKey } from '../../testing/facts.js';
import { proofOfUseFacts } from './on-proof-of-use-facts.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(requestsService({ linkKey: testKey, encryptionKey: testKey }));
});
afterAll(() => fixture.close());

const versions = new Map<string, number>();
function hear(
  entity: string,
  entityId: string,
  facts: Readonly<Record<string, string>>,
  change = EntityChange.AMENDED,
): Promise<unknown> {
  const streamVersion = (versions.get(entityId) ?? 0) + 1;
  versions.set(entityId, streamVersion);
  return deliver(fixture.runtime, proofOfUseFacts, {
    schema: EntityChangedSchema,
    source: 'trademarks',
    streamId: entityId,
    streamVersion,
    message: { entity, entityId, event: 'Something', change, facts },
  });
}

const source = (name: string, args: string) =>
  `mutation ($id: ID!) { it: ${name}(${args}) { ... on Specimen { id } ... on Refusal { code } } }`;
const ask = async (viewer: typeof client, name: string, args: string, id: string) => {
  const { data, errors } = await fixture.ask(viewer, source(name, args), { id });
  expect(errors).toBeUndefined();
  return data.it;
};
const added = (viewer: typeof client, classId: string) =>
  ask(
    viewer,
    'createSpecimen',
    'input: { useInCommerceRequestClassId: $id, classNumber: 11, classItems: ["lamps"], usptoRequirements: [] }',
    classId,
  );

describe('the specimens of a proof of use', () => {
  it('are their client’s until a lawyer approved the filing, and again once it was reopened; the firm corrects them', async () => {
    const [proof, part] = [systemIds.next(), systemIds.next()];
    await hear('use_in_commerce_request', proof, { status: 'Kick-off sent' }, EntityChange.ADDED);
    await hear(
      'use_in_commerce_request_class',
      part,
      { use_in_commerce_request_id: proof },
      EntityChange.ADDED,
    );
    const { id } = await added(client, part);
    await hear('use_in_commerce_request', proof, { status: 'Approved for filing' });
    // A fact that tells nothing of the status changes nothing.
    await hear('use_in_commerce_request', proof, { late_fee_applied: 'true' });
    for (const refused of [
      await added(client, part),
      await ask(client, 'updateSpecimen', 'id: $id, input: { classItems: ["lanterns"] }', id),
      await ask(client, 'deleteSpecimen', 'id: $id', id),
    ])
      expect(refused).toEqual({ code: 'PROOF_APPROVED' });
    expect(await ask(lawyer, 'updateSpecimen', 'id: $id, input: { classItems: ["lanterns"] }', id)).toEqual({
      id,
    });
    await hear('use_in_commerce_request', proof, { status: 'In preparation' });
    expect(await ask(client, 'deleteSpecimen', 'id: $id', id)).toEqual({ id });
  });

  it('of a class nobody has told of yet are open, and those of another proof stay as they are', async () => {
    const [closed, part] = [systemIds.next(), systemIds.next()];
    await hear('use_in_commerce_request', closed, { status: 'Submitted' }, EntityChange.ADDED);
    await hear(
      'use_in_commerce_request_class',
      part,
      { use_in_commerce_request_id: closed },
      EntityChange.ADDED,
    );
    expect(await added(client, part)).toEqual({ code: 'PROOF_APPROVED' });
    expect(await added(client, systemIds.next())).toEqual({ id: expect.any(String) });
    await hear('use_in_commerce_request_class', part, {}, EntityChange.REMOVED);
    expect(await added(client, part)).toEqual({ id: expect.any(String) });
  });

  it('are judged by the firm, with a reason where they do not do, until another picture is there', async () => {
    const { id } = await added(client, systemIds.next());
    const judge = async (viewer: typeof client, input: string) => {
      const { data, errors } = await fixture.ask(
        viewer,
        `mutation ($id: ID!) { it: judgeSpecimen(id: $id, input: ${input}) { ... on Specimen { verdict refusedBecause } ... on Refusal { code fields { path code } } } }`,
        { id },
      );
      return data?.it ?? errors?.[0]?.extensions?.code;
    };
    expect(await judge(client, '{ verdict: ACCEPTED }')).toBe('FORBIDDEN');
    expect(await judge(lawyer, '{ verdict: REFUSED, refusedBecause: "  " }')).toEqual({
      code: 'INPUT_INVALID',
      fields: [{ path: ['refusedBecause'], code: 'REQUIRED' }],
    });
    expect(await judge(lawyer, '{ verdict: REFUSED, refusedBecause: "A drawing, no photo." }')).toEqual({
      verdict: 'REFUSED',
      refusedBecause: 'A drawing, no photo.',
    });
    const seen = async (viewer: typeof client, shown: string) =>
      (await fixture.ask(viewer, `query ($id: ID!) { specimen(id: $id) { ${shown} } }`, { id })).data
        .specimen;
    expect(await seen(client, 'refusedBecause')).toEqual({ refusedBecause: 'A drawing, no photo.' });
    // Other goods are the same picture; another page is another proof.
    await ask(client, 'updateSpecimen', 'id: $id, input: { classItems: ["lanterns"] }', id);
    expect(await seen(lawyer, 'verdict')).toEqual({ verdict: 'REFUSED' });
    await ask(
      client,
      'updateSpecimen',
      'id: $id, input: { url: "https://example.test/lamp", captureDate: "2026-01-02" }',
      id,
    );
    expect(await seen(lawyer, 'verdict refusedBecause')).toEqual({ verdict: null, refusedBecause: null });
  });
});
