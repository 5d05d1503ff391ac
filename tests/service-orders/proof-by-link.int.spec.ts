import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import type { LinkGrant, Viewer } from '@cotta/kit/model/words/viewer.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { eva, key } from '../money/order-desk.js';
import { holderOf, lawyer, petra, ServiceDesk, visitor } from './service-desk.js';

const clock = new FakeClock('2026-07-01T09:00:00Z');
const colleague = viewerOf('lawyer', nameBasedId('colleague'));
const PROOF = 'UseInCommerceRequest';
let at: ServiceDesk;

beforeAll(async () => {
  at = await ServiceDesk.open(clock);
});
afterAll(() => at.close());

const step = (viewer: Viewer, command: string, id: string, input: object = {}) =>
  at.step(at.fixtures.trademarks, viewer, command, id, input, PROOF);
const byLink = (subjectId: string, more: Partial<LinkGrant> = {}): Viewer => ({
  ...visitor,
  link: { purpose: 'use-in-commerce', subjectId, revision: 1, ...more },
});

interface SeenClass {
  readonly id: string;
  readonly classNumber: number;
  readonly terms: readonly string[];
  readonly link: string;
}
const page = `query ($id: ID!) { useInCommerceRequest(id: $id) { id status type
  proof { markName number officeDay daysLeft late orderUntil canOrder orderLink classes { id classNumber terms link }
    offers { type declarationOfIncontestability serviceFee { amountMinor } officeFee { amountMinor } isReady needsGoodCause } } } }`;
const read = async (viewer: Viewer, id: string) =>
  (await at.answerOf(at.fixtures.trademarks, viewer, page, { id })).useInCommerceRequest;

/** A mark with two classes that the office of the United States has allowed, and its proof as it went to the client. */
async function sentProof(remaining = 5, dueDate = '2026-11-05'): Promise<{ proof: string; mark: string }> {
  const mark = await at.markOf(eva, {
    jurisdiction: 'US',
    status: 'STATEMENT_OF_USE_REQUESTED',
    number: '97000123',
    filingBasis: ['_1_B'],
    registrationDate: null,
    expirationDate: null,
    noticeOfAllowanceDate: '2026-05-05',
    officeDueDate: dueDate,
    remainingExtensionCount: remaining,
  });
  await at.knowOwner('trademark', mark, eva);
  const proof = await at.made(at.fixtures.trademarks, lawyer, PROOF, {
    trademarkId: mark,
    type: 'STATEMENT_OF_USE',
    issueDate: '2026-05-05',
    dueDate,
    remainingExtensionCount: remaining,
  });
  await at.settle();
  expect(await step(colleague, 'ConfirmUseInCommerceDeadline', proof)).toEqual({ id: proof });
  expect(await step(lawyer, 'KickOffUseInCommerceRequest', proof)).toEqual({ id: proof });
  await at.settle();
  return { proof, mark };
}

/** Whoever holds the link of a class, as the page of its proof was given it. */
function holderOfClass(one: SeenClass): Viewer {
  const reading = readLink(one.link, key, clock.now());
  if (reading.state !== 'valid') throw new Error(reading.state);
  return { ...visitor, link: reading.link };
}

const decide = async (viewer: Viewer, id: string, input: object) =>
  (
    await at.answerOf(
      at.fixtures.trademarks,
      viewer,
      'mutation ($id: ID!, $input: UpdateUseInCommerceRequestClassInput!) { done: updateUseInCommerceRequestClass(id: $id, input: $input) { __typename ... on Refusal { code fields { path code } } } }',
      { id, input },
    )
  ).done;
const classesOf = async (proof: string): Promise<SeenClass[]> =>
  (await read(byLink(proof), proof)).proof.classes;
const used = { decision: 'USE', firstUseAnywhere: '2026-03-01', firstUseInUs: '2026-03-02' };

/** A page that shows the first class in use. */
const shown = { classNumber: 9, url: 'https://lumara.example/app', captureDate: '2026-06-30' };
const addByLink = (viewer: Viewer, input: object) =>
  at.fixtures.requests.ask(
    viewer,
    'mutation ($input: AddSpecimenByLinkInput!) { done: addSpecimenByLink(input: $input) { __typename ... on Specimen { id useInCommerceRequestClassId } ... on Refusal { code fields { path code } } } }',
    { input },
  );
const removeByLink = async (viewer: Viewer, id: string) =>
  (
    await at.answerOf(
      at.fixtures.requests,
      viewer,
      'mutation ($id: ID!) { done: deleteSpecimen(id: $id) { __typename ... on Refusal { code } } }',
      { id },
    )
  ).done;

