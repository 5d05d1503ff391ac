import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leafLogo, noisePng } from '@cotta/workspace/testing.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { admin, jana, lawyer, openApprovalDesk, petr, type ApprovalDesk } from './approval-desk.js';

let desk: ApprovalDesk;
beforeAll(async () => {
  desk = await openApprovalDesk();
});
afterAll(() => desk.close());

const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);
type Sent = Awaited<ReturnType<ApprovalDesk['draftSent']>>;

/** Uploads and files one paper. @returns its id */
async function paper(viewer: typeof jana, filed: object, bytes = pdf('paper')): Promise<string> {
  const { uploadToken, documentId } = await desk.uploaded(bytes);
  expect(
    await desk.workspace(viewer, 'createDocument', undefined, { upload: uploadToken, ...filed }),
  ).toEqual({ id: documentId });
  await desk.settle();
  return documentId;
}

/** A draft with a specimen, a delegation and a translation in the office's folder. */
async function draftWithPapers() {
  const sent = await desk.draftSent();
  const picture = await paper(
    jana,
    { type: 'SPECIMEN', subjectType: 'application', subjectId: sent.applicationId },
    await noisePng(3200, 300),
  );
  const specimen = {
    applicationId: sent.applicationId,
    classNumber: 11,
    classItems: ['lamps'],
    usptoRequirements: [],
    documentId: picture,
  };
  const specimenId = String((await desk.requests(jana, 'createSpecimen', undefined, specimen))['id']);
  const delegation = await paper(jana, {
    type: 'DELEGATION',
    subjectType: 'registration_request',
    subjectId: sent.requestId,
  });
  const translation = await paper(lawyer, {
    type: 'BUSINESS_CERTIFICATE',
    subjectType: 'note',
    subjectId: sent.folderId,
    folderId: sent.folderId,
    userId: jana.userId,
  });
  return { ...sent, picture, specimen, specimenId, delegation, translation };
}

async function approve(requestId: string): Promise<unknown> {
  return desk.requests(jana, 'approveApplication', requestId, {
    draftDigest: (await desk.copyOf(requestId)).digest,
  });
}

describe('what the client approves', () => {
  it('covers the papers that go along: another one is another draft, and is read again first', async () => {
    const { requestId, delegation, translation } = await draftWithPapers();
    const { digest, offices } = await desk.copyOf(requestId);
    const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(offices[0]?.content.papers).toEqual([
      { documentId: translation, type: 'Business certificate', sha256 },
      { documentId: delegation, type: 'Delegation', sha256 },
    ]);
    await paper(jana, {
      type: 'BUSINESS_CERTIFICATE',
      subjectType: 'registration_request',
      subjectId: requestId,
    });
    expect(await desk.requests(jana, 'approveApplication', requestId, { draftDigest: digest })).toEqual({
      code: 'DRAFT_CHANGED',
    });
    expect(await approve(requestId)).toEqual({ id: requestId });
  });

  it('is no more than what is there: a paper that was taken out before is not part of it', async () => {
    const { requestId, translation } = await draftWithPapers();
    expect(await desk.workspace(lawyer, 'updateDocument', translation, { folderId: null })).toEqual({
      id: translation,
    });
    await desk.settle();
    expect((await desk.copyOf(requestId)).offices[0]?.content.papers).toHaveLength(1);
  });
});

