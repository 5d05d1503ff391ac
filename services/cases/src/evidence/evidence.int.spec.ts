import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import type { RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import { viewerOf } from '@cotta/kit/testing/parcel-rows.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import {
  CaseInfringementEvidenceChangedSchema,
  CaseInfringementEvidenceEvent,
  CaseRequestChangedSchema,
  CaseRequestEvent,
  EvidenceCaptureChangedSchema,
  EvidenceCaptureEvent,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { keptCaptures } from '../heard/cases/on-kept-captures.js';
import { reportedPages } from '../heard/cases/on-reported-pages.js';
import { casesService } from '../service.js';
import type { PageCaptured } from './capture/page-capture.js';
import { captureDue, stampKept, type EvidenceParts } from './capture-due.js';
import { readBundle, writeBundle } from './bundle.js';
import { checkBundle } from './check-bundle.js';
import { evidenceBundleRoute } from './evidence-proof.js';

const clock = new FakeClock('2026-03-02T10:30:00Z');
const eva = viewerOf('customer', nameBasedId('eva'));
const jan = viewerOf('customer', nameBasedId('jan'));
const lawyer = viewerOf('lawyer', nameBasedId('lawyer'));
const visitor = { role: 'visitor', locale: 'en', scopes: [] } as const;
const key = Buffer.alloc(32, 7).toString('base64url');
const refusal = '... on Refusal { code fields { path code } }';
const page = 'https://market.example/offer/1';
let fixture: ServiceFixture;
let dir = '';
/** What the site shows now. */
let site: Pick<PageCaptured, 'state' | 'text'> & { status: number } = {
  state: 'Captured',
  status: 200,
  text: 'LUMARA lamp',
};
const looked: string[] = [];

const parts: EvidenceParts = {
  egressCountry: 'SK',
  pages: {
    capture: async (link) => {
      looked.push(link);
      const at = clock.now().toISOString();
      return {
        ...site,
        hops: [
          { url: link, status: site.status, address: '8.8.8.8', headers: [['Content-Type', 'text/html']] },
        ],
        finalUrl: link,
        startedAt: at,
        finishedAt: at,
        pictured: false,
        files: [{ name: 'received.html', mediaType: 'text/html', bytes: Buffer.from(`${site.text} ${at}`) }],
        tools: { capture: 'spec' },
        viewport: '1280x800',
        locale: 'en-GB',
        userAgent: 'Spec/1.0',
      };
    },
  },
  authority: {
    stamp: async () => {
      throw new VendorError('tsa', 'unavailable', 'away');
    },
  },
};

beforeAll(async () => {
  fixture = await openServiceFixture(casesService({ linkKey: key, encryptionKey: key }), clock);
  dir = mkdtempSync(join(tmpdir(), 'cotta-evidence-'));
});
afterAll(async () => {
  rmSync(dir, { recursive: true });
  await fixture.close();
});

async function send(
  viewer: typeof lawyer,
  [name, kind]: readonly [string, string],
  variables: { id?: string; input: object },
) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const [declared, given] = variables.id === undefined ? ['', ''] : ['$id: ID!, ', 'id: $id, '];
  const { data, errors } = await fixture.ask(
    viewer,
    `mutation (${declared}$input: ${type}!) { done: ${name}(${given}input: $input) { ... on ${kind} { id } ${refusal} } }`,
    variables,
  );
  return data?.done ?? { code: errors?.[0]?.extensions?.code };
}

