// npm run register:import -- FILE [--source NAME] [--jurisdiction EU] [--encoding windows-1250] [--coverage all] [--accept] [--json]
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { publishRegisters } from './adapters/opensearch/publish-registers.js';
import { candidateSettings, clusterOf, type ClusterSettings } from './search/live/search-settings.js';
import { parseCoverage } from './search/register/coverage.js';
import { importFile, type ImportResult, type ImportTools } from './search/register/import-file.js';
import type { FileShape } from './search/register/file-shape.js';
import { parseOffice } from './search/register/office-codes.js';
import { sourceName } from './search/register/source-name.js';
import { seedWeights } from './search/text/word-weights.js';
import { complain, say } from './search/commands/say.js';
import { registerFolder } from './search/commands/state-root.js';

const USAGE = `Usage: npm run register:import -- FILE [--source NAME] [--jurisdiction CODE] [--encoding LABEL] [--coverage all|live|since:YEAR|sample] [--accept] [--json]
  FILE            CSV, TSV, XML or one name a line; gzipped or not
  --source        which register the file is; its next file replaces this one (usually the file's name without dates)
  --jurisdiction  the office, for files that do not name it
  --encoding      how letters are written, when names come out wrong: windows-1250, iso-8859-2, utf-16le (usually told by the bytes)
  --coverage      how much of the register the file holds; reports say no more than this (sample when left out)
  --accept        switch although a gate says no, after looking at the rejected rows`;

const REPORT_EVERY = 100_000;

async function main(): Promise<number> {
  const cluster = clusterOf(readEnv(candidateSettings, process.env));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      jurisdiction: { type: 'string' },
      encoding: { type: 'string' },
      coverage: { type: 'string' },
      accept: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (values.help) {
    say(USAGE);
    return 0;
  }
  if (file === undefined || positionals.length > 1) return complain(USAGE);
  if (!(await isFile(file))) return complain(`There is no file "${file}". Give the path of a register file.`);
  const jurisdiction = values.jurisdiction === undefined ? null : parseOffice(values.jurisdiction);
  if (jurisdiction === undefined)
    return complain(`"${values.jurisdiction}" is no office we know. Use a code such as EU, US, UK, WIPO.`);
  const encoding = values.encoding === undefined ? undefined : knownEncoding(values.encoding);
  if (values.encoding !== undefined && encoding === undefined)
    return complain(
      `"${values.encoding}" is no encoding we know. Use a label such as utf-8, windows-1250, iso-8859-2, utf-16le.`,
    );
  const coverage = values.coverage === undefined ? undefined : parseCoverage(values.coverage);
  if (values.coverage !== undefined && coverage === undefined)
    return complain(`"${values.coverage}" is no coverage we know. Say all, live, sample, or since:1996.`);
  const source = sourceName(values.source ?? basename(file));
  const tools = {
    folder: registerFolder(process.env),
    clock: systemClock,
    weigh: seedWeights(),
    progress: (records: number) => void (records % REPORT_EVERY === 0 && complain(`${records} rows read`)),
  };
  const result = await importFile(
    {
      file,
      source,
      jurisdiction,
      accept: values.accept,
      ...(encoding === undefined ? {} : { encoding }),
      ...(coverage === undefined ? {} : { coverage }),
    },
    tools,
  );
  say(values.json ? JSON.stringify(result) : report(result));
  if (result.outcome === 'refused') return 1;
  return cluster === undefined ? 0 : publish(cluster, tools, values.json);
}

/** The cluster gets what the folder has, also when an earlier run could not reach it. */
async function publish(
  cluster: ClusterSettings,
  { folder, weigh }: Pick<ImportTools, 'folder' | 'weigh'>,
  asJson: boolean,
): Promise<number> {
  const progress = (marks: number): void =>
    void (marks % REPORT_EVERY === 0 && complain(`${marks} marks sent`));
  try {
    const switched = await publishRegisters(cluster, { folder, weigh, progress });
    if (!asJson) say(switched ? 'OpenSearch searches them now.' : 'OpenSearch had them before.');
    return 0;
  } catch (error) {
    return complain(
      `OpenSearch still searches what it searched before: ${error instanceof Error ? error.message : String(error)}. Give the same command again.`,
    );
  }
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function knownEncoding(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

function formatText({ format, places, hasHeadings }: FileShape): string {
  if (format === 'names') return 'one name a line';
  if (format === 'xml') return 'XML';
  return `columns ${Object.keys(places).join(', ')}${hasHeadings ? '' : ' (no headings: told by their contents)'}`;
}

function report({
  outcome,
  source,
  shape,
  encoding,
  counts,
  failures,
  rejectedFile,
  searched,
}: ImportResult): string {
  const rejected = Object.entries(counts.rejected).map(([reason, count]) => `  ${count} ${reason}`);
  const columns = formatText(shape);
  const outcomes = {
    switched: `${searched} marks are searched now.`,
    unchanged: `Nothing changed: this file was imported before. ${searched} marks are searched.`,
    refused: `Nothing was switched; what was searched before still is.${counts.accepted > 0 ? ' Look at the rejected rows, then repeat with --accept if they may be missing.' : ''}`,
  };
  return [
    `Source ${source}: ${columns}.`,
    ...(encoding === 'utf-8'
      ? []
      : [`Letters read as ${encoding}. When names look wrong: --encoding LABEL.`]),
    `${counts.read} rows read, ${counts.accepted} accepted, ${counts.read - counts.accepted} rejected${rejected.length > 0 ? ':' : '.'}`,
    ...rejected,
    ...(counts.unknownStatus > 0
      ? [`${counts.unknownStatus} accepted with a status we have no word for; they count as living.`]
      : []),
    ...(rejectedFile === null ? [] : [`Rejected rows with line and reason: ${rejectedFile}`]),
    ...failures.map(({ gate, message }) => `Gate "${gate}" says no: ${message}`),
    outcomes[outcome],
  ].join('\n');
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = complain(
    `Nothing was switched: ${error instanceof Error ? error.message : String(error)}`,
  );
}