describe('what belongs to somebody else', () => {
  it('goes into no draft and no package, whatever they say it belongs to', async () => {
    const { requestId, folderId, applicationId } = await draftWithPapers();
    const { digest } = await desk.copyOf(requestId);
    for (const type of ['DELEGATION', 'PRIORITY_FILING_DOCUMENT'])
      await paper(petr, { type, subjectType: 'registration_request', subjectId: requestId });
    const own = await paper(petr, {
      type: 'BUSINESS_CERTIFICATE',
      subjectType: 'application',
      subjectId: applicationId,
    });
    expect(await desk.workspace(petr, 'updateDocument', own, { folderId })).toEqual({
      code: 'INPUT_INVALID',
    });
    expect((await desk.copyOf(requestId)).digest).toBe(digest);
    expect(await approve(requestId)).toEqual({ id: requestId });
    await desk.settle();
    expect(await desk.packageOf(requestId)).toMatchObject({
      documents: ['Business certificate: sealed', 'Delegation: sealed', 'Specimen: sealed'],
    });
  });

  it('is named in no specimen, owner or address', async () => {
    const { requestId, applicationId, specimen, specimenId, picture } = await draftWithPapers();
    const theirs = await paper(petr, { type: 'SPECIMEN', subjectType: 'note', subjectId: systemIds.next() });
    const invalid = { code: 'INPUT_INVALID' };
    expect(
      await desk.requests(jana, 'createSpecimen', undefined, { ...specimen, documentId: theirs }),
    ).toEqual(invalid);
    expect(await desk.requests(jana, 'updateSpecimen', specimenId, { documentId: theirs })).toEqual(invalid);
    expect(
      await desk.requests(petr, 'createSpecimen', undefined, {
        useInCommerceRequestClassId: systemIds.next(),
        classNumber: 11,
        classItems: [],
        usptoRequirements: [],
        documentId: picture,
      }),
    ).toEqual(invalid);
    expect(
      await desk.requests(jana, 'updateSpecimen', specimenId, { documentId: picture, classNumber: 12 }),
    ).toEqual({ id: specimenId });
    await desk.requests(jana, 'requestChanges', requestId, { reason: 'Another owner, please.' });
    const party = await desk.partyOf(petr);
    for (const key of ['registrationEntity', 'domicileAddress', 'mailingAddress'])
      expect(await desk.requests(jana, 'chooseApplicationParties', applicationId, { [key]: party })).toEqual(
        invalid,
      );
    expect(
      await desk.requests(jana, 'chooseApplicationParties', applicationId, {
        registrationEntity: await desk.partyOf(jana),
      }),
    ).toEqual({ id: applicationId });
  });

  it('stays theirs to file as they like when an order that named it is approved', async () => {
    const folder = String(
      (await desk.workspace(petr, 'createDocumentFolder', undefined, { name: 'Mine' }))['id'],
    );
    const own = await paper(petr, {
      type: 'DELEGATION',
      subjectType: 'note',
      subjectId: systemIds.next(),
      folderId: folder,
    });
    const { requestId, jurisdictionId } = await draftWithPapers();
    expect(
      await desk.requests(jana, 'updateApplicationJurisdiction', jurisdictionId, {
        documentFolderId: folder,
      }),
    ).toEqual({ id: jurisdictionId });
    expect(JSON.stringify(await desk.copyOf(requestId))).not.toContain(own);
    expect(await approve(requestId)).toEqual({ id: requestId });
    await desk.settle();
    expect(await desk.workspace(petr, 'updateDocument', own, { type: 'BUSINESS_CERTIFICATE' })).toEqual({
      id: own,
    });
  });
});

describe('after the approval', () => {
  let order: Awaited<ReturnType<typeof draftWithPapers>>;
  beforeAll(async () => {
    order = await draftWithPapers();
    expect(await approve(order.requestId)).toEqual({ id: order.requestId });
  });

  it('no specimen is added, exchanged or taken away, from the very moment on, by nobody', async () => {
    for (const [viewer, code] of [
      [jana, 'APPLICATION_APPROVED'],
      [lawyer, 'APPROVAL_STANDS'],
      [admin, 'APPROVAL_STANDS'],
    ] as const) {
      expect(await desk.requests(viewer, 'createSpecimen', undefined, order.specimen)).toEqual({ code });
      expect(
        await desk.requests(viewer, 'updateSpecimen', order.specimenId, { documentId: order.delegation }),
      ).toEqual({ code });
      expect(await desk.requests(viewer, 'deleteSpecimen', order.specimenId)).toEqual({ code });
    }
  });

  it('its client names no other owner, office or goods, from the very moment on', async () => {
    const approved = { code: 'APPLICATION_APPROVED' };
    expect(
      await desk.requests(jana, 'updateApplication', order.applicationId, { domicileAddressVisible: true }),
    ).toEqual(approved);
    expect(
      await desk.requests(jana, 'createApplicationJurisdiction', undefined, {
        applicationId: order.applicationId,
        jurisdiction: 'UK',
        goodsAndServices: [],
        usptoSpecimenToClass: [],
        colorClaimEnabled: false,
      }),
    ).toEqual(approved);
  });

  it('no document of it is taken away, moved or made to fit', async () => {
    await desk.settle();
    for (const viewer of [jana, lawyer, admin]) {
      for (const id of [order.picture, order.delegation, order.translation]) {
        expect(await desk.workspace(viewer, 'deleteDocument', id)).toEqual({ code: 'APPROVAL_STANDS' });
        expect(await desk.workspace(viewer, 'updateDocument', id, { type: 'INVOICE' })).toEqual({
          code: 'APPROVAL_STANDS',
        });
      }
      expect(await desk.workspace(viewer, 'resizeSpecimen', order.specimenId)).toEqual({
        code: 'APPROVAL_STANDS',
      });
    }
  });

  it('no document is put beside it, but what others issue or sign in their own time, by the firm', async () => {
    const put = async (viewer: typeof jana, filed: object) =>
      desk.workspace(viewer, 'createDocument', undefined, {
        upload: (await desk.uploaded(await leafLogo(), 'leaf.png')).uploadToken,
        ...filed,
      });
    const stands = { code: 'APPROVAL_STANDS' };
    for (const type of ['SPECIMEN', 'DELEGATION', 'PRIORITY_FILING_DOCUMENT', undefined])
      expect(
        await put(jana, {
          ...(type === undefined ? {} : { type }),
          subjectType: 'application',
          subjectId: order.applicationId,
        }),
      ).toEqual(stands);
    expect(
      await put(jana, {
        type: 'INVOICE',
        subjectType: 'note',
        subjectId: order.folderId,
        folderId: order.folderId,
      }),
    ).toEqual(stands);
    expect(
      await put(lawyer, {
        type: 'DELEGATION',
        subjectType: 'registration_request',
        subjectId: order.requestId,
      }),
    ).toEqual(stands);
    expect(
      await put(lawyer, {
        type: 'PRIORITY_FILING_DOCUMENT',
        subjectType: 'application',
        subjectId: order.applicationId,
      }),
    ).toEqual({ id: expect.any(String) });
  });
});

