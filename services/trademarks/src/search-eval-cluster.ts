import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { OpenSearchCandidates } from './adapters/opensearch/opensearch-candidates.js';
import { publishRegisters, withdrawRegisters } from './adapters/opensearch/publish-registers.js';
import { nearestAmong } from './search/evaluation/candidate-quality.js';
import type { EvalData } from './search/evaluation/eval-data.js';
import { namesOf, type EvalSearch, type EvalTools } from './search/evaluation/evaluate.js';
import type { ClusterSettings } from './search/live/search-settings.js';
import { importFile } from './search/register/import-file.js';
import { StateFolder } from './search/register/state-folder.js';

const SHOWN = 50;
const TIMEOUT_MS = 30_000;

/** The names of the cases, imported into a cluster under a name of their own. */
export async function clusterOfNames(
  data: EvalData,
  settings: ClusterSettings,
  tools: EvalTools,
): Promise<EvalSearch & { readonly close: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'cotta-eval-'));
  const file = join(home, 'names.txt');
  const cluster = { ...settings, prefix: `${settings.prefix}-eval-${process.pid}` };
  const folder = new StateFolder(join(home, 'register'));
  const { weigh } = tools;
  const names = namesOf(data);
  try {
    await writeFile(file, `${[...names].join('\n')}\n`);
    await importFile(
      { file, source: 'names', jurisdiction: null, accept: true },
      { folder, clock: systemClock, weigh },
    );
    await publishRegisters(cluster, { folder, weigh });
  } finally {
    await rm(home, { recursive: true });
  }
  const source = new OpenSearchCandidates(cluster, TIMEOUT_MS);
  await source.refresh();
  return {
    marks: source.facts?.marks ?? 0,
    nearestNames: async (query, ranking) =>
      (await nearestAmong(source, { query, shown: SHOWN, ranking }, tools)).names,
    close: () => withdrawRegisters(cluster),
  };
}
