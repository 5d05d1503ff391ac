import { baseFrom } from '../local/ports.mjs';
import { DRILLS } from './all-drills.mjs';

/** Away from the base of `npm start`, so that a copy that somebody works with is damaged only when it is named. */
export const DRILL_BASE = 4700;

const SERVERS_OF_OTHERS = ['POSTGRES_ADMIN_URL', 'KAFKA_BROKERS', 'REDIS_URL', 'SMTP_URL'];

/**
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ names: string[], base: number, problem?: string }} `names`: none when they are to be listed
 */
export function read(args, env) {
  const foreign = SERVERS_OF_OTHERS.filter((name) => env[name]);
  if (foreign.length > 0)
    return {
      names: [],
      base: DRILL_BASE,
      problem: `${foreign.join(' and ')} ${foreign.length === 1 ? 'is' : 'are'} set: a drill damages servers, so it plays on those of its own local copy alone. Unset it.`,
    };
  const named = args.some((arg) => arg === '--base' || arg.startsWith('--base='));
  const base = named ? baseFrom(args, env) : DRILL_BASE;
  const at = args.indexOf('--base');
  const rest = args.filter((arg, place) => !arg.startsWith('--base') && !(at >= 0 && place === at + 1));
  if (rest.includes('--all')) return { names: DRILLS.map(({ name }) => name), base };
  const unknown = rest.filter((name) => !DRILLS.some((drill) => drill.name === name));
  if (unknown.length === 0) return { names: rest, base };
  const known = DRILLS.map(({ name }) => name).join(', ');
  return { names: [], base, problem: `No drill is called ${unknown.join(', ')}. There are: ${known}.` };
}
