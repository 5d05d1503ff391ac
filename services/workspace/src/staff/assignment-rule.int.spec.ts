import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { ProductMovedEvent, ProductMovedSchema } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import {
  ServiceRequestMovedEvent,
  ServiceRequestMovedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { profileId } from '../heard/accounts/on-staff.js';
import { orderAmounts } from '../heard/invoicing/on-order-amounts.js';
import { serviceTasks } from '../heard/requests/on-service-tasks.js';
import { workspaceService } from '../service.js';
import { rememberSubject } from '../subject/work-subject.js';
import { hear } from '../testing/facts.js';
import { staffProfile } from './staff-profile.record.js';

const [lena, marek, eva, ada] = ['lena', 'marek', 'eva', 'ada'].map((name) => nameBasedId(name)) as [
  string,
  string,
  string,
  string,
];
const as = (role: 'admin' | 'lawyer', userId: string): Viewer => ({
  role,
  userId,
  locale: 'en',
  scopes: [],
});
const [asAda, asLena] = [as('admin', ada), as('lawyer', lena)];
let fixture: ServiceFixture;

/** A lawyer who files and does service orders for Czechia in Czech. */
async function works(userId: string, team: string | null): Promise<void> {
  const outcome = await handleCommand(fixture.runtime, {
    command: staffProfile.create,
    streamId: profileId(userId),
    viewer: asAda,
    commandId: systemIds.next(),
    input: {
      userId,
      role: 'lawyer',
      active: true,
      lead: false,
      team,
      offices: ['CZ'],
      works: ['order', 'price'],
      languages: ['cs'],
    },
  });
  expect(outcome).not.toHaveProperty('refusal');
}

beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }));
  await works(lena, null);
  await works(marek, 'Filings');
  await works(eva, null);
});
afterAll(() => fixture.close());

interface Sum {
  readonly minor: bigint;
  readonly currency: string;
}

/** What is to be paid for an order, as invoicing says it. */
const payable = (subjectType: string, subjectId: string, { minor, currency }: Sum): Promise<unknown> =>
  hear(fixture.db, orderAmounts, {
    schema: ProductMovedSchema,
    message: create(ProductMovedSchema, {
      product: { subjectType, subjectId, currency, totalMinor: minor },
      event: ProductMovedEvent.PRODUCT_CREATED,
    }),
  });

/** A service order takes a step. @returns its id */
async function serviceOrder(
  step: Partial<Sum> & { event: keyof typeof ServiceRequestMovedEvent; id?: string; trademarkId?: string },
): Promise<string> {
  const { event, id = systemIds.next(), trademarkId = '', minor = 0n, currency = '' } = step;
  await deliver(fixture.runtime, serviceTasks, {
    schema: ServiceRequestMovedSchema,
    source: 'requests',
    streamId: id,
    message: {
      request: {
        serviceRequestId: id,
        trademarkId,
        jurisdiction: 'CZ',
        language: 'cs',
        serviceName: 'other',
      },
      event: ServiceRequestMovedEvent[event],
      priceMinor: minor,
      currency,
    },
  });
  return id;
}

const holderOf = async (subjectId: string): Promise<string | null> => {
  const [row]: { assigned_admin_id: string | null }[] = await fixture.db.query(
    `select assigned_admin_id from task where subject_id = $1 and status = 'Open'`,
    [subjectId],
  );
  return row?.assigned_admin_id ?? null;
};

async function add(input: string, who: Viewer = asAda): Promise<unknown> {
  const { data, errors } = await fixture.ask(
    who,
    `mutation { createAssignmentRule(input: { position: 1, ${input} }) {
       ... on AssignmentRule { id team fromAmount { amountMinor currency } } ... on Refusal { fields { path code } } } }`,
  );
  return data?.createAssignmentRule ?? errors?.[0]?.extensions?.code;
}
const euro = (amountMinor: number): string => `{ amountMinor: ${amountMinor}, currency: "EUR" }`;

describe('a rule of sums and teams', () => {
  it.each([
    ['a colleague and a team', `team: "Filings", assignedAdminId: "${lena}"`, 'team', 'PERSON_OR_TEAM'],
    ['no sum', `fromAmount: ${euro(0)}`, 'fromAmount', 'TOO_SMALL'],
  ])('is refused where it names %s', async (_, input, path, code) =>
    expect(await add(input)).toEqual({ fields: [{ path: [path], code }] }),
  );

  it('is made by admins', async () =>
    expect(await add(`team: "Filings", fromAmount: ${euro(1)}`, asLena)).toBe('FORBIDDEN'));

  it('gives what comes in from that sum on to whoever of the team has the least to do', async () => {
    expect(await add(`team: "Filings", fromAmount: ${euro(500_000)}`)).toMatchObject({
      team: 'Filings',
      fromAmount: { amountMinor: 500_000, currency: 'EUR' },
    });
    const placed = async (minor: bigint, currency = 'EUR'): Promise<string | null> => {
      const id = systemIds.next();
      await payable('service_request', id, { minor, currency });
      await serviceOrder({ id, event: 'SERVICE_REQUEST_INVOICE_PAID' });
      return holderOf(id);
    };
    expect(await placed(500_000n)).toBe(marek);
    expect(await placed(499_999n)).not.toBe(marek);
    // Sums of two currencies are not compared.
    expect(await placed(90_000_000n, 'CZK')).not.toBe(marek);
  });

  it('finds the sum in the order that a mark came with', async () => {
    const [requestId, trademarkId] = [systemIds.next(), systemIds.next()];
    await payable('registration_request', requestId, { minor: 700_000n, currency: 'EUR' });
    await inTransaction(fixture.db, (tx) =>
      rememberSubject(
        tx,
        { type: 'trademark', id: trademarkId },
        { parent: { type: 'registration_request', id: requestId } },
      ),
    );
    expect(await holderOf(await serviceOrder({ trademarkId, event: 'SERVICE_REQUEST_INVOICE_PAID' }))).toBe(
      marek,
    );
  });

  it('knows a price that a person named before there is anything to pay', async () => {
    const id = await serviceOrder({ event: 'SERVICE_REQUEST_QUOTED', minor: 600_000n, currency: 'EUR' });
    await serviceOrder({ id, event: 'SERVICE_REQUEST_INVOICE_PAID' });
    expect(await holderOf(id)).toBe(marek);
  });

  it('is tried on what came in before it is added', async () => {
    const { data } = await fixture.ask(
      asAda,
      `{ replayedArrivals(rule: { position: 1, assignedAdminId: "${eva}", fromAmount: ${euro(650_000)} }) { chosenAdminId because } }`,
    );
    const chosen = data.replayedArrivals.filter(
      ({ chosenAdminId }: { chosenAdminId: string }) => chosenAdminId === eva,
    );
    expect(chosen).toContainEqual({ chosenAdminId: eva, because: 'RULE' });
    expect(data.replayedArrivals).toContainEqual({ chosenAdminId: marek, because: 'RULE' });
  });
});
