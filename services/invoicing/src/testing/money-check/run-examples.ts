import { z } from 'zod';
import { differences, type Difference } from './compare.js';
import { fixturesOf, fixturesShape, type Fixtures } from './fixtures.js';
import type { Kind } from './kind.js';
import { bankMatchKind } from './kinds/bank-match.js';
import { creditNoteKind } from './kinds/credit-note.js';
import { displayKind } from './kinds/display.js';
import { dunningKind } from './kinds/dunning.js';
import { feeSettlementKind } from './kinds/fee-settlement.js';
import { homeCurrencyKind, priceDerivationKind } from './kinds/exchange.js';
import { invoiceSeriesKind, variableSymbolKind } from './kinds/numbers.js';
import { paymentFlowKind } from './kinds/payment-flow.js';
import { paymentQrKind } from './kinds/payment-qr.js';
import { quoteKind } from './kinds/quote.js';
import { remindersKind } from './kinds/reminders.js';
import { prorationKind, recurringCouponKind, subscriptionPeriodKind } from './kinds/subscriptions.js';

/** Function under test by the `kind` of an example. */
const kinds: Readonly<Record<string, Kind>> = {
  quote: quoteKind,
  home_currency: homeCurrencyKind,
  price_derivation: priceDerivationKind,
  variable_symbol: variableSymbolKind,
  invoice_series: invoiceSeriesKind,
  credit_note: creditNoteKind,
  fee_settlement: feeSettlementKind,
  bank_match: bankMatchKind,
  reminders: remindersKind,
  dunning: dunningKind,
  subscription_period: subscriptionPeriodKind,
  proration: prorationKind,
  recurring_coupon: recurringCouponKind,
  payment_qr: paymentQrKind,
  payment_flow: paymentFlowKind,
  display: displayKind,
};

/** What people write beside an example or a file: read by nobody here. */
const remarks = {
  title: z.unknown().optional(),
  description: z.unknown().optional(),
  note: z.unknown().optional(),
  comment: z.unknown().optional(),
  source: z.unknown().optional(),
};

/** A word that is not known is an error: a rule must not be left out because it was spelt differently. */
const exampleShape = z.strictObject({
  ...remarks,
  id: z.string(),
  kind: z.string(),
  rules: z.array(z.string()).optional(),
  input: z.unknown(),
  expected: z.unknown(),
});

/** What a report needs; the rest is looked at example by example, so that one that is wrong does not hide the others. */
const named = z.looseObject({ id: z.string().min(1, 'is empty'), kind: z.string() });

const fileShape = z.strictObject({
  ...remarks,
  schema_version: z.unknown().optional(),
  conventions: z.unknown().optional(),
  fixtures: fixturesShape.default(() => fixturesShape.parse({})),
  examples: z.array(named).min(1, 'is empty'),
});

type Example = z.infer<typeof named>;

/** What became of one example. `problem`: it could not be run at all. */
export interface ExampleReport {
  readonly id: string;
  readonly kind: string;
  readonly differences: readonly Difference[];
  readonly problem: string | null;
}

/** Runs every example of a file. @throws ZodError when `file` has not the shape of a file of examples. */
export function runExamples(file: unknown): ExampleReport[] {
  const { fixtures, examples } = fileShape.parse(file);
  const ready = fixturesOf(fixtures);
  const ids = examples.map(({ id }) => id);
  return examples.map((example, position) =>
    ids.indexOf(example.id) < position ? idTwice(example) : runExample(example, ready),
  );
}

function idTwice({ id, kind }: Example): ExampleReport {
  return { id, kind, differences: [], problem: `the id "${id}" stands twice in the file` };
}

function runExample(example: Example, fixtures: Fixtures): ExampleReport {
  const { id, kind } = example;
  const answer = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (answer === undefined)
    return {
      id,
      kind,
      differences: [],
      problem: `unknown kind "${kind}"; known: ${Object.keys(kinds).join(', ')}`,
    };
  try {
    const { input, expected } = exampleShape.parse(example);
    return { id, kind, differences: differences(expected, answer(input, fixtures)), problem: null };
  } catch (error) {
    return { id, kind, differences: [], problem: whatIsWrong(error) };
  }
}

/** One line a person can act on. */
export function whatIsWrong(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues
      .map(({ path, message }) => `${path.length > 0 ? `${path.join('.')}: ` : ''}${inWords(message)}`)
      .join('; ');
  return error instanceof Error ? error.message : String(error);
}

function inWords(message: string): string {
  return message.endsWith('received undefined') ? 'is missing' : message;
}
