import { Router, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { createApi } from '../src/data/documents.js';
import { askForPriceList } from '../src/domain/price-list/ask-price-list.js';
import { readPriceQuery } from '../src/domain/price-list/price-query.js';
import { priceRows } from '../src/domain/price-list/price-rows.js';
import { isLocale } from '../src/i18n/locale-rules.js';
import type { Storefront } from '../src/kit/page/boot.js';
import { csvOf } from '../src/kit/export-csv/csv.js';
import { readCookies, readPrefs } from './prefs.js';
import { textsFor } from './texts.js';
import type { VisitorSigner } from './visitor-token.js';

interface World {
  readonly gatewayUrl: string;
  readonly storefrontOf: (host: string) => Storefront | undefined;
  readonly signVisitor: VisitorSigner;
  readonly log: Logger;
}

/** With the language in front, as pages have it. */
const FILES = ['/detailed-pricelist.csv', '/:locale/detailed-pricelist.csv'];

/** The price list of an address as a table for a spreadsheet, without script as well. */
export function priceListDoor(world: World): Router {
  const door = Router();
  door.get(FILES, csvAt(world));
  return door;
}

function csvAt({ gatewayUrl, storefrontOf, signVisitor, log }: World): RequestHandler {
  return async (request, response) => {
    const { locale: said = 'en' } = request.params;
    const storefront = storefrontOf(request.headers.host ?? '');
    if (typeof said !== 'string' || !isLocale(said) || storefront === undefined)
      return void response.sendStatus(404);
    const asked = new URL(request.originalUrl, storefront.origin).searchParams;
    const prefs = readPrefs({
      cookies: readCookies(request.headers.cookie),
      query: asked,
      storefront,
      locale: said,
    });
    const visitor = await signVisitor(request.ip ?? '');
    const headers = {
      'accept-language': said,
      ...(visitor === undefined ? {} : { 'x-web-visitor': visitor }),
    };
    const api = createApi({ endpoint: `${gatewayUrl}/graphql`, headers: () => headers });
    const query = readPriceQuery(asked, prefs);
    const shown = await askForPriceList({ api, prefs, locale: said }, query);
    const texts = textsFor(said, (key) => log.warn({ key, locale: said }, 'missing text'));
    response.setHeader('x-robots-tag', 'noindex');
    response.setHeader('cache-control', 'private, no-store');
    response.attachment('cotta-prices.csv').type('text/csv; charset=utf-8');
    response.send(csvOf(priceRows(shown, texts.t, said), said));
  };
}
