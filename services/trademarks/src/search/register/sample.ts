import { fileURLToPath } from 'node:url';
import type { ImportTools } from './import-file.js';
import { importFile } from './import-file.js';

/** Marks of this source are a sample of registers and are labelled so in every answer. */
export const SAMPLE_SOURCE = 'register-sample';

/** Brings the labelled sample into a folder that holds no register yet. */
export async function importSample(tools: ImportTools): Promise<void> {
  if ((await tools.folder.current()) > 0) return;
  const file = fileURLToPath(new URL('../../../data/search/register-sample.csv.gz', import.meta.url));
  await importFile({ file, source: SAMPLE_SOURCE, jurisdiction: null, accept: false }, tools);
}
