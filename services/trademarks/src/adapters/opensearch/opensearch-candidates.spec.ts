import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { analysedBy } from './index-names.js';
import { OpenSearchCandidates } from './opensearch-candidates.js';

let server: Server;
/** What the cluster says; undefined: it is away. */
let preparedBy: string | undefined;
let candidates: OpenSearchCandidates;

const facts = { generation: 3, marks: 12, dataAsOf: { EU: '2026-11-01' }, coverage: {} };

beforeEach(async () => {
  server = createServer((_, response) => {
    response.statusCode = preparedBy === undefined ? 503 : 200;
    const mappings = { _meta: { facts, sample: false, analysedBy: preparedBy } };
    response.end(JSON.stringify({ 'cotta-registers-1': { mappings } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  candidates = new OpenSearchCandidates({ url: `http://127.0.0.1:${port}`, prefix: 'cotta' }, 5_000);
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('are of the registers that were there, while the cluster is away', async () => {
  preparedBy = analysedBy;
  await candidates.refresh();
  preparedBy = undefined;
  await expect(candidates.refresh()).rejects.toThrow('opensearch');
  expect(candidates.facts).toEqual(facts);
});

it('are none once another release has prepared the registers: our own index answers then', async () => {
  preparedBy = analysedBy;
  await candidates.refresh();
  preparedBy = 'of-later';
  await expect(candidates.refresh()).rejects.toThrow('prepared by another analysis');
  expect(candidates.facts).toBeUndefined();
  await expect(
    candidates.near({
      trigrams: [],
      keys: [1],
      meanings: [],
      filter: { liveOnly: false, inOurCare: false },
    }),
  ).rejects.toThrow('no registers that we know of');
});
