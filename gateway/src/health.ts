import type { Redis } from 'ioredis';
import { request } from 'undici';
import type { Log } from '@cotta/kit/runtime/process/log.js';

const ASK_EVERY_MS = 1_000;
const ASK_TIMEOUT_MS = 2_000;

export interface Readiness {
  readonly ready: boolean;
  readonly waitingFor: readonly string[];
  /** What is away and not waited for: what needs it is refused meanwhile, everything else is answered. */
  readonly without: readonly string[];
}

export interface Health {
  state(): Readiness;
  /** Whether it stops: asked with every request. */
  isDraining(): boolean;
  drain(): void;
  stop(): void;
}

/** Ready once every service has answered; later trouble of a service is the breaker's business. Redis is not waited for: one that is away would take all
 *  gateways from the balancer at once, and limits and reads go on without it. */
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
      const waitingFor = [...(draining ? ['draining'] : []), ...waiting];
      const without = settings.redis.status === 'ready' ? [] : ['redis'];
      return { ready: waitingFor.length === 0, waitingFor, without };
    },
    isDraining: () => draining,
    drain: () => {
      draining = true;
    },
    stop: () => clearInterval(timer),
  };
}