describe('a proof of use behind its link', () => {
  it('shows its mark, its day, its classes and what can be ordered, and notes that it was seen', async () => {
    const { proof } = await sentProof();
    expect(await read(byLink(proof), proof)).toMatchObject({
      status: 'KICK_OFF_SENT',
      proof: {
        markName: 'Lumara',
        number: '97000123',
        officeDay: '2026-11-05',
        daysLeft: 127,
        late: false,
        canOrder: true,
        orderLink: null,
        classes: [{ classNumber: 9 }, { classNumber: 42 }],
        offers: [
          { type: 'STATEMENT_OF_USE', isReady: false },
          { type: 'EXTENSION', isReady: true, needsGoodCause: false, officeFee: { amountMinor: 25_000 } },
        ],
      },
    });
    expect(await step(byLink(proof), 'VisitUseInCommercePage', proof)).toEqual({ id: proof });
  });

  it.each([
    ['another proof', { subjectId: nameBasedId('other proof') }],
    ['another purpose', { purpose: 'office-action' }],
    ['another revision', { revision: 2 }],
  ] as const)('opens to no link of %s', async (_, more) => {
    const { proof } = await sentProof();
    const stranger = byLink(proof, more);
    expect(await read(stranger, proof)).toBeNull();
    for (const command of [
      'OrderUseInCommerceRequest',
      'RequestUseInCommerceAbandonment',
      'VisitUseInCommercePage',
    ])
      expect(await step(stranger, command, proof)).toEqual({ refused: 'NOT_FOUND' });
  });

  it('opens no more once its links were revoked, its classes neither', async () => {
    const { proof } = await sentProof();
    const [first] = await classesOf(proof);
    if (first === undefined) throw new Error('no class');
    expect(await step(lawyer, 'RevokeUseInCommerceLinks', proof, { reason: 'Forwarded' })).toEqual({
      id: proof,
    });
    expect(await read(byLink(proof), proof)).toBeNull();
    expect(await decide(holderOfClass(first), first.id, used)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await read(byLink(proof, { revision: 2 }), proof)).not.toBeNull();
  });

  it('lets one class be decided by its own link alone, for its own goods', async () => {
    const { proof } = await sentProof();
    const [nine, other] = await classesOf(proof);
    if (nine === undefined || other === undefined) throw new Error('no class');
    const holder = holderOfClass(nine);
    expect(await decide(holder, nine.id, used)).toEqual({ __typename: 'UseInCommerceRequestClass' });
    expect(await decide(holder, other.id, used)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await decide(byLink(proof), nine.id, used)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await decide(holder, nine.id, { items: ['ships'] })).toMatchObject({
      fields: [{ path: ['items'], code: 'UNKNOWN_REFERENCE' }],
    });
    expect(await decide(holder, nine.id, { items: [], decision: 'USE' })).toMatchObject({
      fields: [{ path: ['items'], code: 'REQUIRED' }],
    });
    expect(
      await decide(holder, nine.id, { firstUseAnywhere: '2026-03-03', firstUseInUs: '2026-03-02' }),
    ).toMatchObject({ fields: [{ path: ['firstUseInUs'] }] });
  });

  it('takes what shows a class in use by the link of that class alone, until a lawyer approved it; its owner sees it', async () => {
    const { proof } = await sentProof();
    const [nine, other] = await classesOf(proof);
    if (nine === undefined || other === undefined) throw new Error('no class');
    await at.knowOwner('use_in_commerce_request_class', nine.id, eva);
    const holder = holderOfClass(nine);
    const add = addByLink;
    const added = (await add(holder, shown)).data?.done;
    expect(added).toMatchObject({ __typename: 'Specimen', useInCommerceRequestClassId: nine.id });
    expect((await add(holder, { classNumber: 9 })).data?.done).toMatchObject({ fields: [{ path: ['url'] }] });
    expect((await add(holder, { ...shown, captureDate: null })).data?.done).toMatchObject({
      fields: [{ path: ['captureDate'], code: 'REQUIRED' }],
    });
    expect(
      (await add(holder, { classNumber: 9, captureDate: '2026-06-30', upload: 'u.x' })).data?.done,
    ).toMatchObject({
      fields: [{ path: ['url'], code: 'REQUIRED' }],
    });
    expect((await add(holder, { ...shown, upload: 'u.forged' })).data?.done).toMatchObject({
      fields: [{ path: ['upload'], code: 'UPLOAD_NOT_FOUND' }],
    });
    for (const stranger of [visitor, byLink(proof, { purpose: 'office-action' })])
      expect((await add(stranger, shown)).errors).toBeDefined();

    const list = async (viewer: Viewer): Promise<string[]> =>
      (
        await at.answerOf(at.fixtures.requests, viewer, 'query { specimensByLink { id } }', {})
      ).specimensByLink.map(({ id }: { id: string }) => id);
    expect(await list(holder)).toEqual([added.id]);
    expect(await list(holderOfClass(other))).toEqual([]);
    const own = 'query ($id: ID!) { specimen(id: $id) { id } }';
    for (const [viewer, seen] of [
      [eva, { id: added.id }],
      [petra, null],
      [holderOfClass(other), null],
    ] as const)
      expect((await at.answerOf(at.fixtures.requests, viewer, own, { id: added.id })).specimen).toEqual(seen);
    const remove = (viewer: Viewer) => removeByLink(viewer, added.id);
    expect(await remove(holderOfClass(other))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await remove(holder)).toMatchObject({ __typename: 'Specimen' });
    await at.fixtures.requests.db.query(
      "update proof_of_use_copy set status = 'Approved for filing' where id = $1",
      [proof],
    );
    expect((await add(holder, shown)).data?.done).toMatchObject({ code: 'PROOF_APPROVED' });
  });

  it('takes and gives away nothing by the link of a class once the links of its proof were revoked', async () => {
    const { proof } = await sentProof();
    const [nine] = await classesOf(proof);
    if (nine === undefined) throw new Error('no class');
    const holder = holderOfClass(nine);
    const added = (await addByLink(holder, shown)).data?.done;
    expect(added).toMatchObject({ __typename: 'Specimen' });
    expect(await step(lawyer, 'RevokeUseInCommerceLinks', proof, { reason: 'Forwarded' })).toEqual({
      id: proof,
    });
    await at.settle();
    expect((await addByLink(holder, shown)).data?.done).toMatchObject({ code: 'NOT_FOUND' });
    expect(await removeByLink(holder, added.id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(
      (await at.answerOf(at.fixtures.requests, holder, 'query { specimensByLink { id } }', {}))
        .specimensByLink,
    ).toEqual([]);
  });

  it('files a picture at that class and nowhere else', async () => {
    const { proof } = await sentProof();
    const [nine, other] = await classesOf(proof);
    if (nine === undefined || other === undefined) throw new Error('no class');
    const holder = holderOfClass(nine);
    await at.knowOwner('use_in_commerce_request_class', nine.id, eva);
    const file = async (input: object) =>
      (
        await at.answerOf(
          at.fixtures.workspace,
          holder,
          'mutation ($input: CreateDocumentInput!) { done: createDocument(input: $input) { __typename ... on Document { id type subjectId } ... on Refusal { code fields { path code } } } }',
          { input: { upload: (await at.uploaded()).uploadToken, type: 'LOGO', ...input } },
        )
      ).done;
    const subjectType = 'use_in_commerce_request_class';
    const filed = await file({ subjectType, subjectId: nine.id });
    expect(filed).toMatchObject({ __typename: 'Document', type: 'SPECIMEN', subjectId: nine.id });
    const own = 'query ($id: ID!) { document(id: $id) { id } }';
    for (const [viewer, seen] of [
      [eva, { id: filed.id }],
      [petra, null],
      [holderOfClass(other), null],
      [byLink(nine.id, { revision: 2 }), null],
    ] as const)
      expect((await at.answerOf(at.fixtures.workspace, viewer, own, { id: filed.id })).document).toEqual(
        seen,
      );
    for (const strange of [
      { subjectType, subjectId: other.id },
      { subjectType: 'use_in_commerce_request', subjectId: proof },
      { subjectType: 'trademark', subjectId: nine.id },
    ])
      expect(await file(strange)).toMatchObject({
        fields: [{ path: ['subjectId'], code: 'UNKNOWN_REFERENCE' }],
      });
  });

  it('is ordered once at the price that was shown, paid by the link of its order, and released', async () => {
    const { proof } = await sentProof();
    const [nine, other] = await classesOf(proof);
    if (nine === undefined || other === undefined) throw new Error('no class');
    const order = { type: 'STATEMENT_OF_USE', country: 'SK' };
    expect(await step(byLink(proof), 'OrderUseInCommerceRequest', proof, order)).toEqual({
      refused: 'CLASS_UNDECIDED',
    });
    await decide(holderOfClass(nine), nine.id, used);
    await decide(holderOfClass(other), other.id, { decision: 'EXTEND' });
    const { proof: sheet } = await read(byLink(proof), proof);
    // A statement for one class, more time for the other, and the division.
    expect(sheet.offers[0]).toMatchObject({
      isReady: true,
      serviceFee: { amountMinor: 21_700 },
      officeFee: { amountMinor: 37_500 },
    });
    expect(await step(byLink(proof), 'OrderUseInCommerceRequest', proof, order)).toEqual({ id: proof });
    // Ordered again, even as another filing, it stays what was ordered first, and is one order.
    const again = { ...order, type: 'EXTENSION' };
    expect(await step(byLink(proof), 'OrderUseInCommerceRequest', proof, again)).toEqual({ id: proof });
    await at.settle();
    const after = await read(byLink(proof), proof);
    expect(after.type).toBe('STATEMENT_OF_USE');
    const placed: unknown[] = await at.fixtures.requests.db.query(
      "select id from service_request where parameters ->> 'subjectId' = $1",
      [proof],
    );
    expect(placed).toHaveLength(1);
    const { orderLink } = after.proof;
    const reading = readLink(orderLink, key, clock.now());
    if (reading.state !== 'valid') throw new Error(reading.state);
    const product = await at.productOf(reading.link.subjectId);
    expect(product?.['total']).toEqual({ amountMinor: 21_700 + 4_991 + 37_500, currency: 'USD' });
    await at.pay(String(product?.['id']), holderOf(reading.link.subjectId));
    expect(await at.statusOf(reading.link.subjectId)).toBe('Paid');

    const { db } = at.fixtures.requests;
    await db.query("insert into staff_name (user_id, display_name) values ($1, 'Lena Demo')", [
      lawyer.userId,
    ]);
    await db.query('update service_request set assigned_admin_id = $2 where id = $1', [
      reading.link.subjectId,
      lawyer.userId,
    ]);
    const inCharge = async (viewer: Viewer) =>
      (
        await at.answerOf(
          at.fixtures.requests,
          viewer,
          'query ($id: ID!) { serviceRequest(id: $id) { lawyerInCharge } }',
          { id: reading.link.subjectId },
        )
      ).serviceRequest;
    expect(await inCharge(holderOf(reading.link.subjectId))).toEqual({ lawyerInCharge: 'Lena Demo' });
    expect(await inCharge(byLink(proof))).toBeNull();
  });

  it('is more time where that is ordered: filed, the mark has one extension less and six months more', async () => {
    const { proof, mark } = await sentProof();
    const order = { type: 'EXTENSION', country: 'SK' };
    expect(await step(byLink(proof), 'OrderUseInCommerceRequest', proof, order)).toEqual({ id: proof });
    await at.settle();
    const { orderLink, ...sheet } = (await read(byLink(proof), proof)).proof;
    expect(sheet.offers).toHaveLength(2);
    const reading = readLink(orderLink, key, clock.now());
    if (reading.state !== 'valid') throw new Error(reading.state);
    const { subjectId } = reading.link;
    await at.pay(String((await at.productOf(subjectId))?.['id']), holderOf(subjectId));
    const approval = { specimensChecked: true, declarationSignedOn: '2026-06-30' };
    expect(await step(lawyer, 'ApproveUseInCommerceFiling', proof, approval)).toEqual({ id: proof });
    expect(await step(lawyer, 'SubmitUseInCommerceRequest', proof, { filedOn: '2026-07-01' })).toEqual({
      id: proof,
    });
    await at.settle();
    expect(await at.statusOf(subjectId)).toBe('Finished');
    const [row] = await at.fixtures.trademarks.db.query(
      'select status, remaining_extension_count as left, office_due_date::text as due from trademark where id = $1',
      [mark],
    );
    expect(row).toEqual({ status: 'SOU extended', left: 4, due: '2027-05-05' });
    const open = await at.fixtures.trademarks.db.query(
      "select due_date::text as due, remaining_extension_count as left from use_in_commerce_request where trademark_id = $1 and status = 'Created'",
      [mark],
    );
    expect(open).toEqual([{ due: '2027-05-05', left: 4 }]);
  });

  it('is not ordered in another money, nor joined with what belongs to a declaration', async () => {
    const { proof } = await sentProof();
    for (const input of [
      { type: 'EXTENSION', currency: 'EUR', country: 'SK' },
      { type: 'EXTENSION', declarationOfIncontestability: true, country: 'SK' },
    ])
      expect(await step(byLink(proof), 'OrderUseInCommerceRequest', proof, input)).toEqual({
        refused: 'INPUT_INVALID',
      });
  });
});
