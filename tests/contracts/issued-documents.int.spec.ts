import { createHash, randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { calendarDate } from '@cotta/kit/model/time/clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { rootsOf } from '@cotta/kit/runtime/time-stamp/pem.js';
import { Rfc3161Authority } from '@cotta/kit/runtime/time-stamp/rfc3161-authority.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  EvidenceCaptureChangedSchema,
  EvidenceCaptureEvent,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { CaseLetterFileMadeSchema, CaseLetterToEmailSchema } from '@cotta/proto/cotta/cases/v1/events_pb.js';
import { DocumentFileKind, DocumentFileMadeSchema } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import {
  ApplicationSealedSchema,
  PowerOfAttorneySignedSchema,
  ReportFileMadeSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import {
  checkProof,
  issuedDocumentRoutes,
  issuedDocumentsConsumer,
  letterFilesConsumer,
  readProof,
  sealCheck,
  stampChain,
  workspaceService,
} from '@cotta/workspace/testing.js';
import { openFixture, type Fixture } from '../../infra/simulators/contract/fixture.js';
import { testKey } from '../testkit/services.js';

const ROOTS = fileURLToPath(new URL('../../infra/simulators/tsa/root.pem', import.meta.url));
const SCRIPT = fileURLToPath(new URL('../../docs/check-issued-document.sh', import.meta.url));
const roots = rootsOf(readFileSync(ROOTS, 'utf8'));
const visitor = { role: 'visitor', locale: 'en', scopes: [] } as const;
const ZONE = 'Europe/Bratislava';
const clock = new FakeClock(new Date().toISOString());
const issued = issuedDocumentsConsumer({ clock });
let simulators: Fixture;
let fixture: ServiceFixture;
/** Of the tables, who may do more than the service. */
let owner: pg.Client;

const authority = (mode = 'granted') =>
  new Rfc3161Authority(
    { TSA_URL: `${simulators.url}/tsa/${mode}`, TSA_URL_2: '', TSA_ROOTS_FILE: ROOTS },
    { ...simulators.tuning, clock, nonce: () => randomBytes(8) },
  );
const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const someFile = (): Buffer => randomBytes(64);

interface Stored {
  readonly n: number;
  readonly month: string;
  readonly kind: string;
  readonly fingerprint: string;
  readonly entry: string;
  readonly previous: string | null;
  readonly hash: string;
}
const chain = (): Promise<Stored[]> =>
  fixture.db.query(
    'select n, month, kind, fingerprint, entry, previous, hash from issued_document order by n',
  );

const asOwner = (sql: string, ...values: string[]) => owner.query(sql, values);

/** Says that a report became a file. */
const report = (sha256OfFile: string) =>
  deliver(fixture.runtime, issued, {
    schema: ReportFileMadeSchema,
    source: 'requests',
    streamId: systemIds.next(),
    message: { sha256: sha256OfFile, name: 'report.pdf' },
  });

async function reported(bytes = someFile()): Promise<string> {
  const fingerprint = sha256(bytes);
  await report(fingerprint);
  return fingerprint;
}

async function pass(seconds: number): Promise<void> {
  await simulators.control('clock', { advanceSeconds: seconds });
  clock.moveBy({ seconds });
}

const answer = async (fingerprint: string) =>
  fixture.ask(
    visitor,
    `query ($fingerprint: String!) { issuedDocument(fingerprint: $fingerprint) {
      fingerprint kind issuedOn place month link previous next unaltered stampedAt stampedBy monthRoot { place link stampedAt } } }`,
    { fingerprint },
  );

/** What the routes answer programs with; `part`: nothing, or `/proof`. */
async function routed(fingerprint: string, part = ''): Promise<{ status: number; body: Buffer }> {
  let status = 0;
  let body = Buffer.alloc(0);
  const response = {
    writeHead: (code: number) => ((status = code), response),
    end: (sent: Buffer | string = '') => ((body = Buffer.from(sent)), response),
  };
  const route = issuedDocumentRoutes(fixture.runtime, roots).find(
    ({ path }) => path === `/internal/issued-documents/:fingerprint${part}`,
  );
  await route?.handle({
    response: response as unknown as ServerResponse,
    params: { fingerprint },
  } as unknown as RouteCall);
  return { status, body };
}

/** The proof as it is handed over; undefined where there is none. */
async function proofOf(fingerprint: string): Promise<Buffer | undefined> {
  const { status, body } = await routed(fingerprint, '/proof');
  return status === 200 ? body : undefined;
}

async function judged(file: Uint8Array, fingerprint: string): Promise<string[]> {
  const proof = readProof(file);
  return proof === undefined
    ? ['not as it was handed over']
    : [...(await checkProof(proof, { fingerprint, roots })).problems];
}

beforeAll(async () => {
  simulators = await openFixture();
  fixture = await openServiceFixture(
    workspaceService({ linkKey: testKey, letters: [], stampRoots: roots }),
    clock,
  );
  const url = new URL(fixture.url);
  url.username += '_owner';
  owner = new pg.Client(url.href);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await fixture.close();
  await simulators.stop();
});

describe('what the firm issues', () => {
  it('joins one chain, whichever service it comes from, each document once however often it is said', async () => {
    const [letterId, letter] = [systemIds.next(), someFile()];
    const says = <Message extends Parameters<typeof deliver>[2]>(fact: Omit<Message, 'streamId'>) =>
      deliver(fixture.runtime, issued, { streamId: systemIds.next(), ...fact } as Message);
    const digest = (): string => sha256(someFile());
    await says({ schema: ApplicationSealedSchema, source: 'requests', message: { digest: digest() } });
    await says({ schema: PowerOfAttorneySignedSchema, source: 'requests', message: { sha256: digest() } });
    for (const kind of [DocumentFileKind.INVOICE, DocumentFileKind.CREDIT_NOTE])
      await says({
        schema: DocumentFileMadeSchema,
        source: 'invoicing',
        message: { sha256: digest(), kind },
      });
    await says({
      schema: EvidenceCaptureChangedSchema,
      source: 'cases',
      message: {
        event: EvidenceCaptureEvent.EVIDENCE_CAPTURE_KEPT,
        facts: { outcome: 'Captured', manifestHash: digest() },
      },
    });
    // A stamp of evidence says nothing that is issued.
    await says({
      schema: EvidenceCaptureChangedSchema,
      source: 'cases',
      message: { event: EvidenceCaptureEvent.EVIDENCE_CAPTURE_KEPT, facts: { stampedAt: '2026-03-02' } },
    });
    const toEmail = { schema: CaseLetterToEmailSchema, source: 'cases', message: { documentId: letterId } };
    await expect(says(toEmail)).rejects.toThrow('not kept yet');
    expect((await chain()).map(({ kind }) => kind)).not.toContain('letter to the other side');
    await deliver(fixture.runtime, letterFilesConsumer({ encryptionKey: testKey }), {
      schema: CaseLetterFileMadeSchema,
      source: 'cases',
      streamId: letterId,
      message: {
        documentId: letterId,
        caseLetterId: systemIds.next(),
        userId: systemIds.next(),
        name: 'letter.pdf',
        size: letter.length,
        sha256: sha256(letter),
        sealedContent: encrypt(letter, testKey, 'document file'),
      },
    });
    await says(toEmail);
    const fingerprint = await reported();
    await report(fingerprint);
    await report(fingerprint);
    expect((await chain()).map(({ kind }) => kind)).toEqual([
      'approved application',
      'power of attorney',
      'invoice',
      'credit note',
      'evidence',
      'letter to the other side',
      'report',
    ]);
    expect((await chain())[5]?.fingerprint).toBe(sha256(letter));
  });

  it('joins without holes and forks where many are issued at once', async () => {
    const before = (await chain()).length;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let turn = 0; turn < 5; turn += 1) await reported();
      }),
    );
    const links = await chain();
    expect(links.map(({ n }) => n)).toEqual(Array.from({ length: before + 40 }, (_, index) => index + 1));
    // Worked out as somebody else would, with nothing of ours.
    for (const [index, link] of links.entries()) {
      expect(link.previous).toBe(links[index - 1]?.hash ?? null);
      const previous = link.previous === null ? 'null' : `"${link.previous}"`;
      const text = `{"entry":"${link.entry}","month":"${link.month}","n":${link.n},"previous":${previous}}`;
      expect(link.hash).toBe(sha256(text));
      const issuedOn = calendarDate(clock.now(), ZONE);
      expect(link.entry).toBe(
        sha256(`{"fingerprint":"${link.fingerprint}","issuedOn":"${issuedOn}","kind":"${link.kind}"}`),
      );
    }
  });

  it.each([
    'update issued_document set month = month',
    'delete from issued_document',
    'truncate issued_document cascade',
    'update chain_stamp set authority = authority',
    'delete from chain_stamp',
  ])('stays: the database refuses "%s"', async (statement) => {
    await expect(asOwner(statement)).rejects.toThrow('only grows');
  });

  it('is followed by one link alone, and by none that skips a place', async () => {
    const { n, hash, previous } = (await chain()).at(-1) ?? { n: 0, hash: '', previous: '' };
    const insert = (place: number, after: string | null) =>
      fixture.db.query(
        `insert into issued_document (n, month, kind, fingerprint, issued_on, entry, previous, hash, joined_at)
         values ($1, '2099-01', 'report', $2, '2099-01-01', 'e', $3, $2, now())`,
        [place, sha256(someFile()), after],
      );
    await expect(insert(n + 2, hash)).rejects.toThrow('does not follow');
    await expect(insert(n + 1, previous)).rejects.toThrow('does not follow');
    await expect(insert(0, null)).rejects.toThrow();
  });
});

