import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { recordPages } from '../generated/record-pages.js';
import { contentPages } from './content-pages.js';
import { pages } from './route-table.js';

const specified = JSON.parse(readFileSync('web/testing/specification-routes.json', 'utf8')) as string[];
const pattern = (path: string): string => path.replace(/\{[^}]+\}|:\w+/g, '*').replace(/\[.*\]$|\?.*$/, '');
const tables = Object.keys(recordPages);
/** The four kinds of page every entity may have; the specification names some of them. */
const ofRecords = tables.flatMap((table) => [
  `/${table}`,
  `/${table}/*`,
  `/${table}/create`,
  `/${table}/*/show`,
]);
/** Screens the specification asks for without naming an address. */
const own = [
  // Marks as they stood on a day.
  '/portal/since',
  '/portal/notifications',
  '/portal/trademarks/history',
  // Many marks come in from a list.
  '/portal/trademarks/import',
  '/portal/trademarks/*/history',
  '/portal/trademarks/*/file',
  '/admin/case-file/*',
  '/portal/order/*/file',
  '/portal/service-order/*/file',
  '/admin/order-file/*',
  '/admin/history',
  '/admin/history/*',
  '/portal/deadlines',
  // The page of a service order behind its link; the specification names the one right after it was placed.
  '/service-order/*',
  // A letter of an office is shown by its link to whoever holds it, and in the portal to its owner.
  '/portal/office-action/*',
  '/portal/use-in-commerce-request/*',
  '/contact',
  '/contact/*',
  // For the other side of a threat: whoever was reported by us says why that was wrong.
  '/objection-to-a-report',
  // The page of a report behind the link of its letter.
  '/report-brand-infringement/*',
  // One more service with a form: an application that ended over a missed day.
  '/petition-to-revive',
  // What was found in the texts of the site.
  '/search',
  '/portal/support',
  '/portal/support/*',
  '/portal/support/ask',
  '/portal/webhooks',
  '/admin/deadlines',
  '/admin/promises',
  '/portal/watch-order/*',
  '/portal/scan/*',
  '/portal/watch/*',
  '/admin/scan-queue',
  // What was done for a brand in one period of its scans.
  '/portal/monitoring/*/report/*',
  '/admin/watch-queue',
  '/admin/texts',
  '/admin/settings',
  '/admin/official-fees',
  '/admin/affiliates',
  '/admin/search-quality',
  '/admin/queues',
  '/admin/operations',
  '/admin/operations/parked',
  '/admin/operations/late',
  '/admin/operations/upkeep',
  '/admin/operations/costs',
  '/admin/records',
  '/registration-request/new',
  '/trademark-renewal/several',
  '/portal/confirm-email/*',
  '/portal/refuse-email/*',
  '/portal/keep-account/*',
  '/admin/security',
  // What was seen at a page, for whoever was given the hash of its record.
  '/evidence/*',
  // Whether a file is as we issued it, for whoever has it.
  '/verify',
  // For programs of clients and partners.
  '/developers',
  '/developers/*',
  '/new-link',
  // Both parts after it are optional there.
  '/book-a-free-consultation/*',
  '/book-a-free-consultation/*/*',
  // A ticket has one page under both of its addresses.
  '/support_ticket/*/edit',
];
const known = new Set([...specified.map(pattern), ...ofRecords, ...own]);
const served = new Set(pages.map((page) => pattern(page.path)));

describe('route table', () => {
  it('has no path but those of the specification and of the entities', () => {
    expect([...served].filter((path) => !known.has(path))).toEqual([]);
  });

  it('serves every page of an entity that the specification names', () => {
    const named = specified.map(pattern).filter((path) => ofRecords.includes(path));
    expect(named).toContain('/trademark/*/show');
    expect(named.filter((path) => !served.has(path))).toEqual([]);
  });

  it('serves every public page that the specification names', () => {
    // Pages of staff about a record have its table in their address.
    const named = specified.filter(
      (path) => !/^\/(admin|portal|\w+_\w+)(\/|$)/.test(path) && !ofRecords.includes(pattern(path)),
    );
    expect(named.filter((path) => !served.has(pattern(path)))).toEqual([]);
    expect(named).toHaveLength(104);
  });

  it('shows every entity, and has one way to each', () => {
    expect(tables.filter((table) => !served.has(`/${table}/*/show`))).toEqual([]);
    expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
  });

  it('keeps the staff area’s paths from those of the public', () => {
    const others = new Set(pages.filter((page) => page.area !== 'admin').map((page) => pattern(page.path)));
    expect(pages.filter((page) => page.area === 'admin' && others.has(pattern(page.path)))).toEqual([]);
  });

  it('lists and caches no page of a person', () => {
    // What names a thing by its id or link is somebody's; a text, a class of the Nice Classification, a trade and a country are everybody's.
    const personal = pages.filter(
      (page) =>
        page.area !== 'public' ||
        (/:(?!(class|country)$)/.test(page.path) &&
          !page.path.startsWith('/class-assist/') &&
          !contentPages.includes(page)),
    );
    expect(personal.filter((page) => page.index || page.cache).map((page) => page.path)).toEqual([]);
  });
});
