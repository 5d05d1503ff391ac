import { byItself } from '@cotta/kit/runtime/database/by-itself.js';
import { execute, queryRow } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { EntityManager } from 'typeorm';
import type { VatNumberAnswer, VatNumberChecker } from './vat-check.js';
import { isReusable, type VatNumberCheck } from './vat-number-check.js';
import { isVatNumber, plainVatNumber } from './vat-number-text.js';

type Status = VatNumberCheck['status'];

/** What the last check said; UNAVAILABLE while nobody was asked lately, which charges the tax. @source money rules R-VIES-1, R-VIES-2 */
export async function knownVatStatus(tx: EntityManager, vatNumber: string, now: Date): Promise<Status> {
  const row = await lastCheck(tx, plainVatNumber(vatNumber));
  if (row === undefined) return 'UNAVAILABLE';
  return row.status === 'INVALID' || isReusable(row, now) ? row.status : 'UNAVAILABLE';
}

/** Asks the tax administrations unless they answered lately, and keeps the answer as evidence. Service trouble never becomes "no". What is no number is asked of nobody. */
export async function checkVatNumber(
  { db, clock }: Pick<CommandRuntime, 'db' | 'clock'>,
  checker: VatNumberChecker,
  vatNumber: string,
): Promise<Status> {
  if (!isVatNumber(vatNumber)) return 'INVALID';
  const number = plainVatNumber(vatNumber);
  const known = await byItself(db, (tx) => lastCheck(tx, number));
  if (known !== undefined && isReusable(known, clock.now())) return known.status;
  const answer = await checker.check({
    country: number.slice(0, 2),
    number: number.slice(2),
    requester: null,
  });
  await byItself(db, (tx) => keepAnswer(tx, number, answer));
  return answer.status;
}

async function lastCheck(tx: EntityManager, number: string): Promise<VatNumberCheck | undefined> {
  return queryRow<VatNumberCheck>(
    tx,
    `select status, checked_at as "checkedAt" from vat_number_check where vat_number = $1 order by checked_at desc limit 1`,
    [number],
  );
}

async function keepAnswer(
  tx: EntityManager,
  number: string,
  { status, checkedAt, requestId, reason, raw }: VatNumberAnswer,
): Promise<void> {
  await execute(
    tx,
    `insert into vat_number_check (vat_number, checked_at, status, request_id, reason, raw) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [number, checkedAt, status, requestId, reason, raw],
  );
}