describe('the chain', () => {
  it('is stamped, waits while no authority answers, and is not stamped each minute', async () => {
    expect(await stampChain(fixture.runtime, authority('html'))).toBe(0);
    const last = (await chain()).at(-1);
    expect((await answer(last?.fingerprint ?? '')).data.issuedDocument).toMatchObject({ stampedAt: null });
    expect(await stampChain(fixture.runtime, authority())).toBe(1);
    const fingerprint = await reported();
    expect(await stampChain(fixture.runtime, authority())).toBe(0);
    await pass(3_700);
    expect(await stampChain(fixture.runtime, authority())).toBe(1);
    expect(await stampChain(fixture.runtime, authority())).toBe(0);
    expect((await answer(fingerprint)).data.issuedDocument).toMatchObject({
      unaltered: true,
      stampedBy: 'Simulated time stamp authority',
      stampedAt: expect.any(String),
    });
  });

  it('has a root of each month that is over, and stays in a month that a slower clock has not left', async () => {
    const [first, second] = [await reported(), await reported()];
    await pass(32 * 86_400);
    const later = await reported();
    // The last of the month that is over, and the last of all.
    expect(await stampChain(fixture.runtime, authority())).toBe(2);
    const links = await chain();
    const root = links.find((each) => each.fingerprint === second);
    for (const fingerprint of [first, second])
      expect((await answer(fingerprint)).data.issuedDocument.monthRoot).toMatchObject({
        place: root?.n,
        link: root?.hash,
      });
    expect((await answer(later)).data.issuedDocument).toMatchObject({
      monthRoot: null,
      month: calendarDate(clock.now(), ZONE).slice(0, 7),
    });
    clock.moveBy({ days: -32 });
    const slow = await reported();
    clock.moveBy({ days: 32 });
    expect((await answer(slow)).data.issuedDocument.month).toBe(calendarDate(clock.now(), ZONE).slice(0, 7));
  });
});

