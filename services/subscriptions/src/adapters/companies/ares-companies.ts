import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { codeIn, readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import type { VendorHttp } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { z } from 'zod';
import type { BrandSource, SourceHit, SourcePage, SourceQuery } from '../../scan/brand-source.js';
import { scanHttp, type Tuning } from '../scan-http.js';
import type { VendorSettings } from '../vendor-settings.js';
import { bareCompanyName } from './bare-company-name.js';

const ID = 'ares';
const PAGE = 100;
const NOT_THERE = 'VYSTUP_SUBJEKT_NENALEZEN';
const TOO_MANY = 'VYSTUP_PRILIS_MNOHO_VYSLEDKU';

const answer = z.object({
  pocetCelkem: z.int(),
  ekonomickeSubjekty: z.array(
    z.object({
      // Some have no number, only an id within the register.
      ico: z.string().nullish(),
      icoId: z.string().nullish(),
      obchodniJmeno: z.string().min(1),
      sidlo: z.object({ textovaAdresa: z.string().nullish() }).nullish(),
      datumVzniku: z.string().nullish(),
      datumZaniku: z.string().nullish(),
    }),
  ),
});

type Subject = z.infer<typeof answer>['ekonomickeSubjekty'][number];

/** Czech companies and persons in business whose name contains the brand. The register has no filter by day that holds: what is new follows from what was
 *  seen before. */
export class AresCompanies implements BrandSource {
  readonly id = ID;
  readonly #http: VendorHttp;

  constructor({ ARES_BASE_URL }: Pick<VendorSettings, 'ARES_BASE_URL'>, tuning: Tuning = {}) {
    this.#http = scanHttp(
      { vendor: ID, baseUrl: ARES_BASE_URL, errorCode: (body) => codeIn(body, 'subKod', 'kod') },
      tuning,
    );
  }

  async search({ name }: SourceQuery, cursor: string | null): Promise<SourcePage> {
    const body = { obchodniJmeno: name, start: Number(cursor ?? 0), pocet: PAGE };
    const query = `POST /ekonomicke-subjekty/vyhledat ${JSON.stringify(body)}`;
    try {
      const path = '/ekonomicke-subjekty/vyhledat';
      const { text } = await this.#http.call({ method: 'POST', path, body, repeatable: true });
      const { pocetCelkem, ekonomickeSubjekty } = readVendorJson(ID, answer, text);
      const next = body.start + ekonomickeSubjekty.length;
      const more = ekonomickeSubjekty.length > 0 && next < pocetCelkem;
      return {
        hits: ekonomickeSubjekty.flatMap(toHit),
        nextCursor: more ? String(next) : null,
        query,
        total: pocetCelkem,
      };
    } catch (error) {
      const code = error instanceof VendorError ? error.details.code : undefined;
      if (code === NOT_THERE) return { hits: [], nextCursor: null, query, total: 0 };
      // More than a thousand fit: the register names none of them.
      if (code === TOO_MANY) return { hits: [], nextCursor: null, query, total: null, truncated: true };
      throw error;
    }
  }
}

function toHit({ ico, icoId, obchodniJmeno: title, sidlo, datumVzniku, datumZaniku }: Subject): SourceHit[] {
  const nativeId = ico ?? icoId;
  if (nativeId == null || datumZaniku != null) return [];
  return [
    {
      nativeId,
      url: `https://ares.gov.cz/ekonomicke-subjekty?ico=${encodeURIComponent(nativeId)}`,
      title,
      comparedName: bareCompanyName(title),
      seller: title,
      priceText: null,
      pictureUrl: null,
      description: [
        `IČO ${nativeId}`,
        datumVzniku ? `founded ${datumVzniku}` : '',
        sidlo?.textovaAdresa ?? '',
        'Source: ARES',
      ]
        .filter((line) => line !== '')
        .join('\n'),
    },
  ];
}
