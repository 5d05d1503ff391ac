import { join } from 'node:path';
import { z } from 'zod';
import { Fault } from '@cotta/kit/model/words/fault.js';
import type { GenerationFacts } from '../../search/register/generation.js';
import { readLines } from '../../search/register/read-lines.js';
import { SAMPLE_SOURCE } from '../../search/register/sample.js';
import { readJson, type StateFolder } from '../../search/register/state-folder.js';
import type { WeighWord } from '../../search/text/analysed-name.js';
import { analysedBy, registersAlias, registersIndex } from './index-names.js';
import { markDocument, properties, similarity } from './mark-documents.js';
import { OpenSearchHttp } from './opensearch-http.js';
import type { ClusterSettings } from '../../search/live/search-settings.js';
import type { RegisterMeta } from './register-meta.js';

/** Merging a million marks takes a minute, and nobody waits for an answer meanwhile. */
const TIMEOUT_MS = 20 * 60_000;
const MAX_TRIES = 3;
const MARKS_AT_ONCE = 2_000;
const MARKS_A_SHARD = 5_000_000;

const anything = z.looseObject({});

export interface PublishTools {
  readonly folder: StateFolder;
  readonly weigh: WeighWord;
  /** Told how many marks were sent. */
  readonly progress?: (marks: number) => void;
}

/** Brings what was imported last into a new index and switches the searches to it at once. The same content again changes nothing; a run that was stopped begins
 *  anew, and nobody searches what it left. @returns whether anything was switched
 *  @throws VendorError; Fault when nothing was imported, or not every mark arrived */
export async function publishRegisters(
  address: ClusterSettings,
  { folder, weigh, progress = () => undefined }: PublishTools,
): Promise<boolean> {
  const generation = await folder.current();
  const path = folder.generation(generation);
  const about = await readJson<GenerationFacts>(join(path, 'about.json'));
  if (about === undefined) throw new Fault('no register was imported yet: npm run register:import -- FILE');
  const http = new OpenSearchHttp(address, { timeoutMs: TIMEOUT_MS, maxTries: MAX_TRIES });
  const alias = registersAlias(address.prefix);
  const index = registersIndex(address.prefix, JSON.stringify(about.sources));
  const before = await searchedNow(http, alias);
  if (before.includes(index)) return false;
  await remove(http, index);
  await http.ask(anything, 'PUT', `/${index}`, definition(metaOf(generation, about), about.marks));
  await fill(http, index, { lines: readLines(join(path, 'marks.jsonl')), weigh, progress });
  await http.ask(anything, 'POST', `/${index}/_refresh`);
  await http.ask(anything, 'POST', `/${index}/_forcemerge?max_num_segments=1`);
  const { count } = await http.ask(z.object({ count: z.number() }), 'GET', `/${index}/_count`);
  if (count !== about.marks)
    throw new Fault(`OpenSearch has ${count} of ${about.marks} marks: nothing was switched, import again`);
  await http.ask(anything, 'PUT', `/${index}/_settings`, { index: { auto_expand_replicas: '0-1' } });
  await http.ask(anything, 'POST', '/_aliases', {
    actions: [...before.map((old) => ({ remove: { index: old, alias } })), { add: { index, alias } }],
  });
  for (const old of before) await remove(http, old);
  return true;
}

/** Takes what is searched away. @throws VendorError */
export async function withdrawRegisters(cluster: ClusterSettings): Promise<void> {
  const http = new OpenSearchHttp(cluster, { timeoutMs: TIMEOUT_MS, maxTries: MAX_TRIES });
  for (const index of await searchedNow(http, registersAlias(cluster.prefix))) await remove(http, index);
}

/** Indexes behind an alias. */
async function searchedNow(http: OpenSearchHttp, alias: string): Promise<string[]> {
  return Object.keys((await http.find(z.record(z.string(), anything), `/_alias/${alias}`)) ?? {});
}

async function remove(http: OpenSearchHttp, index: string): Promise<void> {
  await http.ask(anything, 'DELETE', `/${index}?ignore_unavailable=true`);
}

const metaOf = (
  generation: number,
  { marks, dataAsOf, coverage = {}, sources }: GenerationFacts,
): RegisterMeta => ({
  facts: { generation, marks, dataAsOf, coverage },
  sample: sources.some(({ source }) => source === SAMPLE_SOURCE),
  analysedBy,
});

/** Nobody searches it while it is filled: copies and refreshes can wait. */
function definition(meta: RegisterMeta, marks: number): object {
  return {
    settings: {
      number_of_shards: Math.max(1, Math.ceil(marks / MARKS_A_SHARD)),
      number_of_replicas: 0,
      refresh_interval: '-1',
      similarity,
    },
    mappings: { dynamic: 'strict', _source: { enabled: false }, _meta: meta, properties },
  };
}

interface Filling {
  readonly lines: AsyncIterable<string>;
  readonly weigh: WeighWord;
  readonly progress: (marks: number) => void;
}

/** The next lot is analysed while the cluster takes the last one. */
async function fill(http: OpenSearchHttp, index: string, { lines, weigh, progress }: Filling): Promise<void> {
  let lot: object[] = [];
  let key = 0;
  let sent: Promise<void> = Promise.resolve();
  const send = async (): Promise<void> => {
    const full = lot;
    lot = [];
    await sent;
    progress(key);
    sent = http.bulk(`/${index}/_bulk?filter_path=errors,items.*.status,items.*.error.type`, full);
    // Heard when it is awaited.
    sent.catch(() => undefined);
  };
  for await (const line of lines) {
    lot.push({ index: { _id: String(key) } }, markDocument(key, JSON.parse(line), weigh));
    key += 1;
    if (key % MARKS_AT_ONCE === 0) await send();
  }
  if (lot.length > 0) await send();
  await sent;
}
