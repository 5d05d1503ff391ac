import { openRuntime, type OpenedRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { silentLog } from '@cotta/kit/runtime/process/log.js';
import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { until } from '@cotta/kit/testing/until.js';
import { captureDue, casesService } from '@cotta/cases/testing.js';
import { makeReports, subscriptionsService } from '@cotta/subscriptions/testing.js';

/** A page as its site shows it to whoever looks. */
export interface ShownPage {
  readonly website: string;
  readonly status: number;
  readonly text: string;
}

/** Looks at every page of the copy that is due so many days from now: one is as given, the sites of the others do not answer. @returns when it was looked at */
export function looksAtPagesLater(days: number, page: ShownPage): Promise<Date> {
  const looked: string[] = [];
  return daysLater(casesService(keys()), days, async ({ runtime }) => {
    const now = runtime.clock.now();
    const parts = {
      egressCountry: null,
      pages: {
        capture: (link: string) => {
          looked.push(link);
          return Promise.resolve(seenAt(now, link, page));
        },
      },
      // Who vouches for the time is asked by the copy itself.
      authority: { stamp: () => Promise.reject(new VendorError('tsa', 'unavailable', 'not asked')) },
    };
    // It is planned by the copy, which may be about to.
    await until(
      `${page.website} is looked at again`,
      async () => {
        while ((await captureDue(runtime, parts)) > 0);
        return looked.includes(page.website);
      },
      { everyMs: 500 },
    );
    return now;
  });
}

/** Makes the reports of every period of scans that is over so many days from now. @returns how many */
export function reportsLater(days: number): Promise<number> {
  return daysLater(subscriptionsService(), days, ({ runtime }) => makeReports(runtime));
}

/** A round of the product as it comes days later: its own code on the data of the copy, by a clock that is so far on. What it notes, the copy says and hears as ever. */
async function daysLater<T>(
  definition: ServiceDefinition,
  days: number,
  round: (opened: OpenedRuntime) => Promise<T>,
): Promise<T> {
  const clock = new FakeClock(systemClock.now());
  clock.moveBy({ days });
  const databaseUrl = new URL(`/cotta_${definition.name}`, setting('POSTGRES_ADMIN_URL')).href;
  const opened = await openRuntime(definition, { databaseUrl, use: 'days-later', log: silentLog, clock });
  try {
    return await round(opened);
  } finally {
    await opened.db.destroy();
  }
}

function seenAt(now: Date, link: string, { website, status, text }: ShownPage) {
  const at = now.toISOString();
  const whole = { startedAt: at, finishedAt: at, pictured: false, tools: { capture: 'journey' } };
  const browser = { viewport: '1280x800', locale: 'en-GB', userAgent: 'Journey/1.0' };
  if (link !== website)
    return { ...whole, ...browser, state: 'Not reachable' as const, hops: [], text: '', files: [] };
  return {
    ...whole,
    ...browser,
    state: 'Captured' as const,
    status,
    text,
    hops: [{ url: link, status, address: '8.8.8.8', headers: [['Content-Type', 'text/plain'] as const] }],
    finalUrl: link,
    files: [{ name: 'received.txt', mediaType: 'text/plain', bytes: Buffer.from(text) }],
  };
}

const keys = () => ({ linkKey: setting('LINK_TOKEN_KEY'), encryptionKey: setting('SEAL_KEY') });

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`set ${name} (npm test does)`);
  return value;
}
