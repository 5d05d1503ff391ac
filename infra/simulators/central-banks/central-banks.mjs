import { json } from '../core/answers.mjs';
import { isTargetDay, lastTargetDay, shifted } from './business-days.mjs';
import { korunaRates, ratesPerEuro } from './example-rates.mjs';

const HISTORY_DAYS = 90;
const PUBLISHED_AT = 'T16:00';

/** What people changed: the newest file is late, a currency is left out, a rate was corrected. */
class Publication {
  late = false;
  /** @type {string | null} */ without = null;
  /** @type {Record<string, string>} */ corrected = {};

  /** @param {{ late?: boolean, without?: string | null, corrected?: Record<string, string> }} change */
  change({ late = false, without = null, corrected = {} }) {
    Object.assign(this, { late, without, corrected });
    return { late, without, corrected };
  }

  /** The newest published day. @param {Date} now */
  newest(now) {
    const berlin = new Intl.DateTimeFormat('sv', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'short',
    })
      .format(now)
      .replace(' ', 'T');
    const today = berlin.slice(0, 10);
    const out = isTargetDay(today) && berlin.slice(10) >= PUBLISHED_AT && !this.late;
    return lastTargetDay(out ? today : shifted(today, -1));
  }
}

/** @param {import('../core/world.mjs').World} world @returns {import('../core/world.mjs').Vendor} */
function ecb(world) {
  const publication = new Publication();
  const cube = (/** @type {string} */ day) => {
    const rates = ratesPerEuro(day).filter(([currency]) => currency !== publication.without);
    return `<Cube time='${day}'>${rates.map(([currency, rate]) => `<Cube currency='${currency}' rate='${publication.corrected[currency] ?? rate}'/>`).join('')}</Cube>`;
  };
  const file = (/** @type {readonly string[]} */ days) => {
    const names =
      'xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"';
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- SIMULATOR: made-up rates -->\n<gesmes:Envelope ${names}><gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender><Cube>${days.map(cube).join('')}</Cube></gesmes:Envelope>`;
    return { status: 200, headers: { 'content-type': 'text/xml' }, body };
  };
  return {
    name: 'ecb',
    label: 'European Central Bank: euro reference rates',
    routes: {
      'GET /stats/eurofxref/eurofxref-daily.xml': () => file([publication.newest(world.clock.now())]),
      'GET /stats/eurofxref/eurofxref-hist-90d.xml': () => {
        const newest = publication.newest(world.clock.now());
        return file(
          Array.from({ length: HISTORY_DAYS }, (_, index) => shifted(newest, -index)).filter(isTargetDay),
        );
      },
    },
    control: { 'POST /publication': ({ json: body }) => json(200, publication.change(body())) },
    error: (status, message) => ({
      status,
      headers: { 'content-type': 'text/html' },
      body: `<html><body>${message}</body></html>`,
    }),
    reset: () => void publication.change({}),
  };
}

/** @param {import('../core/world.mjs').World} world @returns {import('../core/world.mjs').Vendor} */
function cnb(world) {
  const publication = new Publication();
  return {
    name: 'cnb',
    label: 'Czech National Bank: koruna rates',
    routes: {
      'GET /cnbapi/exrates/daily': ({ query }) => {
        const newest = publication.newest(world.clock.now());
        const asked = query.get('date') ?? newest;
        if (!/^\d{4}-\d{2}-\d{2}$/.test(asked))
          return json(400, { description: 'date must be YYYY-MM-DD', errorCode: 'VALIDATION_ERROR' });
        const day = lastTargetDay(asked < newest ? asked : newest);
        const rates = korunaRates(day).filter(({ currencyCode }) => currencyCode !== publication.without);
        return json(200, {
          rates: rates.map((rate) => ({
            validFor: day,
            order: 1,
            country: 'SIMULATOR',
            currency: rate.currencyCode,
            ...rate,
          })),
        });
      },
    },
    control: { 'POST /publication': ({ json: body }) => json(200, publication.change(body())) },
    error: (status, message) => json(status, { description: message, errorCode: 'ERROR' }),
    reset: () => void publication.change({}),
  };
}

export const centralBanks = [ecb, cnb];
