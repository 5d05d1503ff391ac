import type { FactProblem, MarkFacts } from './mark-facts.js';
import type { Occurrence } from './occurrence.js';

/** Problems after which one of the dates named cannot be true. What is missing, or where the register simply goes before our count, is no dispute. */
const contradictions: ReadonlySet<string> = new Set([
  'FILING_AFTER_REGISTRATION',
  'FILING_AFTER_PUBLICATION',
  'PRIORITY_AFTER_FILING',
  'PRIORITY_TOO_OLD',
  'REGISTRATION_AFTER_EXPIRY',
  'FILING_AFTER_EXPIRY',
  'REGISTRATION_AFTER_ITS_PUBLICATION',
  'EVENT_BEFORE_FILING',
  'DATE_IN_FUTURE',
]);

/** Whether a date hangs on another that cannot be true. A term that ends when the register says so hangs on the register's date alone. */
export function isDisputed(
  { rule, trigger, last }: Occurrence,
  { dates }: MarkFacts,
  problems: readonly FactProblem[],
): boolean {
  const byRegister = rule.kind === 'renewal' && last.nominalDate === dates.expiration;
  return problems.some(
    ({ code, about }) =>
      contradictions.has(code) &&
      about.some((fact) =>
        byRegister ? fact === 'expiration' : fact === rule.trigger || dates[fact] === trigger.date,
      ),
  );
}