describe('whoever has a file', () => {
  it('reads when we issued it and where it stands; of others they learn nothing', async () => {
    const issuedOn = calendarDate(clock.now(), ZONE);
    const [before, fingerprint, after] = [await reported(), await reported(), await reported()];
    await pass(3_700);
    await stampChain(fixture.runtime, authority());
    const links = await chain();
    const own = links.find((each) => each.fingerprint === fingerprint);
    const { data } = await answer(` ${fingerprint.toUpperCase()}`);
    expect(data.issuedDocument).toMatchObject({
      fingerprint,
      kind: 'REPORT',
      issuedOn,
      place: own?.n,
      link: own?.hash,
      previous: links[(own?.n ?? 0) - 2]?.hash,
      next: links[own?.n ?? 0]?.hash,
      unaltered: true,
    });
    const answered = await routed(fingerprint);
    expect([answered.status, JSON.parse(answered.body.toString())]).toEqual([200, data.issuedDocument]);
    const proof = (await proofOf(fingerprint))?.toString() ?? '';
    expect(proof).toContain(fingerprint);
    expect(proof).toContain(links[own?.n ?? 0]?.entry);
    for (const other of [before, after]) expect(proof + JSON.stringify(data)).not.toContain(other);
  });

  it('hears that we issued no such file, and what a fingerprint is', async () => {
    const strange = sha256('never issued');
    expect(await answer(strange)).toEqual({ data: { issuedDocument: null } });
    expect(await answer(sha256(''))).toEqual({ data: { issuedDocument: null } });
    expect(await proofOf(strange)).toBeUndefined();
    for (const part of ['', '/proof']) {
      expect((await routed(strange, part)).status).toBe(404);
      expect((await routed('../x', part)).status).toBe(400);
    }
    for (const text of ['', 'abc', `${strange}0`, strange.replace(/./u, 'g')])
      expect((await answer(text)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('has a proof in which one byte altered in any part is found', async () => {
    const fingerprint = await reported();
    await reported();
    await pass(3_700);
    await stampChain(fixture.runtime, authority());
    await pass(32 * 86_400);
    await reported();
    await stampChain(fixture.runtime, authority());
    const proof = (await proofOf(fingerprint)) ?? Buffer.alloc(0);
    expect(await judged(proof, fingerprint)).toEqual([]);
    const missed: string[] = [];
    for (let at = 0; at < proof.length; at += 1) {
      const flipped = Buffer.from(proof);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      if ((await judged(flipped, fingerprint)).length === 0)
        missed.push(`${at}: ${proof.subarray(Math.max(0, at - 20), at + 20).toString()}`);
    }
    expect(missed).toEqual([]);
    expect(await judged(proof, sha256('another file'))).toEqual(['The proof is of another file.']);
    expect(await judged(proof.subarray(0, -1), fingerprint)).toEqual(['not as it was handed over']);
  });

  it('is not shown a proof that was put together from others', async () => {
    const [one, other] = [await reported(), await reported()];
    await pass(3_700);
    await stampChain(fixture.runtime, authority());
    const [proof, stranger] = [await proofOf(one), await proofOf(other)].map((each) =>
      readProof(each ?? Buffer.alloc(0)),
    );
    if (proof === undefined || stranger === undefined) throw new Error('no proof');
    const check = async (altered: typeof proof) =>
      (await checkProof(altered, { fingerprint: one, roots })).problems;
    const document = { ...proof.document, issuedOn: '2020-01-01' };
    expect(await check({ ...proof, document })).toEqual([
      'What the proof says of the document is not what joined the chain.',
    ]);
    expect(await check({ ...stranger, document: proof.document })).not.toEqual([]);
    expect((await check({ ...proof, links: proof.links.slice(0, 1) })).join()).toMatch(/of no link/);
    expect(
      (await check({ ...proof, stamps: stranger.stamps, links: [...proof.links, ...proof.links] })).join(),
    ).toMatch(/does not follow/);
    expect((await checkProof(proof, { fingerprint: one, roots: [] })).problems.join()).toMatch(
      /trusted root/,
    );
    // Without a stamp nothing is wrong, and nothing is vouched for.
    expect(await checkProof({ ...proof, stamps: [] }, { fingerprint: one, roots })).toEqual({
      problems: [],
      stamps: [],
    });
  });

  it('is not answered "unaltered" where what is stored was altered past the database', async () => {
    const fingerprint = await reported();
    await pass(3_700);
    await stampChain(fixture.runtime, authority());
    await asOwner('alter table issued_document disable trigger issued_document_stays');
    await asOwner("update issued_document set issued_on = '2020-01-01' where fingerprint = $1", fingerprint);
    await asOwner('alter table issued_document enable trigger issued_document_stays');
    expect((await answer(fingerprint)).data.issuedDocument.unaltered).toBe(false);
  });
});

describe('a file and its proof, without the product', () => {
  const bytes = randomBytes(5_000);
  let dir = '';
  const at = (name: string, content: Uint8Array | string): string => {
    writeFileSync(join(dir, name), content);
    return join(dir, name);
  };
  /** What our program and what sha256sum and openssl say: how they end. */
  const ends = async (file: string, proof: string) => ({
    ours: (await sealCheck([file, proof, ROOTS], '')).exitCode,
    foreign: spawnSync('sh', [SCRIPT, file, proof, ROOTS]).status,
  });
  const flipped = (of: Uint8Array, place: number): Buffer => {
    const copy = Buffer.from(of);
    copy[place] = (copy[place] ?? 0) ^ 1;
    return copy;
  };
  let proof: Buffer;
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'cotta-issued-'));
    await reported(bytes);
    for (let more = 0; more < 3; more += 1) await reported();
    await pass(3_700);
    await stampChain(fixture.runtime, authority());
    proof = (await proofOf(sha256(bytes))) ?? Buffer.alloc(0);
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('are good as they were handed over, and it is said what they prove', async () => {
    const [file, proofFile] = [at('report.pdf', bytes), at('proof.json', proof)];
    expect(await ends(file, proofFile)).toEqual({ ours: 0, foreign: 0 });
    const { lines } = await sealCheck([file, proofFile], ROOTS);
    expect(lines.join('\n')).toMatch(
      /As it was issued: report, issued on \d{4}-\d\d-\d\d, link \d+ of the chain.*\nIn the chain by .*Simulated/,
    );
    // A stamp is given to everybody: what makes the chain ours is that we name the same link.
    const { link } = (await answer(sha256(bytes))).data.issuedDocument;
    expect(lines.slice(-2)).toEqual([expect.stringMatching(/^Whose chain it is no stamp says/), `  ${link}`]);
    const foreign = spawnSync('sh', [SCRIPT, file, proofFile, ROOTS], { encoding: 'utf8' }).stdout;
    expect(foreign.trimEnd().split('\n').slice(-2)).toEqual(lines.slice(-2));
  });

  it.each([
    ['one byte changed', flipped(bytes, 2_500)],
    ['its first byte changed', flipped(bytes, 0)],
    ['its last byte changed', flipped(bytes, bytes.length - 1)],
    ['cut off', bytes.subarray(0, -1)],
    ['longer by a byte', Buffer.concat([bytes, Buffer.from('\n')])],
    ['empty', Buffer.alloc(0)],
    ['another file', randomBytes(5_000)],
  ])('are not good where the file is %s', async (_, content) => {
    expect(await ends(at('altered.pdf', content), at('proof.json', proof))).toEqual({ ours: 1, foreign: 1 });
  });

  it('are not good where one byte of the proof was altered, by either', async () => {
    const file = at('report.pdf', bytes);
    const missed: string[] = [];
    for (let place = 0; place < proof.length; place += Math.ceil(proof.length / 60)) {
      const ended = await ends(file, at('altered.json', flipped(proof, place)));
      if (ended.ours !== 1 || ended.foreign !== 1) missed.push(`${place}: ${JSON.stringify(ended)}`);
    }
    expect(missed).toEqual([]);
  });

  it('are not good by a stamp of somebody else, nor while none is there', async () => {
    const file = at('report.pdf', bytes);
    const { lines, exitCode } = await sealCheck(
      [file, at('proof.json', proof), ROOTS.replace('root.pem', 'expired.pem')],
      '',
    );
    expect([exitCode, lines.join()]).toEqual([1, expect.stringContaining('trusted root')]);
    const young = randomBytes(100);
    await reported(young);
    const unstamped = at('young.json', (await proofOf(sha256(young))) ?? '');
    expect(await ends(at('young.pdf', young), unstamped)).toEqual({ ours: 1, foreign: 1 });
  });

  it('are asked for where one of them is not there', async () => {
    const [file, proofFile] = [at('report.pdf', bytes), at('proof.json', proof)];
    const said = async (args: readonly string[]) => {
      const { lines, exitCode } = await sealCheck(args, '');
      return [exitCode, lines.join('\n')];
    };
    expect(await said([])).toEqual([2, expect.stringContaining('npm run seal:check')]);
    expect(await said([join(dir, 'nowhere.pdf')])).toEqual([2, expect.stringContaining('nowhere.pdf')]);
    expect(await said([file])).toEqual([2, expect.stringContaining(`/api/verify/${sha256(bytes)}/proof`)]);
    expect(await said([file, join(dir, 'none.json'), ROOTS])).toEqual([
      2,
      expect.stringContaining('none.json'),
    ]);
    expect(await said([file, proofFile])).toEqual([2, expect.stringContaining('PEM')]);
    expect(await said([file, proofFile, file])).toEqual([2, expect.stringContaining('PEM')]);
  });
});
