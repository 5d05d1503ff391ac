import { systemClock } from '@cotta/kit/model/time/clock.js';
import { openDatabase } from '@cotta/kit/runtime/database/open.js';
import { readEnv } from '@cotta/kit/runtime/process/read-env.js';
import { AGAIN_DAYS, endedLetters, sendAgain } from '@cotta/kit/runtime/letters/send-again.js';
import type { DataSource } from 'typeorm';
import { z } from 'zod';

const usage = [
  'usage: letters --ended          lists letters that failed, and those of which nobody knows whether they were taken',
  '       letters --again LETTER   sends one of them again, with the same Message-ID',
  `       letters --again-failed   sends all that failed in the last ${AGAIN_DAYS} days again, once their cause is gone`,
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

type Mode = (db: DataSource) => Promise<number>;

async function listEnded(db: DataSource): Promise<number> {
  const ended = await endedLetters(db);
  for (const { id, template, state, attempts, error, at } of ended)
    say(`${id} ${template} ${state} ${at.toISOString()} after ${attempts} tries: ${error ?? '?'}`);
  if (ended.length === 0) say('no letter failed');
  return 0;
}

function again(id?: string): Mode {
  return async (db) => {
    const count = await sendAgain(db, systemClock, id);
    say(count > 0 ? `${count} sent again within a minute.` : 'no such letter failed');
    return count > 0 ? 0 : 2;
  };
}

/** Undefined: called wrongly. */
function modeOf([mode, id, ...more]: readonly string[]): Mode | undefined {
  if (more.length > 0) return undefined;
  if (mode === '--again' && id !== undefined) return again(id);
  if (id !== undefined) return undefined;
  return { '--ended': listEnded, '--again-failed': again() }[mode ?? ''];
}

const mode = modeOf(process.argv.slice(2));
if (mode === undefined) {
  for (const line of usage) say(line);
  process.exitCode = 2;
} else {
  const { DATABASE_OWNER_URL: url } = readEnv(z.object({ DATABASE_OWNER_URL: z.string() }), process.env);
  const db = await openDatabase({ url, applicationName: 'workspace-letters', poolSize: 1 });
  process.exitCode = await mode(db);
  await db.destroy();
}
