import { json } from '../core/answers.mjs';
import { CREDENTIALS } from '../credentials.mjs';
import { drawnMark } from './plain-png.mjs';

const TOKEN_SECONDS = 7200;
const DAILY = 5000;
const DEEPEST = 10_000;
const SITES = ['EBAY_DE', 'EBAY_AT', 'EBAY_GB', 'EBAY_FR', 'EBAY_IT', 'EBAY_ES', 'EBAY_PL', 'EBAY_US'];

/** @typedef {{ tokens: Map<string, number>, calls: number, changes: Record<string, object> }} Book */

const error = (/** @type {number} */ status, /** @type {string} */ message, errorId = 12001) =>
  json(status, {
    errors: [{ errorId, domain: 'API_BROWSE', category: 'REQUEST', message, parameters: [] }],
  });

/**
 * @param {{ site: string, number: number, title: string, origin: string, picture?: string, seller?: string }} of
 */
function offer({ site, number, title, origin, picture = 'other', seller = 'shop99' }) {
  return {
    itemId: `v1|${number}|0`,
    legacyItemId: String(number),
    title,
    price: { value: '9.90', currency: site === 'EBAY_US' ? 'USD' : 'EUR' },
    image: { imageUrl: `${origin}/ebay/images/${picture}.png` },
    seller: { username: seller, feedbackPercentage: '99.1', feedbackScore: 312 },
    condition: 'New',
    conditionId: '1000',
    buyingOptions: ['FIXED_PRICE'],
    itemWebUrl: `https://www.ebay.example/itm/${number}`,
    itemLocation: { postalCode: '10***', country: 'CN' },
    itemCreationDate: '2026-11-20T10:00:00.000Z',
    listingMarketplaceId: site,
  };
}

/** @param {string} q @param {string} site @param {string} origin */
function offersOf(q, site, origin) {
  const at = SITES.indexOf(site) * 1000;
  if (q.includes('nothing')) return [];
  if (q.includes('many'))
    return Array.from({ length: 430 }, (_, each) =>
      offer({ site, origin, number: 120_000_000_000 + at + each, title: `${q} bag ${each} (SIMULATOR)` }),
    );
  const [first, second, third] = [0, 1, 2].map((each) => 110_000_000_000 + at + each);
  return [
    offer({ site, origin, number: first ?? 0, title: `${q} bag, new (SIMULATOR)`, picture: 'copy' }),
    offer({ site, origin, number: second ?? 0, title: `${q} cap (SIMULATOR)`, seller: 'Shop 99' }),
    offer({
      site,
      origin,
      number: third ?? 0,
      title: 'Garden hose 20 m (SIMULATOR)',
      seller: 'garden-depot',
    }),
  ];
}

/** @param {import('../core/world.mjs').World} world @param {Book} book @returns {import('../core/answers.mjs').Handler} */
function tokenRoute({ clock, ids }, book) {
  return ({ headers, form }) => {
    const given = Buffer.from((headers['authorization'] ?? '').replace(/^Basic /, ''), 'base64').toString();
    if (given !== `${CREDENTIALS.ebayClient}:${CREDENTIALS.ebaySecret}`)
      return json(401, { error: 'invalid_client', error_description: 'client authentication failed' });
    if (form().get('grant_type') !== 'client_credentials' || !form().get('scope'))
      return json(400, { error: 'invalid_request' });
    const token = `v^1.1#SIMULATOR-${ids.uuid()}`;
    book.tokens.set(token, clock.now().getTime() + TOKEN_SECONDS * 1000);
    return json(200, {
      access_token: token,
      expires_in: TOKEN_SECONDS,
      token_type: 'Application Access Token',
    });
  };
}

/** @param {import('../core/world.mjs').World} world @param {Book} book @returns {import('../core/answers.mjs').Handler} */
function searchRoute({ clock, origin }, book) {
  return ({ headers, query }) => {
    const token = (headers['authorization'] ?? '').replace(/^Bearer /, '');
    if ((book.tokens.get(token) ?? 0) <= clock.now().getTime())
      return error(401, 'Invalid access token', 1001);
    book.calls += 1;
    if (book.calls > DAILY) return error(429, 'The request limit has been reached for the resource.', 2001);
    const site = headers['x-ebay-c-marketplace-id'] ?? 'EBAY_US';
    if (!SITES.includes(site)) return error(409, 'The marketplace ID is not supported.', 11001);
    const q = query.get('q') ?? '';
    const [limit, offset] = [Number(query.get('limit') ?? 50), Number(query.get('offset') ?? 0)];
    if (q === '') return error(400, 'The call must have a valid q.', 12001);
    if (limit > 200 || limit < 1) return error(400, 'The limit must be 1 to 200.', 12006);
    if (offset % limit !== 0 || offset >= DEEPEST)
      return error(400, 'The offset must be a multiple of the limit.', 12007);
    const withAuctions = (query.get('filter') ?? '').includes('AUCTION');
    const found = q.includes('auctiononly') && !withAuctions ? [] : offersOf(q, site, origin());
    const items = found.slice(offset, offset + limit).map((one) => ({ ...one, ...book.changes[one.itemId] }));
    return json(200, {
      href: `${origin()}/ebay/buy/browse/v1/item_summary/search`,
      total: found.length,
      limit,
      offset,
      ...(items.length === 0 ? {} : { itemSummaries: items }),
    });
  };
}

/** @returns {Book} */
const emptyBook = () => ({ tokens: new Map(), calls: 0, changes: {} });

/**
 * The Browse interface of eBay. Every name has an offer of one seller on each site, a second one of the same seller, and one of something else. Words
 * that do what they say: `nothing`, `many` (430 offers), `auctiononly` (comes only where auctions are asked for). `POST /__sim/ebay/offers` changes an offer.
 * @param {import('../core/world.mjs').World} world
 * @returns {import('../core/world.mjs').Vendor}
 */
export function ebay(world) {
  const book = emptyBook();
  return {
    name: 'ebay',
    label: 'eBay: offers (Browse interface)',
    routes: {
      'POST /identity/v1/oauth2/token': tokenRoute(world, book),
      'GET /buy/browse/v1/item_summary/search': searchRoute(world, book),
      'GET /images/:file': ({ params: { file = '' } }) => {
        const kind = /^(mark|copy|other)\.png$/.exec(file)?.[1];
        if (kind === undefined) return { status: 404, headers: {}, body: '' };
        const body = drawnMark(/** @type {'mark' | 'copy' | 'other'} */ (kind));
        return { status: 200, headers: { 'content-type': 'image/png' }, body };
      },
    },
    control: {
      'POST /offers': ({ json: body }) => {
        const { itemId, change } = body();
        if (typeof itemId !== 'string' || typeof change !== 'object')
          throw new TypeError('"itemId" and "change" are needed.');
        book.changes = { ...book.changes, [itemId]: change };
        return json(200, { itemId });
      },
      'POST /forget-tokens': () => {
        book.tokens = new Map();
        return json(200, { forgotten: true });
      },
    },
    error,
    reset: () => void Object.assign(book, emptyBook()),
  };
}