describe('the package for the office', () => {
  const tasks = (markId: unknown) =>
    desk.workspaceDb.query(
      `select title, status from task where subject_type = 'trademark' and subject_id = $1`,
      [markId],
    );
  const approvedOrder = async (): Promise<
    Sent & { readonly delegation: string; readonly translation: string }
  > => {
    const order = await draftWithPapers();
    expect(await approve(order.requestId)).toEqual({ id: order.requestId });
    await desk.settle();
    return order;
  };

  it('says of every document whether it was approved or came later', async () => {
    const { requestId, applicationId } = await approvedOrder();
    await paper(lawyer, {
      type: 'PRIORITY_FILING_DOCUMENT',
      subjectType: 'application',
      subjectId: applicationId,
    });
    expect(await desk.packageOf(requestId)).toMatchObject({
      documents: [
        'Business certificate: sealed',
        'Delegation: sealed',
        'Priority filing document: later',
        'Specimen: sealed',
      ],
    });
  });

  it('has an approved paper wherever it lies, and is refused with a task where its bytes are others; whole again, the task is done', async () => {
    const { requestId, delegation, translation } = await approvedOrder();
    const { markId } = await desk.packageOf(requestId);
    // What no command does: the rows behind the service.
    await desk.workspaceDb.query('update document set folder_id = null where id = $1', [translation]);
    expect(await desk.packageOf(requestId)).toMatchObject({
      documents: expect.arrayContaining(['Business certificate: sealed']),
    });
    const [before] = await desk.workspaceDb.query('select sha256 from document where id = $1', [delegation]);
    await desk.workspaceDb.query(`update document set sha256 = repeat('0', 64) where id = $1`, [delegation]);
    for (let time = 0; time < 2; time += 1)
      expect(await desk.packageOf(requestId)).toEqual({
        status: 409,
        code: 'DOCUMENT_CHANGED',
        detail: 'A document is not the one that was approved: delegation.',
      });
    await desk.settle();
    const title: unknown = expect.stringMatching(
      /^V-\w+ · Velomar · US · papers differ from what was approved$/,
    );
    expect(await tasks(markId)).toEqual([{ title, status: 'Open' }]);
    await desk.workspaceDb.query('update document set sha256 = $2 where id = $1', [
      delegation,
      before?.['sha256'],
    ]);
    expect(await desk.packageOf(requestId)).toMatchObject({ markId });
    await desk.settle();
    expect(await tasks(markId)).toEqual([{ title, status: 'Done' }]);
  });

  it('is refused where an approved paper is gone, and where one lies beside it that the client never saw', async () => {
    const { requestId, delegation, translation } = await approvedOrder();
    const [kept] = await desk.workspaceDb.query('select folder_id from document where id = $1', [
      translation,
    ]);
    const { documentId: strange } = await desk.uploaded(pdf('exchanged'));
    await desk.workspaceDb.query(
      `update document set folder_id = $2, type = 'Business certificate' where id = $1`,
      [strange, kept?.['folder_id']],
    );
    expect(await desk.packageOf(requestId)).toMatchObject({
      status: 409,
      code: 'DOCUMENT_NOT_APPROVED',
      detail: expect.stringContaining('business certificate'),
    });
    await desk.workspaceDb.query('delete from document where id = $1', [delegation]);
    expect(await desk.packageOf(requestId)).toMatchObject({
      status: 409,
      code: 'DOCUMENT_LOST',
      detail: expect.stringContaining('delegation'),
    });
  });
});
