import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { STATUS_FACTS, type StatusOf } from './status-facts.js';

type Words = Record<string, { label: string; next?: string }>;
const words = JSON.parse(readFileSync('web/locales/en/portal-statuses.json', 'utf8')) as Record<
  string,
  Words
>;
const schema = readFileSync('gateway/api.customer.graphql', 'utf8');

/** Statuses that staff alone see before a customer is asked. */
const INSIDE: readonly string[] = ['solution.DRAFT'];

/** What a customer reads of more than the status: an ordered solution whose work has begun. */
const READ_OF_MORE: Readonly<Record<string, readonly string[]>> = { solution: ['IN_PROGRESS'] };

const ENUMS: Readonly<Record<Exclude<StatusOf, 'threat'>, string>> = {
  trademark: 'TrademarkStatus',
  officeAction: 'OfficeActionStatus',
  proof: 'UseInCommerceRequestStatus',
  case: 'CaseStatus',
  solution: 'CaseSolutionStatus',
  report: 'CaseRequestStatus',
  service: 'ServiceStatus',
  serviceRequest: 'ServiceRequestStatus',
  invoice: 'InvoiceStatus',
  product: 'ProductStatus',
  subscription: 'BrandSubscriptionStatus',
  payment: 'BrandSubscriptionPaymentStatus',
  scan: 'BrandMonitoringTaskStatus',
  card: 'UserPaymentMethodStatus',
  ticket: 'SupportTicketStatus',
};

function valuesOf(name: string): string[] {
  return (
    (new RegExp(`^enum ${name}\\b[^{]*\\{([^}]*)\\}`, 'm').exec(schema)?.[1] ?? '')
      .match(/^ {2}[A-Z_]+$/gm)
      ?.map((line) => line.trim()) ?? []
  );
}

describe.each(Object.entries(ENUMS))('statuses of %s', (of, name) => {
  const known = valuesOf(name).filter((value) => !INSIDE.includes(`${of}.${value}`));

  it('have a shape, and words for customers', () => {
    expect(known.length).toBeGreaterThan(2);
    const shown = [...known, ...(READ_OF_MORE[of] ?? [])];
    expect(Object.keys(STATUS_FACTS[of as StatusOf]).sort()).toEqual(shown.toSorted());
    expect(Object.keys(words[of] ?? {}).sort()).toEqual(shown.toSorted());
  });
});

it('says of each stage of a threat where it stands and what follows', () => {
  const stages = Object.entries(words['threat'] ?? {});
  expect(stages.map(([stage]) => stage).sort()).toEqual(Object.keys(STATUS_FACTS.threat).sort());
  for (const [, { next }] of stages) expect(next).toMatch(/\.$/);
});