/** A resolved case is not needed: a case with one page as evidence, looked at. */
async function evidenceOf(name: string): Promise<{ caseId: string; evidenceId: string }> {
  const { userId } = eva;
  const side = (
    await send(lawyer, ['createCaseCounterparty', 'CaseCounterparty'], {
      input: { userId, primaryName: name, aliases: [], websites: [], whitelisted: false },
    })
  ).id;
  const caseId = (
    await send(lawyer, ['createCase', 'Case'], {
      input: { userId, brandId: nameBasedId('brand'), caseCounterpartyId: side, relevance: 'HIGH' },
    })
  ).id;
  const finding = (
    await send(lawyer, ['createCaseInfringement', 'CaseInfringement'], {
      input: { userId, caseId, platform: 'market' },
    })
  ).id;
  const evidenceId = (
    await send(lawyer, ['createCaseInfringementEvidence', 'CaseInfringementEvidence'], {
      input: {
        userId,
        caseInfringementId: finding,
        website: page,
        evidenceDate: '2026-03-01',
        description: 'x',
      },
    })
  ).id;
  await deliver(fixture.runtime, reportedPages, {
    schema: CaseInfringementEvidenceChangedSchema,
    source: 'cases',
    streamId: evidenceId,
    message: { entityId: evidenceId, event: CaseInfringementEvidenceEvent.CASE_INFRINGEMENT_EVIDENCE_ADDED },
  });
  return { caseId, evidenceId };
}

/** Looks at what is due, and says what came of it as the relay would. */
async function look(): Promise<number> {
  let all = 0;
  for (;;) {
    const before: { id: string }[] = await fixture.db.query(
      'select id from evidence_capture where outcome is null',
    );
    const count = await captureDue(fixture.runtime, parts);
    if (count === 0) return all;
    all += count;
    for (const { id } of before) {
      const [row] = await fixture.db.query('select outcome, version from evidence_capture where id = $1', [
        id,
      ]);
      if (row.outcome === null) continue;
      await deliver(fixture.runtime, keptCaptures, {
        schema: EvidenceCaptureChangedSchema,
        source: 'cases',
        streamId: id,
        streamVersion: row.version,
        message: {
          entityId: id,
          event: EvidenceCaptureEvent.EVIDENCE_CAPTURE_KEPT,
          facts: { outcome: row.outcome },
        },
      });
    }
  }
}

const capturesOf = async (caseId: string) =>
  (
    await fixture.ask(
      eva,
      'query ($id: ID!) { case(id: $id) { evidenceCaptures { items { id round outcome seen manifestHash stampedAt } } } }',
      { id: caseId },
    )
  ).data.case.evidenceCaptures.items as readonly {
    id: string;
    round: string;
    outcome: string | null;
    seen: string | null;
    manifestHash: string | null;
    stampedAt: string | null;
  }[];

const proofOf = async (hash: string) =>
  (
    await fixture.ask(
      visitor,
      'query ($hash: String!) { evidenceProof(hash: $hash) { website unaltered problems stampedAt files { name hash } } }',
      { hash },
    )
  ).data.evidenceProof;

/** The bundle, as the route hands it over. */
async function bundleBy(hash: string): Promise<Buffer> {
  const sent: Buffer[] = [];
  const response = {
    writeHead: () => response,
    end: (bytes?: Uint8Array) => void sent.push(Buffer.from(bytes ?? [])),
  };
  await evidenceBundleRoute(fixture.runtime).handle({
    params: { hash },
    response: response as unknown as ServerResponse,
  } as unknown as RouteCall);
  return Buffer.concat(sent);
}

