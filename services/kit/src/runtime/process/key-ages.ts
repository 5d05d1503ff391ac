import { readFileSync } from 'node:fs';
import { Gauge, register, type Registry } from 'prom-client';
import { z } from 'zod';
import { systemClock, type Clock } from '../../model/time/clock.js';
import { KEY_RING, keysIn } from '../../model/words/key-ring.js';

const OWN_KEY = /^(?:SEAL|DIGEST|LINK_TOKEN|SESSION|CAPTURE_WORKER)_KEY$/;
const SIGNING_KEY = /_PRIVATE_JWK_FILE$/;

/** When each key of ours was made, by the name of its setting; null where it does not say: a day behind `@`, `iat` (seconds) of a JWK. */
export type KeyDays = Readonly<Record<string, Date | null>>;

/** Of the keys among a program's settings. A file that cannot be read is named by whoever needs it. */
export function keyDays(settings: object): KeyDays {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]: [string, unknown]) => {
      if (typeof value !== 'string') return [];
      if (OWN_KEY.test(name)) return KEY_RING.test(value) ? [[name, keysIn(value)[0].made]] : [];
      return SIGNING_KEY.test(name) ? [[name, dayOfFile(value)]] : [];
    }),
  );
}

function dayOfFile(file: string): Date | null {
  try {
    const { iat } = z.object({ iat: z.number() }).parse(JSON.parse(readFileSync(file, 'utf8')));
    return new Date(iat * 1000);
  } catch {
    return null;
  }
}

/** Shows how old each of them is. What does not say when it was made has no figure. */
export function observeKeyAges(
  days: KeyDays,
  { registry = register, clock = systemClock }: { registry?: Registry; clock?: Clock } = {},
): void {
  new Gauge({
    name: 'cotta_key_age_seconds',
    help: 'Since the present key was made',
    labelNames: ['key'],
    registers: [registry],
    collect() {
      for (const [key, made] of Object.entries(days))
        if (made !== null) this.set({ key }, (clock.now().getTime() - made.getTime()) / 1000);
    },
  });
}
