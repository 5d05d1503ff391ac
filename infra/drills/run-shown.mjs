import { spawn } from 'node:child_process';
import { ROOT } from '../local/paths.mjs';

/**
 * Runs a program of ours to its end, and shows what it printed.
 * @param {readonly string[]} args of Node
 * @param {NodeJS.ProcessEnv} env
 * @param {import('./local-copy.mjs').Say} say
 * @returns {Promise<{ code: number, lines: string[] }>} `lines`: what it printed
 */
export async function runShown(args, env, say) {
  say('recipe', `$ node ${args.join(' ')}`);
  const { code, text } = await runToEnd(args, env);
  const lines = text.trimEnd().split('\n');
  for (const line of lines) say('recipe', `  ${line}`);
  return { code, lines };
}

/**
 * Runs a program of ours to its end; nothing of it is shown.
 * @param {readonly string[]} args of Node
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} with what it printed, when it failed
 */
export async function runQuietly(args, env) {
  const { code, text } = await runToEnd(args, env);
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}:\n${text}`);
}

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
async function runToEnd(args, env) {
  const child = spawn(process.execPath, [...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const code = await new Promise((resolve) => child.once('close', (ended) => resolve(ended ?? 1)));
  return { code: Number(code), text };
}