describe('evidence of a case', () => {
  it('is looked at at once, planned again, chained, kept while no authority answers, and proved to whoever has the hash', async () => {
    const { caseId } = await evidenceOf('Chain Shop');
    expect(await look()).toBe(1);
    const captures = await capturesOf(caseId);
    expect(captures.map(({ round, outcome }) => [round, outcome])).toEqual([
      ['DAY_60', null],
      ['DAY_14', null],
      ['FIRST', 'CAPTURED'],
    ]);
    const hash = captures[2]?.manifestHash ?? '';
    expect(await stampKept(fixture.runtime, parts)).toBe(0);
    expect(await proofOf(hash)).toMatchObject({
      website: page,
      unaltered: true,
      problems: [],
      stampedAt: null,
    });
    expect(await proofOf('0'.repeat(64))).toBeNull();
    expect(await proofOf("' or 1=1")).toBeNull();
    // A second look of the same case names the first.
    const [evidence] = await fixture.db.query(
      'select case_infringement_evidence_id as id from evidence_capture where case_id = $1 limit 1',
      [caseId],
    );
    await send(lawyer, ['createEvidenceCapture', 'EvidenceCapture'], {
      input: { caseInfringementEvidenceId: evidence.id, website: page },
    });
    await look();
    const zip = await bundleBy(hash);
    const bundle = readBundle(zip);
    expect(bundle.captures).toHaveLength(2);
    const second = bundle.captures.find(({ sha256 }) => sha256 !== hash);
    expect(JSON.parse(Buffer.from(second?.manifest ?? []).toString())).toMatchObject({
      number: 2,
      previous: hash,
    });
    expect((await checkBundle(bundle, [])).good).toBe(true);
  });

  it('is found and named when one byte was changed, where it is stored and in what was handed over, by a foreign program too', async () => {
    const { caseId } = await evidenceOf('Byte Shop');
    await look();
    const hash = (await capturesOf(caseId)).find(({ manifestHash }) => manifestHash)?.manifestHash ?? '';
    const zip = await bundleBy(hash);
    const good = join(dir, 'good.zip');
    writeFileSync(good, zip);
    const python = (file: string) =>
      execFileSync(
        'python3',
        [
          '-c',
          `import zipfile,hashlib,sys
z=zipfile.ZipFile(sys.argv[1])
for n in z.namelist():
  b=n.split('/')[-1].split('.')[0]
  if len(b)==64 and not n.endswith(('.tsr','.tsq')): print(n, hashlib.sha256(z.read(n)).hexdigest()==b)`,
          file,
        ],
        { encoding: 'utf8' },
      );
    expect(python(good)).toContain('True');
    expect(python(good)).not.toContain('False');
    const bundle = readBundle(zip);
    const [[file, bytes] = ['', new Uint8Array()]] = bundle.files;
    const flipped = Uint8Array.from(bytes);
    flipped[0] = (flipped[0] ?? 0) ^ 1;
    const altered = { ...bundle, files: new Map([...bundle.files, [file, flipped]]) };
    expect((await checkBundle(altered, [])).captures[0]?.problems).toEqual([
      `files/${file} (received.html) was changed`,
    ]);
    writeFileSync(join(dir, 'bad.zip'), writeBundle(altered));
    expect(python(join(dir, 'bad.zip'))).toContain(`files/${file} False`);
    await fixture.db.query('update evidence_file set bytes = $2 where sha256 = $1', [
      file,
      Buffer.from(flipped),
    ]);
    expect(await proofOf(hash)).toMatchObject({
      unaltered: false,
      problems: [`files/${file} (received.html) was changed`],
    });
    await fixture.db.query(
      `update evidence_manifest set bytes = convert_to(replace(convert_from(bytes, 'UTF8'), '"SK"', '"CZ"'), 'UTF8') where sha256 = $1`,
      [hash],
    );
    expect((await proofOf(hash)).problems).toContain(`manifests/${hash}.json was changed`);
  });

  it('is gone after two looks a day apart, not after a wall or a fault; back again opens the case again', async () => {
    const { caseId, evidenceId } = await evidenceOf('Gone Shop');
    await look();
    const evidence = async () =>
      (
        await fixture.db.query(
          'select gone_date::text as gone, last_seen_date::text as seen from case_infringement_evidence where id = $1',
          [evidenceId],
        )
      )[0];
    expect(await evidence()).toEqual({ gone: null, seen: '2026-03-02' });
    site = { state: 'Captured', status: 404, text: 'not found' };
    clock.moveBy({ days: 14 });
    await look();
    expect(await evidence()).toMatchObject({ gone: null });
    clock.moveBy({ days: 1 });
    await look();
    expect(await evidence()).toEqual({ gone: '2026-03-16', seen: '2026-03-02' });
    const price = { amountMinor: 29_900, currency: 'EUR' };
    await send(lawyer, ['createCaseSolution', 'CaseSolution'], {
      input: { caseId, currency: 'EUR', offerSubscription: false, items: [{ title: 'Letter', price }] },
    });
    await send(lawyer, ['kickOffCase', 'Case'], { id: caseId, input: {} });
    await send(lawyer, ['closeCase', 'Case'], {
      id: caseId,
      input: { outcome: 'TAKEN_DOWN', outcomeNote: 'The page is gone.' },
    });
    const status = async () =>
      (await fixture.ask(eva, 'query ($id: ID!) { case(id: $id) { status } }', { id: caseId })).data.case
        .status;
    expect(await status()).toBe('RESOLVED');
    for (const wall of [
      { state: 'Needs sign-in', status: 200, text: '' },
      { state: 'Captured', status: 503, text: 'LUMARA lamp' },
      { state: 'Captured', status: 200, text: 'Verify you are human' },
    ] as const) {
      site = wall;
      await send(lawyer, ['createEvidenceCapture', 'EvidenceCapture'], {
        input: { caseInfringementEvidenceId: evidenceId, website: page },
      });
      await look();
    }
    expect(await evidence()).toMatchObject({ gone: '2026-03-16' });
    site = { state: 'Captured', status: 200, text: 'LUMARA lamp' };
    clock.moveBy({ days: 46 });
    await look();
    expect(await evidence()).toMatchObject({ gone: null, seen: '2026-05-02' });
    expect(await status()).not.toBe('RESOLVED');
  });
});

