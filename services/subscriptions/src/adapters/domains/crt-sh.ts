import { VendorError } from '@cotta/kit/runtime/vendor/vendor-error.js';
import { readVendorJson } from '@cotta/kit/runtime/vendor/vendor-json.js';
import type { VendorHttp } from '@cotta/kit/runtime/vendor/vendor-http.js';
import { z } from 'zod';
import type { BrandSource, SourceHit, SourcePage, SourceQuery } from '../../scan/brand-source.js';
import { bearsName } from '../../scan/domain/candidates.js';
import { registrable } from '../../scan/domain/label.js';
import { isUnder } from '../../scan/opponent-key.js';
import { scanHttp, sentQuery, type Tuning } from '../scan-http.js';
import type { VendorSettings } from '../vendor-settings.js';

const ID = 'certificates';
/** Big names take as long as its data base is given. */
const TIMEOUT_MS = 60_000;

const rows = z.array(
  z.object({
    issuer_ca_id: z.int(),
    common_name: z.string().nullish(),
    name_value: z.string(),
    serial_number: z.string(),
    entry_timestamp: z.string().nullish(),
    not_before: z.string(),
    not_after: z.string(),
  }),
);

type Row = z.infer<typeof rows>[number];

/** Host names with the brand that got a certificate: a hint that they live, no evidence of use. */
export class CrtSh implements BrandSource {
  readonly id = ID;
  readonly #http: VendorHttp;

  constructor({ CRTSH_BASE_URL }: Pick<VendorSettings, 'CRTSH_BASE_URL'>, tuning: Tuning = {}) {
    this.#http = scanHttp(
      { vendor: ID, baseUrl: CRTSH_BASE_URL, timeoutMs: TIMEOUT_MS, maxTries: 2 },
      { ...tuning },
    );
  }

  async search({ name, labels, ownHosts }: SourceQuery): Promise<SourcePage> {
    const label = labels.find((one) => /^[a-z0-9-]+$/.test(one)) ?? name;
    const query = { q: `%${label}%`, output: 'json', exclude: 'expired', deduplicate: 'Y' };
    const { text } = await this.#http.call({ method: 'GET', path: '/', query, repeatable: true });
    if (text.trim() === '') throw new VendorError(ID, 'unavailable', 'the answer is empty');
    const found = readVendorJson(ID, rows, text);
    return {
      hits: hostsOf(found, { label, ownHosts }).map(toHit),
      nextCursor: null,
      query: sentQuery('/', query),
      total: found.length,
    };
  }
}

interface Host {
  readonly host: string;
  readonly since: string;
  readonly until: string;
  readonly certificates: number;
}

/** Names on certificates, once each: lines of several names, e-mail addresses left out, a precertificate and its certificate counted as one. */
export function hostsOf(
  found: readonly Row[],
  { label, ownHosts }: { readonly label: string; readonly ownHosts: readonly string[] },
): readonly Host[] {
  const certificates = new Map(found.map((row) => [`${row.serial_number} ${row.issuer_ca_id}`, row]));
  const hosts = new Map<string, Host>();
  for (const row of certificates.values())
    for (const line of new Set(row.name_value.split('\n').map((one) => one.trim().toLowerCase()))) {
      const host = line.replace(/^\*\./, '');
      if (host.includes('@') || !host.includes('.') || ownHosts.some((own) => isUnder(host, own))) continue;
      if (
        !host
          .split('.')
          .slice(0, -1)
          .some((part) => bearsName(part, label))
      )
        continue;
      const known = hosts.get(host);
      hosts.set(host, {
        host,
        since: known !== undefined && known.since < row.not_before ? known.since : row.not_before,
        until: known !== undefined && known.until > row.not_after ? known.until : row.not_after,
        certificates: (known?.certificates ?? 0) + 1,
      });
    }
  return [...hosts.values()];
}

function toHit({ host, since, until, certificates }: Host): SourceHit {
  return {
    nativeId: host,
    url: `https://${host}/`,
    title: host,
    comparedName: comparedLabel(host),
    seller: null,
    priceText: null,
    pictureUrl: null,
    // Times of the logs have no zone; they are UTC.
    description: `${certificates} certificate${certificates === 1 ? '' : 's'}, from ${since.slice(0, 10)} to ${until.slice(0, 10)} (UTC)`,
  };
}

/** Of a shop on a shared host the shop's own part; else the name that was registered. */
function comparedLabel(host: string): string {
  const parts = host.split('.');
  const own = registrable(host).split('.').length;
  const below = parts.slice(0, -own).filter((part) => part !== 'www');
  return (below.length > 0 ? below.at(-1) : parts.at(-own)) ?? host;
}
