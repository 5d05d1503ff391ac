import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import sharp from 'sharp';
import { handleCommand } from '@cotta/kit/runtime/commands/handle-command.js';
import { nameBasedId, systemIds } from '@cotta/kit/model/words/ids.js';
import { signLink } from '@cotta/kit/edge/links/link-token.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { buildSubgraph } from '@cotta/kit/edge/subgraph/build.js';
import type { Door } from '@cotta/kit/runtime/process/door.js';
import { serveSubgraph } from '@cotta/kit/testing/serve-subgraph.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import type { LinkPurpose } from '@cotta/reference/link-purposes.js';
import { signViewer } from '@cotta/kit/edge/subgraph/viewer-token.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { workspaceService } from '../service.js';
import { changeDocumentLinkRevision } from './change-document-link-revision.js';
import { deleteDocument } from './manage-document.js';
import { attachDocument } from './store-document.js';
import { noisePng } from '../testing/pictures.js';
import { databaseContentStore } from './content-store.js';
import { discardUnclaimed } from './discard-unclaimed.js';
import { upload } from './upload.js';

/** 32 bytes, base64url; for tests only. */
const linkKey = Buffer.alloc(32, 9).toString('base64url');
const definition = workspaceService({ linkKey, letters: [] });
const clock = new FakeClock('2026-03-02T10:00:00Z');
const passerBy: Viewer = { role: 'visitor', locale: 'en', scopes: [] };
const customer = (name: string): Viewer & { readonly userId: string } => ({
  role: 'customer',
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [jana, eva] = [customer('jana'), customer('eva')];
const requestId = systemIds.next();
const byLink = (revision: number): Viewer => ({
  ...passerBy,
  link: { purpose: 'verification-summary', subjectId: requestId, revision },
});

let fixture: ServiceFixture;
let serving: Door;
let key: JWK;
beforeAll(async () => {
  fixture = await openServiceFixture(definition, clock);
  const pair = await generateKeyPair('ES256', { extractable: true });
  key = { ...(await exportJWK(pair.privateKey)), kid: 'k1' };
  const subgraph = buildSubgraph({
    ...definition,
    resolvers: definition.resolvers?.(fixture.runtime) ?? {},
    execute: () => Promise.reject(new Error('no commands here')),
  });
  serving = await serveSubgraph({
    subgraph,
    manager: fixture.db.manager,
    log: silentLog,
    clock,
    viewerKeys: { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1' }] },
    extraRoutes: definition.internalRoutes?.(fixture.runtime) ?? [],
  });
});
afterAll(async () => {
  await serving.close();
  await fixture.close();
});

const run = (streamId: string) => ({ streamId, viewer: systemViewer, commandId: systemIds.next() });

/** A picture of Jana's order, which a link opens as well. */
async function pictureOf(bytes: Buffer, name = 'stand.png'): Promise<string> {
  const kept = await upload(
    { runtime: fixture.runtime, linkKey, content: databaseContentStore(fixture.db) },
    { name, bytes },
  );
  if ('code' in kept) throw new Error(kept.code);
  await handleCommand(fixture.runtime, {
    ...run(kept.documentId),
    command: attachDocument,
    input: {
      subjectType: 'registration_request',
      subjectId: requestId,
      userId: jana.userId,
      linkRevision: 1,
    },
  });
  return kept.documentId;
}

/** The path that somebody is shown; null where there is nothing for them. */
async function pathFor(who: Viewer, id: string): Promise<string | null> {
  const { data } = await fixture.ask(who, 'query ($id: ID!) { document(id: $id) { previewUrl } }', { id });
  return data.document?.previewUrl ?? null;
}

/** Asks as the gateway does, which hands the path on under another name. */
async function opened(path: string | null): Promise<Response> {
  const inside = String(path).replace('/api/document/', '/internal/documents/');
  return fetch(`http://127.0.0.1:${serving.port}${inside}`, {
    headers: { 'x-viewer': await signViewer(passerBy, key, clock.now()) },
  });
}

async function refused(path: string | null): Promise<[number, unknown]> {
  const answer = await opened(path);
  return [answer.status, await answer.json()];
}

const withToken = (path: string | null, token: string): string =>
  String(path).replace(/token=[^&]*/u, `token=${encodeURIComponent(token)}`);
const signed = (purpose: LinkPurpose, subjectId: string): string =>
  signLink({ purpose, subjectId, revision: 1, expiresAt: new Date(clock.now().getTime() + 60_000) }, linkKey);
const notThere = [404, { code: 'NOT_FOUND' }];

describe('the preview of a picture', () => {
  it('is a small PNG; the picture itself stays as it was given', async () => {
    const bytes = await noisePng(3200, 300);
    const path = await pathFor(jana, await pictureOf(bytes));
    const answer = await opened(path);
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
      answer.headers.get('content-security-policy'),
    ]).toEqual([200, 'image/png', 'private, max-age=300', "default-src 'none'; sandbox"]);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 640,
      height: 60,
    });
    const whole = await opened(String(path).replace('&preview=1', ''));
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is gone when its five minutes are over', async () => {
    const path = await pathFor(jana, await pictureOf(await noisePng(90, 90)));
    clock.moveBy({ minutes: 4 });
    expect((await opened(path)).status).toBe(200);
    clock.moveBy({ minutes: 1 });
    expect(await refused(path)).toEqual([410, { code: 'LINK_EXPIRED' }]);
  });

  it('has no path for another customer, and opens to the token of no other document', async () => {
    const [hers, other] = [await pictureOf(await noisePng(90, 90)), await pictureOf(await noisePng(80, 80))];
    expect(await pathFor(eva, hers)).toBeNull();
    const path = await pathFor(jana, hers);
    expect(await refused(withToken(path, signed('download', other)))).toEqual(notThere);
    expect(await refused(withToken(path, signed('upload', hers)))).toEqual(notThere);
    expect(await refused(withToken(path, ''))).toEqual(notThere);
    expect(await refused(withToken(path, `${signed('download', hers).slice(0, -2)}xx`))).toEqual(notThere);
  });

  it('has no path for a link that was revoked, and a link is no token', async () => {
    const id = await pictureOf(await noisePng(90, 90));
    const path = await pathFor(byLink(1), id);
    expect((await opened(path)).status).toBe(200);
    await handleCommand(fixture.runtime, {
      ...run(id),
      command: changeDocumentLinkRevision,
      input: { linkRevision: 2 },
    });
    expect([await pathFor(byLink(1), id), await pathFor(byLink(2), id)]).toEqual([
      null,
      expect.stringContaining('&preview=1'),
    ]);
    expect(await refused(withToken(path, signed('verification-summary', requestId)))).toEqual(notThere);
    expect(await refused(withToken(path, signed('verification-summary', id)))).toEqual(notThere);
  });

  it('is not there for a document that was taken away', async () => {
    const id = await pictureOf(await noisePng(90, 90));
    const path = await pathFor(jana, id);
    await handleCommand(fixture.runtime, {
      streamId: id,
      viewer: jana,
      commandId: systemIds.next(),
      command: deleteDocument,
      input: {},
    });
    expect(await refused(path)).toEqual(notThere);
  });

  it('cannot be had of what is no picture', async () => {
    const id = await pictureOf(
      Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
      'label.pdf',
    );
    expect(await pathFor(jana, id)).toBeNull();
    expect(
      await refused(
        `/api/document/${id}/content?token=${encodeURIComponent(signed('download', id))}&preview=1`,
      ),
    ).toEqual([415, { code: 'CORRUPT' }]);
  });
});

