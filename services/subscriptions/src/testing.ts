/**
 * What of this package for tests outside of it: the one way in, by name. Specs of the package import what they test where it stands.
 */

export { subscriptionsService } from './service.js';
export { demoStory } from './demo-story.js';
export { followCalendar } from './clock/follow-calendar.js';
export { makeReports } from './monitoring-report/make-reports.js';
export { reportWords } from './monitoring-report/report-file/report-words.js';
export { brand } from './brand/brand.record.js';
export { brandSubscription } from './subscription/brand-subscription.work-item.js';

// A scan with its sources, for contracts with their simulators.
export { scanTools } from './adapters/scan-sources.js';
export { runScans } from './scan/run-scans.js';
export { AppleSearch } from './adapters/apps/apple-search.js';
export { AresCompanies } from './adapters/companies/ares-companies.js';
export { CompaniesHouse } from './adapters/companies/companies-house.js';
export { RpoCompanies } from './adapters/companies/rpo-companies.js';
export { CrtSh } from './adapters/domains/crt-sh.js';
export { DnsOverHttps } from './adapters/domains/dns-over-https.js';
export { DomainNames } from './adapters/domains/domain-names.js';
export { Rdap } from './adapters/domains/rdap.js';
export { EbayBrowse } from './adapters/marketplaces/ebay-browse.js';
export type { BrandSource, SourceHit, SourceQuery } from './scan/brand-source.js';
