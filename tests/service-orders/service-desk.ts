import { expect } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { CHANGES, encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { consumerOf, deliver } from '@cotta/kit/testing/deliver.js';
import type { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { RequestTiedToUserSchema } from '@cotta/proto/cotta/accounts/v1/events_pb.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { casesService } from '@cotta/cases/testing.js';
import { requestsService } from '@cotta/requests/testing.js';
import { trademarksService } from '@cotta/trademarks/testing.js';
import { keepUpload, workspaceService } from '@cotta/workspace/testing.js';
import { carryFacts, type Service } from '../money/carry-facts.js';
import { billing, key, openOrderDesk, type OrderDesk } from '../money/order-desk.js';

/** The mark ends on 14 March 2027, a Sunday: its window opens on 14 September 2026, three months before which we take the order. */
export const expires = '2027-03-14';
export const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
export const visitor = viewerOf('visitor');
export const petra = { ...viewerOf('customer', nameBasedId('petra')), userId: nameBasedId('petra') };
export const newOwner = { name: 'New s.r.o.', street: 'Hlavná 1', city: 'Košice', country: 'SK' };
export const renewal = (more: object = {}) => ({
  jurisdiction: 'EU',
  number: '017890123',
  name: 'Lumara',
  expirationDate: expires,
  classes: [9, 42],
  poaInHand: true,
  ...more,
});
export const holderOf = (subjectId: string): Viewer => ({
  ...visitor,
  link: { purpose: 'verification-receipt', subjectId, revision: 1 },
});

const requests = requestsService({ linkKey: key, encryptionKey: key });
const trademarks = trademarksService({ linkKey: key, encryptionKey: key });
const workspace = workspaceService({ linkKey: key, letters: [] });
const cases = casesService({ linkKey: key, encryptionKey: key });

interface Fixtures {
  readonly requests: ServiceFixture;
  readonly trademarks: ServiceFixture;
  readonly workspace: ServiceFixture;
  readonly cases: ServiceFixture;
}

/** Requests, trademarks, cases, workspace and invoicing on databases of their own, with the facts carried between them by hand. */
export class ServiceDesk {
  private constructor(
    private readonly clock: FakeClock,
    readonly desk: OrderDesk,
    readonly fixtures: Fixtures,
    private readonly all: readonly Service[],
  ) {}

  static async open(clock: FakeClock): Promise<ServiceDesk> {
    const desk = await openOrderDesk(clock);
    const fixtures = {
      requests: await openServiceFixture(requests, clock),
      trademarks: await openServiceFixture(trademarks, clock),
      workspace: await openServiceFixture(workspace, clock),
      cases: await openServiceFixture(cases, clock),
    };
    return new ServiceDesk(clock, desk, fixtures, [
      { runtime: desk.fixture.runtime, definition: desk.definition },
      { runtime: fixtures.requests.runtime, definition: requests },
      { runtime: fixtures.trademarks.runtime, definition: trademarks },
      { runtime: fixtures.workspace.runtime, definition: workspace },
      { runtime: fixtures.cases.runtime, definition: cases },
    ]);
  }

  async close(): Promise<void> {
    await Promise.all([
      this.desk.close(),
      this.fixtures.requests.close(),
      this.fixtures.trademarks.close(),
      this.fixtures.workspace.close(),
      this.fixtures.cases.close(),
    ]);
  }

  /** Every fact to everyone, twice, until nothing moves. */
  async settle(): Promise<void> {
    for (let moved = 1; moved > 0;) {
      await this.desk.ticks['jobs']?.work();
      moved = 0;
      for (const from of this.all) moved += await carryFacts(from, this.all, true);
    }
  }

  /** Whose a row is, as the other services know it long before anything is ordered for it. */
  async knowOwner(
    entity: 'trademark' | 'brand' | 'use_in_commerce_request_class',
    id: string,
    owner: Viewer,
  ): Promise<void> {
    for (const { db } of [
      this.fixtures.requests,
      this.fixtures.cases,
      this.fixtures.workspace,
      this.desk.fixture,
    ])
      await db.query(
        'insert into row_owner (id, entity, user_id) values ($1, $2, $3) on conflict (id) do nothing',
        [id, entity, owner.userId],
      );
  }

  async answerOf(fixture: ServiceFixture, viewer: Viewer, source: string, variables: object) {
    const { data, errors } = await fixture.ask(viewer, source, { ...variables });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  async quoteFor(
    serviceName: string,
    jurisdiction: string,
    expirationDate: string | null = expires,
    classes = 2,
  ) {
    const source = `query ($s: String!, $j: JurisdictionCode!, $c: Int!, $e: Date) { serviceOrderQuote(serviceName: $s, jurisdiction: $j, classes: $c, expirationDate: $e, currency: "EUR", country: "SK") {
      ... on ServiceOrderQuote { quote ourFee officeFee tax total surcharge windowOpensOn lastDay graceEnds poaWeeks validUntil } ... on Refusal { refused: code fields { path code } } } }`;
    return (
      await this.answerOf(this.desk.fixture, visitor, source, {
        s: serviceName,
        j: jurisdiction,
        c: classes,
        e: expirationDate,
      })
    ).serviceOrderQuote;
  }

  async order(viewer: Viewer, input: object) {
    const source = `mutation ($input: OrderServiceInput!) { orderService(input: $input) { ... on ServiceOrderReceipt { publicId serviceRequestId productId link } ... on Refusal { refused: code fields { path code } } } }`;
    return (
      await this.answerOf(this.fixtures.requests, viewer, source, {
        input: { language: 'sk', currency: 'EUR', country: 'SK', ...input },
      })
    ).orderService;
  }

  async step(
    fixture: ServiceFixture,
    viewer: Viewer,
    command: string,
    id: string,
    input: object = {},
    type = 'Trademark',
  ) {
    const name = `${command[0]?.toLowerCase() ?? ''}${command.slice(1)}`;
    const answer = await this.answerOf(
      fixture,
      viewer,
      `mutation ($id: ID!, $input: ${command}Input!) { ${name}(id: $id, input: $input) { ... on ${type} { id } ... on Refusal { refused: code } } }`,
      { id, input },
    );
    return answer[name];
  }

  async markOf(owner: Viewer, more: object = {}): Promise<string> {
    const source =
      'mutation ($input: CreateTrademarkInput!) { createTrademark(input: $input) { ... on Trademark { id } ... on Refusal { refused: code fields { path code } } } }';
    const goodsAndServices = [
      { class: 9, terms: ['Software'] },
      { class: 42, terms: ['Hosting'] },
    ];
    const input = {
      name: 'Lumara',
      jurisdiction: 'EU',
      type: 'WORD',
      status: 'TRADEMARK_REGISTERED',
      goodsAndServices,
      number: '017890123',
      filingDate: '2017-03-14',
      registrationDate: '2017-07-01',
      expirationDate: expires,
      ...more,
    };
    return (await this.answerOf(this.fixtures.trademarks, owner, source, { input })).createTrademark.id;
  }

  async checkout(payer: Viewer, id: string) {
    const source =
      'mutation ($id: ID!, $input: StartProductCheckoutInput!) { startProductCheckout(id: $id, input: $input) { ... on Product { status } ... on Refusal { refused: code } } }';
    return (
      await this.answerOf(this.desk.fixture, payer, source, { id, input: { paymentType: 'CARD', billing } })
    ).startProductCheckout;
  }

  /** @param payer whoever pays; the customer of the order desk unless said otherwise */
  async pay(productId: string, payer?: Viewer): Promise<void> {
    if (payer === undefined) await this.desk.checkout(productId, 'card');
    else expect(await this.checkout(payer, productId)).toMatchObject({ status: 'CHECKOUT_STARTED' });
    await this.settle();
    await this.desk.sim.control(
      `revolut-merchant/orders/${String((await this.desk.row(productId))['gateway_order_id'])}/pay`,
    );
    this.clock.moveBy({ minutes: 61 });
    await this.settle();
  }

  /** Something staff or a client enters; it has to be taken. */
  async made(fixture: ServiceFixture, viewer: Viewer, type: string, input: object): Promise<string> {
    const name = `create${type}`;
    const answer = await this.answerOf(
      fixture,
      viewer,
      `mutation ($input: Create${type}Input!) { ${name}(input: $input) { ... on ${type} { id } ... on Refusal { refused: code fields { path code } } } }`,
      { input },
    );
    expect(answer[name]).toEqual({ id: expect.any(String) });
    return answer[name].id;
  }

  async productOf(order: string): Promise<Record<string, unknown> | undefined> {
    return (
      await this.desk.fixture.db.query(
        'select id, total, status, payable_until from product where subject_id = $1',
        [order],
      )
    )[0];
  }

  async invoicesOf(productId: string): Promise<{ status: string }[]> {
    return this.desk.fixture.db.query('select status from invoice where product_id = $1', [productId]);
  }

  async openWork(id: string): Promise<string[]> {
    const rows: { work: string }[] = await this.fixtures.workspace.db.query(
      `select work from task where subject_id = $1 and status = 'Open' order by work`,
      [id],
    );
    return rows.map(({ work }) => work);
  }

  async statusOf(id: string): Promise<string> {
    return (
      await this.fixtures.requests.db.query('select status from service_request where id = $1', [id])
    )[0]?.status;
  }

  async markRow(id: string) {
    return (
      await this.fixtures.trademarks.db.query(
        'select renewal_ordered_on::text as ordered, renewal_filed_on::text as filed, expiration_date::text as expires, owner_entity_id as owner from trademark where id = $1',
        [id],
      )
    )[0];
  }

  async plannedReminders(id: string): Promise<number> {
    const sql = `select count(*)::integer as n from reminder r join trademark_deadline d on d.id = r.subject_id where d.trademark_id = $1 and r.kind in ('renewal', 'grace notice') and r.state = 'planned'`;
    return (await this.fixtures.trademarks.db.query(sql, [id]))[0].n;
  }

  async tasks(publicId: string): Promise<string[]> {
    const rows: { title: string; status: string }[] = await this.fixtures.workspace.db.query(
      'select title, status from task where public_id = $1 order by created_at',
      [publicId],
    );
    return rows.map(({ title, status }) => `${title}: ${status}`);
  }

  /** A file that somebody sent a moment ago: nobody's until what it was sent for takes it. */
  async uploaded(): Promise<{ documentId: string; uploadToken: string }> {
    const bytes = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    return keepUpload(this.fixtures.workspace.runtime, key, { name: 'deed.pdf', bytes });
  }

  async deedsOf(viewer: Viewer, orderId: string): Promise<string[]> {
    const source =
      'query ($id: ID!) { documentList(filter: { subjectType: { eq: "service_request" }, subjectId: { eq: $id } }) { items { id } } }';
    return (
      await this.answerOf(this.fixtures.workspace, viewer, source, { id: orderId })
    ).documentList.items.map(({ id }: { id: string }) => id);
  }

  /** Whether a file opens to somebody; visitors have no list, only the file itself. */
  async opens(viewer: Viewer, documentId: string): Promise<boolean> {
    return (
      (
        await this.answerOf(
          this.fixtures.workspace,
          viewer,
          'query ($id: ID!) { document(id: $id) { id } }',
          {
            id: documentId,
          },
        )
      ).document !== null
    );
  }

  /** What accounts says once the address of an order was proved. */
  async proved(requestId: string, userId: string): Promise<void> {
    await deliver(this.fixtures.requests.runtime, consumerOf(requests, 'account-facts'), {
      schema: RequestTiedToUserSchema,
      source: 'accounts',
      streamId: userId,
      message: { requestId, userId },
    });
  }

  /** That somebody has a mark with us now, with the row sealed as the relay seals it. */
  async addedBy({ userId }: Viewer, id: string, number: string): Promise<void> {
    const after = { user_id: userId, jurisdiction: 'EU', number };
    const changes = {
      event: 'TrademarkAdded',
      reason: null,
      changes: [{ entity: 'trademark', id, before: null, after, trademarkId: id, userId }],
    };
    const sealedChanges = encrypt(Buffer.from(JSON.stringify(changes)), key, CHANGES);
    const message = { entity: 'trademark', entityId: id, event: 'TrademarkAdded' };
    await deliver(this.fixtures.requests.runtime, consumerOf(requests, 'added-marks'), {
      schema: EntityChangedSchema,
      source: 'trademarks',
      streamId: id,
      message,
      sealedChanges,
    });
  }
}