describe('a picture as the EUIPO takes it', () => {
  const forOffice = (path: string | null): string => String(path).replace('&preview=1', '&office=EUIPO');

  it('is a JPEG with its digest; the picture itself stays as it was given', async () => {
    const bytes = await noisePng(900, 300);
    const path = await pathFor(jana, await pictureOf(bytes));
    const answer = await opened(forOffice(path));
    const sent = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-digest')]).toEqual(
      [200, 'image/jpeg', `sha-256=:${createHash('sha256').update(sent).digest('base64')}:`],
    );
    expect(await sharp(sent).metadata()).toMatchObject({
      format: 'jpeg',
      width: 900,
      height: 300,
      density: 300,
    });
    const whole = await opened(String(path).replace('&preview=1', ''));
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('is not given out when what lies there is not what was uploaded', async () => {
    const id = await pictureOf(await noisePng(90, 90));
    const path = await pathFor(jana, id);
    await fixture.db.query(
      'update document_content set bytes = $2 where path = (select path from document where id = $1)',
      [id, await noisePng(90, 90)],
    );
    expect(await refused(forOffice(path))).toEqual([409, { code: 'CONTENT_CHANGED' }]);
  });

  it('opens to the token of its document alone', async () => {
    const [hers, other] = [await pictureOf(await noisePng(90, 90)), await pictureOf(await noisePng(80, 80))];
    const path = forOffice(await pathFor(jana, hers));
    for (const token of [signed('download', other), signed('upload', hers), ''])
      expect(await refused(withToken(path, token))).toEqual(notThere);
  });
});

describe('files that nobody used', () => {
  const kept = async (id: string): Promise<number[]> =>
    Promise.all(
      [
        ['document', 'id', id],
        ['document_content', 'path', `documents/${id}`],
      ].map(
        async ([table, column, value]) =>
          (await fixture.db.query(`select from ${table} where ${column} = $1`, [value])).length,
      ),
    );
  const left = async (): Promise<string> => {
    const uploaded = await upload(
      { runtime: fixture.runtime, linkKey, content: databaseContentStore(fixture.db) },
      { name: 'left.png', bytes: await noisePng(8, 8) },
    );
    if ('code' in uploaded) throw new Error(uploaded.code);
    return uploaded.documentId;
  };

  it('go with their bytes once their token is long over; what belongs to something stays', async () => {
    const [unused, used] = [await left(), await pictureOf(await noisePng(8, 8))];
    clock.moveBy({ hours: 25 });
    const later = await left();
    await discardUnclaimed(fixture.runtime);
    expect(await kept(unused)).toEqual([1, 1]);
    clock.moveBy({ hours: 2 });
    expect(await discardUnclaimed(fixture.runtime)).toBeGreaterThan(0);
    expect([await kept(unused), await kept(used), await kept(later)]).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    expect(await discardUnclaimed(fixture.runtime)).toBe(0);
  });
});

describe('names of files', () => {
  it('are cleaned when a document is filed and when it is renamed, like those of uploads', async () => {
    const uploaded = await upload(
      { runtime: fixture.runtime, linkKey, content: databaseContentStore(fixture.db) },
      { name: '../../"><img src=x>.png', bytes: await noisePng(8, 8) },
    );
    if ('code' in uploaded) throw new Error(uploaded.code);
    const create =
      'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ... on Document { id name } ... on Refusal { code fields { path code } } } }';
    const filed = await fixture.ask(jana, create, {
      input: {
        upload: uploaded.uploadToken,
        subjectType: 'registration_request',
        subjectId: requestId,
        name: '"><img src=x onerror=alert(1)>.pdf',
      },
    });
    expect(filed.data.createDocument).toEqual({
      id: uploaded.documentId,
      name: 'img srcx onerroralert(1).pdf',
    });
    const update =
      'mutation ($id: ID!, $input: UpdateDocumentInput!) { updateDocument(id: $id, input: $input) { ... on Document { name } } }';
    expect(
      (await fixture.ask(jana, update, { id: uploaded.documentId, input: { name: 'Smlouva č. 5 <b>.pdf' } }))
        .data.updateDocument,
    ).toEqual({ name: 'Smlouva č. 5 b.pdf' });
  });

  it('are filed at nobody else’s order', async () => {
    const theirs = systemIds.next();
    await fixture.db.query('insert into row_owner (id, entity, user_id) values ($1, $2, $3)', [
      theirs,
      'registration_request',
      eva.userId,
    ]);
    const uploaded = await upload(
      { runtime: fixture.runtime, linkKey, content: databaseContentStore(fixture.db) },
      { name: 'a.png', bytes: await noisePng(8, 8) },
    );
    if ('code' in uploaded) throw new Error(uploaded.code);
    const create =
      'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { ... on Document { id } ... on Refusal { code fields { path code } } } }';
    const input = {
      upload: uploaded.uploadToken,
      subjectType: 'registration_request',
      subjectId: theirs,
      type: 'INVOICE',
    };
    expect((await fixture.ask(jana, create, { input })).data.createDocument).toMatchObject({
      fields: [{ path: ['subjectId'], code: 'UNKNOWN_REFERENCE' }],
    });
  });
});
