import { Router } from 'express';
import { Histogram, type Registry } from 'prom-client';
import type { Storefront } from '../src/kit/page/boot.js';
import {
  LONGEST_PRESS_MS,
  MOST_PRESSES,
  PRESSES_PATH,
  type PressedIn,
  type PressedUntil,
} from '../src/kit/log/press-times.js';
import { isOwnForm } from './own-form.js';

const AREAS: ReadonlySet<string> = new Set<PressedIn>(['public', 'account', 'portal', 'admin']);
const UNTIL: readonly PressedUntil[] = ['paint', 'page'];
const MS = 1000;

export interface PressesWorld {
  readonly storefrontOf: (host: string) => Storefront | undefined;
  readonly registry: Registry;
}

/** What a page may say of its presses. @returns undefined: no page of ours said this */
function timesOf(
  form: URLSearchParams,
): { readonly area: string; readonly times: readonly (readonly [PressedUntil, number])[] } | undefined {
  const area = form.get('area') ?? '';
  const times = UNTIL.flatMap((until) => form.getAll(until).map((ms) => [until, Number(ms)] as const));
  const isKnown =
    AREAS.has(area) &&
    UNTIL.every((until) => form.getAll(until).length <= MOST_PRESSES) &&
    times.every(([, ms]) => Number.isInteger(ms) && ms >= 0 && ms <= LONGEST_PRESS_MS);
  return isKnown && times.length > 0 ? { area, times } : undefined;
}

/** Browsers say here how long presses took until something was painted. Counted by area; of who pressed what nothing is said. */
export function pressesDoor({ storefrontOf, registry }: PressesWorld): Router {
  const seconds = new Histogram({
    name: 'cotta_browser_press_seconds',
    help: 'Time in the browser from a press to the next paint, or to the paint of the page it led to',
    labelNames: ['area', 'until'],
    buckets: [0.008, 0.016, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const door = Router();
  door.post(PRESSES_PATH, (request, response) => {
    const storefront = storefrontOf(request.headers.host ?? '');
    if (storefront === undefined) return void response.sendStatus(421);
    if (!isOwnForm(request.headers, storefront.origin))
      return void response.status(403).type('text').send('Only pages of ours say how long a press took.');
    const said = timesOf(new URLSearchParams(typeof request.body === 'string' ? request.body : ''));
    if (said === undefined)
      return void response
        .status(400)
        .type('text')
        .send(
          `Send area (${[...AREAS].join(', ')}) and up to ${MOST_PRESSES} times each of ${UNTIL.join(' and ')}, in whole milliseconds.`,
        );
    for (const [until, ms] of said.times) seconds.observe({ area: said.area, until }, ms / MS);
    response.setHeader('cache-control', 'no-store');
    response.sendStatus(204);
  });
  return door;
}