describe('a report', () => {
  it('has each of its links looked at once, for its owner alone to see', async () => {
    const { data } = await fixture.ask(
      eva,
      'mutation ($input: ReportInfringementInput!) { done: reportInfringement(input: $input) { ... on InfringementReport { requestId } } }',
      {
        input: {
          type: 'copy',
          links: ['https://a.example/1', 'https://a.example/2', 'https://a.example/1'],
          contactEmail: 'eva@firma.sk',
        },
      },
    );
    const id: string = data.done.requestId;
    for (const event of [CaseRequestEvent.CASE_REQUEST_CREATED, CaseRequestEvent.CASE_REQUEST_LINKS_ADDED])
      await deliver(fixture.runtime, reportedPages, {
        schema: CaseRequestChangedSchema,
        source: 'cases',
        streamId: id,
        streamVersion: event,
        message: { entityId: id, event },
      });
    looked.length = 0;
    // One of a host a round.
    expect(await captureDue(fixture.runtime, parts)).toBe(1);
    expect(await captureDue(fixture.runtime, parts)).toBe(1);
    expect(looked.toSorted()).toEqual(['https://a.example/1', 'https://a.example/2']);
    const read = async (viewer: typeof eva) =>
      (
        await fixture.ask(
          viewer,
          'query ($id: ID!) { evidenceCaptureList(filter: { caseRequestId: { eq: $id } }) { items { website } } }',
          {
            id,
          },
        )
      ).data?.evidenceCaptureList.items.length;
    expect(await read(eva)).toBe(2);
    expect(await read(jan)).toBe(0);
  });

  it('takes no link that leads inside, and nobody from outside asks for a look', async () => {
    for (const link of [
      'http://169.254.169.254/',
      'http://127.0.0.1/',
      'http://[::1]/',
      'http://db.internal/',
    ])
      expect(
        await send(lawyer, ['createEvidenceCapture', 'EvidenceCapture'], {
          input: { caseInfringementEvidenceId: nameBasedId('x'), website: link },
        }),
      ).toMatchObject({ fields: [{ path: ['website'], code: 'NOT_A_URL' }] });
    expect(
      await send(eva, ['createEvidenceCapture', 'EvidenceCapture'], {
        input: { caseInfringementEvidenceId: nameBasedId('x'), website: page },
      }),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });
});
