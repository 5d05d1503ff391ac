import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayRoot } from '../../paths.js';
import {
  benchGateway,
  candidates,
  doesWhat,
  questions,
  type BenchResult,
  type CandidateName,
} from './bench-gateway.js';
import { partsOf, topFunctions } from './profile.js';

/** How many times less CPU ours takes than whom, at least. */
const AT_LEAST: readonly {
  readonly question: string;
  readonly than: CandidateName;
  readonly least: number;
}[] = [
  { question: 'joined', than: 'stock', least: 6 },
  { question: 'joined', than: 'peer', least: 3 },
  { question: 'small', than: 'stock', least: 10 },
  { question: 'small', than: 'peer', least: 3 },
];
const TOP = 25;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const asked = <One extends string>(all: readonly One[]): readonly One[] => {
  const named = all.filter((one) => process.argv.includes(one));
  return named.length === 0 ? all : named;
};
const names = asked(candidates);
const questionNames = asked(questions.map(({ name }) => name));
if (names.includes('peer')) installPeer();

for (const name of names) say(`${name.padEnd(6)} ${doesWhat[name]}`);
await benchGateway(
  {
    names,
    questions: questions.filter(({ name }) => questionNames.includes(name)),
    requests: 1_000,
    turns: 3,
    profiled: process.argv.includes('--profile'),
  },
  (results) => {
    for (const { candidate, question, cpuMicrosPerRequest, requestsPerSecond, errors } of results)
      say(
        `${question.padEnd(7)}${candidate.padEnd(6)} ${micros(cpuMicrosPerRequest)} CPU a request  ${requestsPerSecond.toFixed(0).padStart(5)} requests a second  ${errors} errors`,
      );
    for (const result of results) sayWhere(result);
    for (const one of AT_LEAST) report(one, results);
    if (results.some(({ errors }) => errors > 0)) process.exitCode = 1;
  },
);

function micros(time: number): string {
  return `${time.toFixed(0).padStart(6)} µs`;
}

/** The time of a request without a look at it, parted as the look says. */
function sayWhere({ candidate, question, profile, cpuMicrosPerRequest }: BenchResult): void {
  if (profile === undefined) return;
  say(`${question}, ${candidate}: where the time goes`);
  for (const { name, share } of partsOf(profile)) say(`${micros(share * cpuMicrosPerRequest)}  ${name}`);
  say('  of it, by function');
  for (const { name, share } of topFunctions(profile, TOP))
    say(`  ${micros(share * cpuMicrosPerRequest)}  ${name}`);
}

function report({ question, than, least }: (typeof AT_LEAST)[number], results: readonly BenchResult[]): void {
  const of = (name: CandidateName): BenchResult | undefined =>
    results.find((one) => one.candidate === name && one.question === question);
  const ours = of('ours');
  const other = of(than);
  if (ours === undefined || other === undefined) return;
  const ratio = other.cpuMicrosPerRequest / ours.cpuMicrosPerRequest;
  say(`${question}: ours takes ${ratio.toFixed(2)} times less CPU than ${than} (at least ${least})`);
  if (ratio < least) process.exitCode = 1;
}

/** Into a folder of its own, at the versions that its package.json names. */
function installPeer(): void {
  const folder = join(gatewayRoot, 'bench-peer');
  if (existsSync(join(folder, 'node_modules'))) return;
  say('installing the peer');
  const { status } = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error(`the peer could not be installed in ${folder}`);
}
