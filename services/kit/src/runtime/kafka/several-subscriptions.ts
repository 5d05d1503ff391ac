import type { EventSubscription } from './ports.js';

/** Several subscriptions as one. */
export function severalSubscriptions(parts: readonly EventSubscription[]): EventSubscription {
  return {
    run: async () => void (await Promise.all(parts.map((part) => part.run()))),
    status: () => parts.flatMap((part) => part.status()),
    close: async () => void (await Promise.all(parts.map((part) => part.close()))),
  };
}
