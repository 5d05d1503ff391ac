import type { Redis } from 'ioredis';
import { request } from 'undici';
import type { Log } from './log.js';

const ASK_EVERY_MS = 1_000;
const ASK_TIMEOUT_MS = 2_000;

export interface Readiness {
  readonly ready: boolean;
  readonly waitingFor: readonly string[];
}

export interface Health {
  state(): Readiness;
  drain(): void;
  stop(): void;
}

/** Ready once Redis and every service have answered; later trouble of a service is the breaker's business. */
export function watchHealth(settings: {
  redis: Redis;
  services: Readonly<Record<string, string>>;
  log: Log;
}): Health {
  const waiting = new Set(Object.keys(settings.services));
  let draining = false;
  const askAll = async (): Promise<void> => {
    await Promise.all(
      [...waiting].map(async (name) => {
        const url = `${settings.services[name]?.replace(/\/$/, '')}/readyz`;
        const answered = await request(url, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) }).then(
          async ({ statusCode, body }) => {
            await body.dump();
            return statusCode === 200;
          },
          () => false,
        );
        if (answered && waiting.delete(name)) settings.log.info({ subgraph: name }, 'a service is there');
      }),
    );
    if (waiting.size === 0) clearInterval(timer);
  };
  const timer = setInterval(() => void askAll(), ASK_EVERY_MS);
  timer.unref();
  void askAll();
  return {
    state() {
      const missing = [
        ...(draining ? ['draining'] : []),
        ...(settings.redis.status === 'ready' ? [] : ['redis']),
        ...waiting,
      ];
      return { ready: missing.length === 0, waitingFor: missing };
    },
    drain: () => {
      draining = true;
    },
    stop: () => clearInterval(timer),
  };
}
