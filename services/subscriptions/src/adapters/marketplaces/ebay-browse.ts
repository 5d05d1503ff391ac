import { ExpiringToken } from '@cotta/kit/runtime/vendor/expiring-token.js';
import { systemClock, type Clock } from '@cotta/kit/model/time/clock.js';
import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import type { VendorHttp } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { z } from 'zod';
import type { BrandSource, SourceHit, SourcePage, SourceQuery } from '../../scan/brand-source.js';
import { scanHttp, sentQuery, type Tuning } from '../scan-http.js';
import type { VendorSettings } from '../vendor-settings.js';

const ID = 'ebay';
const PAGE = 200;
const SCOPE = 'https://api.ebay.com/oauth/api_scope';
const PATH = '/buy/browse/v1/item_summary/search';
/** Offers with a fixed price alone come where this is not said. */
const KINDS = 'buyingOptions:{FIXED_PRICE|AUCTION|BEST_OFFER}';
const MARKETS: Readonly<Record<string, string>> = {
  DE: 'EBAY_DE',
  AT: 'EBAY_AT',
  GB: 'EBAY_GB',
  FR: 'EBAY_FR',
  IT: 'EBAY_IT',
  ES: 'EBAY_ES',
  PL: 'EBAY_PL',
  US: 'EBAY_US',
};
/** Two sites a brand keep five hundred brands within the daily budget of calls. */
const MOST_MARKETS = 2;
const USUAL = ['EBAY_DE', 'EBAY_US'];

const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const answer = z.object({
  total: z.int(),
  // Absent where nothing fits.
  itemSummaries: z
    .array(
      z.object({
        itemId: z.string().min(1),
        title: z.string().min(1),
        price: z.object({ value: z.string(), currency: z.string() }).nullish(),
        image: z.object({ imageUrl: z.string() }).nullish(),
        seller: z.object({ username: z.string().nullish() }).nullish(),
        itemWebUrl: z.url(),
        itemLocation: z.object({ country: z.string().nullish() }).nullish(),
        itemCreationDate: z.string().nullish(),
      }),
    )
    .nullish(),
});

type Item = NonNullable<z.infer<typeof answer>['itemSummaries']>[number];

/** Offers with the brand in the title, on at most two sites. Cursor: `EBAY_DE:200`. */
export class EbayBrowse implements BrandSource {
  readonly id = ID;
  readonly #http: VendorHttp;

  constructor(
    settings: Pick<VendorSettings, 'EBAY_BASE_URL' | 'EBAY_CLIENT_ID' | 'EBAY_CLIENT_SECRET'>,
    tuning: Tuning = {},
    clock: Clock = systemClock,
  ) {
    const key = `${settings.EBAY_CLIENT_ID}:${settings.EBAY_CLIENT_SECRET}`;
    const door = scanHttp({ vendor: ID, baseUrl: settings.EBAY_BASE_URL }, tuning);
    // A thousand tokens a day are all there is: one is kept for its two hours.
    const held = new ExpiringToken(async () => {
      const { text } = await door.call({
        method: 'POST',
        path: '/identity/v1/oauth2/token',
        headers: { authorization: `Basic ${Buffer.from(key).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPE }),
        repeatable: true,
      });
      const { access_token, expires_in } = readVendorJson(ID, token, text);
      return { token: access_token, lastsSeconds: expires_in };
    }, clock);
    this.#http = scanHttp(
      {
        vendor: ID,
        baseUrl: settings.EBAY_BASE_URL,
        credentials: {
          headers: async () => ({ authorization: `Bearer ${await held.value()}` }),
          renew: () => held.drop(),
        },
      },
      tuning,
    );
  }

  async search({ name, countries }: SourceQuery, cursor: string | null): Promise<SourcePage> {
    const markets = marketsOf(countries);
    const [market = markets[0] ?? '', offset = '0'] = cursor?.split(':') ?? [];
    const query = { q: name, limit: PAGE, offset: Number(offset), filter: KINDS, sort: 'newlyListed' };
    const headers = { 'x-ebay-c-marketplace-id': market };
    const { text } = await this.#http.call({ method: 'GET', path: PATH, query, headers, repeatable: true });
    const { total, itemSummaries } = readVendorJson(ID, answer, text);
    const items = itemSummaries ?? [];
    const next = query.offset + PAGE;
    const following = markets[markets.indexOf(market) + 1];
    const onward = following === undefined ? null : `${following}:0`;
    return {
      hits: items.map(toHit),
      nextCursor: next < total && items.length > 0 ? `${market}:${next}` : onward,
      query: `${market} ${sentQuery(PATH, query)}`,
      total,
    };
  }
}

function marketsOf(countries: readonly string[]): readonly string[] {
  const own = countries.flatMap((country) => MARKETS[country] ?? []);
  return [...new Set([...own, ...USUAL])].slice(0, MOST_MARKETS);
}

function toHit({
  itemId,
  title,
  price,
  image,
  seller,
  itemWebUrl,
  itemLocation,
  itemCreationDate,
}: Item): SourceHit {
  return {
    nativeId: itemId,
    url: itemWebUrl,
    title,
    comparedName: title,
    seller: seller?.username ?? null,
    // Digits as they came: they are shown, never counted with.
    priceText: price == null ? null : `${price.value} ${price.currency}`,
    pictureUrl: image?.imageUrl ?? null,
    description:
      [
        itemLocation?.country ? `from ${itemLocation.country}` : '',
        itemCreationDate ? `listed ${itemCreationDate.slice(0, 10)}` : '',
      ]
        .filter((line) => line !== '')
        .join('\n') || null,
  };
}
