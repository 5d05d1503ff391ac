import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayRoot } from '../../paths.js';
import { benchGateway, candidates, type BenchResult, type CandidateName } from './bench-gateway.js';
import { topFunctions } from './profile.js';

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
const TOP = 15;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const only = candidates.filter((name) => process.argv.includes(name));
const names = only.length === 0 ? candidates : only;
const profileDir = process.argv.includes('--profile') ? join(gatewayRoot, '.state', 'profiles') : undefined;
if (names.includes('peer')) installPeer();
if (profileDir !== undefined) mkdirSync(profileDir, { recursive: true });

const results = await benchGateway({ names, requests: 1_000, turns: 3, profileDir });
for (const { candidate, question, cpuMicrosPerRequest, requestsPerSecond, errors } of results)
  say(
    `${question.padEnd(7)}${candidate.padEnd(6)} ${cpuMicrosPerRequest.toFixed(0).padStart(6)} µs CPU a request  ${requestsPerSecond.toFixed(0).padStart(5)} requests a second  ${errors} errors`,
  );
for (const one of AT_LEAST) report(one);
if (results.some(({ errors }) => errors > 0)) process.exitCode = 1;
if (profileDir !== undefined)
  for (const name of names) {
    say(`${name}: where the time goes`);
    for (const { share, place } of topFunctions(join(profileDir, `${name}.cpuprofile`), TOP))
      say(`  ${(share * 100).toFixed(1).padStart(5)} %  ${place}`);
  }

function report({ question, than, least }: (typeof AT_LEAST)[number]): void {
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
