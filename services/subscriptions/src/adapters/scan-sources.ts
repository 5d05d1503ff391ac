import type { BrandSource } from '../scan/brand-source.js';
import type { ScanTools } from '../scan/scan-tools.js';
import { AppleSearch } from './apps/apple-search.js';
import { AresCompanies } from './companies/ares-companies.js';
import { CompaniesHouse } from './companies/companies-house.js';
import { RpoCompanies } from './companies/rpo-companies.js';
import { CrtSh } from './domains/crt-sh.js';
import { DnsOverHttps } from './domains/dns-over-https.js';
import { DomainNames } from './domains/domain-names.js';
import { Rdap } from './domains/rdap.js';
import { EbayBrowse } from './marketplaces/ebay-browse.js';
import { NameDesk } from './own/name-desk.js';
import { HttpScanPictures } from './pictures/scan-pictures.js';
import type { Tuning } from './scan-http.js';
import type { VendorSettings } from './vendor-settings.js';

type Given = { readonly [K in keyof VendorSettings]?: VendorSettings[K] | undefined };

/** What tests change: calls without waits. */
export interface ScanTuning {
  readonly tuning?: Tuning;
  readonly pause?: (ms: number) => Promise<unknown>;
}

/** Everything a scan works with, as the settings name it; undefined without a gateway, for names could not be scored.
 *  A source whose address or credential is missing is left out here, and named as not connected by the scan. */
export function scanTools(
  settings: Given & { readonly LINK_TOKEN_KEY: string },
  { tuning = {}, pause }: ScanTuning = {},
): ScanTools | undefined {
  const { GATEWAY_URL, LINK_TOKEN_KEY: linkKey, SCAN_PICTURE_HOSTS: hosts = '' } = settings;
  if (GATEWAY_URL === undefined) return undefined;
  const desk = new NameDesk({ url: GATEWAY_URL, linkKey }, { tuning });
  return {
    scores: desk,
    pictures: new HttpScanPictures({ gatewayUrl: GATEWAY_URL, linkKey, hosts }),
    sources: [desk, ...companies(settings, tuning), ...others(settings, { tuning, ...(pause && { pause }) })],
  };
}

function companies(
  { CH_BASE_URL, CH_API_KEY, ARES_BASE_URL, RPO_BASE_URL }: Given,
  tuning: Tuning,
): readonly BrandSource[] {
  return [
    ...(CH_BASE_URL && CH_API_KEY ? [new CompaniesHouse({ CH_BASE_URL, CH_API_KEY }, tuning)] : []),
    ...(ARES_BASE_URL ? [new AresCompanies({ ARES_BASE_URL }, tuning)] : []),
    ...(RPO_BASE_URL ? [new RpoCompanies({ RPO_BASE_URL }, tuning)] : []),
  ];
}

function others(given: Given, { tuning = {}, pause }: ScanTuning): readonly BrandSource[] {
  const { DOH_BASE_URL, RDAP_BOOTSTRAP_URL, CRTSH_BASE_URL, APPLE_BASE_URL } = given;
  const { EBAY_BASE_URL, EBAY_CLIENT_ID, EBAY_CLIENT_SECRET } = given;
  return [
    ...(DOH_BASE_URL && RDAP_BOOTSTRAP_URL
      ? [
          new DomainNames(
            new DnsOverHttps({ DOH_BASE_URL }, tuning),
            new Rdap({ RDAP_BOOTSTRAP_URL }, tuning),
            pause,
          ),
        ]
      : []),
    ...(CRTSH_BASE_URL ? [new CrtSh({ CRTSH_BASE_URL }, tuning)] : []),
    ...(EBAY_BASE_URL && EBAY_CLIENT_ID && EBAY_CLIENT_SECRET
      ? [new EbayBrowse({ EBAY_BASE_URL, EBAY_CLIENT_ID, EBAY_CLIENT_SECRET }, tuning)]
      : []),
    ...(APPLE_BASE_URL ? [new AppleSearch({ APPLE_BASE_URL }, tuning, pause)] : []),
  ];
}
