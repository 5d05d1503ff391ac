import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { z } from 'zod';
import { nextNumber, seriesYear, type SeriesRow } from '../../../money/numbers/document-number.js';
import { isVariableSymbol, variableSymbol } from '../../../money/numbers/variable-symbol.js';
import { distinct } from '../fields.js';
import { defineKind } from '../kind.js';

const symbols = z.strictObject({
  items: z.array(z.strictObject({ issuer: z.string(), year: z.int(), seq: z.int() })),
  validate: z.array(z.string()).optional(),
});

export const variableSymbolKind = defineKind(symbols, (given, { issuer }) => ({
  symbols: given.items.map(({ issuer: code, year, seq }) => {
    const symbol = variableSymbol(issuer(code).digit, year, seq);
    return isRefusal(symbol) ? null : symbol;
  }),
  ...(given.validate === undefined ? {} : { valid: given.validate.map(isVariableSymbol) }),
}));

const kind = z.enum(['INVOICE', 'CREDIT_NOTE']);
const series = z.strictObject({
  issuer: z.string(),
  counters: distinct(
    z.strictObject({ year: z.int(), kind, last_serial: z.int().nonnegative() }),
    (one) => `${one.year} ${one.kind}`,
  ),
  commands: z.array(
    z.strictObject({
      at: z.iso.datetime({ offset: true }),
      kind,
      fail: z
        .string()
        .regex(/BEFORE_COMMIT$|AFTER_COMMIT$/)
        .nullish(),
    }),
  ),
});

export const invoiceSeriesKind = defineKind(series, (given, { issuer }) => {
  const entity = issuer(given.issuer);
  const rows = new Map<string, SeriesRow>();
  const keep = (row: SeriesRow): unknown => rows.set(`${row.year} ${row.kind}`, row);
  for (const { year, kind: of, last_serial } of given.counters)
    keep({ year, kind: of, lastSerial: last_serial, lastIssuedOn: null });
  const numbers = given.commands.map(({ at, kind: of, fail }) => {
    const { year, issuedOn } = seriesYear(entity, new Date(at));
    const taken = nextNumber(
      entity,
      rows.get(`${year} ${of}`) ?? { year, kind: of, lastSerial: 0, lastIssuedOn: null },
      issuedOn,
    );
    // What fails before the commit takes the row back with it; what fails later finds the number given out.
    if (isRefusal(taken) || fail?.endsWith('BEFORE_COMMIT') === true) return null;
    keep(taken.series);
    return taken.number;
  });
  const sorted = [...rows.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    numbers,
    counters: sorted.map(([, row]) => ({ year: row.year, kind: row.kind, last_serial: row.lastSerial })),
  };
});
