import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { FIRM_ZONE, usualFirmHours, type FirmHours } from '@cotta/reference/working-time.js';
import type { EntityManager } from 'typeorm';
import { SLOT_MS, type Adviser, type Span, type TalkHours } from './adviser-slots.js';

interface Row {
  readonly userId: string;
  readonly languages: readonly string[] | null;
  readonly talkHours: readonly TalkHours[] | null;
  readonly zone: string | null;
}

interface Taken {
  readonly userId: string;
  readonly at: Date;
}

interface Besides {
  readonly now: Date;
  /** Hash of the token of a place that is kept for whoever asks: free to them. */
  readonly ownHold?: string | undefined;
  /** The talk that shall begin at another time: what it has is free to it. */
  readonly talkId?: string | undefined;
}

/** When the firm works now. */
export async function firmHoursNow(tx: EntityManager): Promise<FirmHours> {
  const [hours] = await queryRows<{ opensAt: string; closesAt: string; closedDays: string[] | null }>(
    tx,
    'select opens_at as "opensAt", closes_at as "closesAt", closed_days as "closedDays" from firm_hours_copy order by since desc, id desc limit 1',
    [],
  );
  return hours === undefined ? usualFirmHours : { ...hours, closedDays: hours.closedDays ?? [] };
}

/** Everybody who advises, with what each has in that time. A lawyer does unless the profile says no, anybody else where it says yes. */
export async function readAdvisers(
  tx: EntityManager,
  { from, until }: Span,
  { now, ownHold = '', talkId }: Besides,
): Promise<Adviser[]> {
  const rows = await queryRows<Row>(
    tx,
    `select user_id as "userId", languages, talk_hours as "talkHours", zone from adviser
     where active and coalesce(gives_talks, role = 'lawyer') and user_id is not null order by user_id`,
    [],
  );
  const last = new Date(until.getTime() + SLOT_MS);
  const absences = await queryRows<{ userId: string; from: Date; until: Date }>(
    tx,
    'select user_id as "userId", "from", until from adviser_absence where until > $1 and "from" < $2',
    [from, last],
  );
  const taken = await queryRows<Taken>(
    tx,
    `select assigned_admin_id as "userId", event_timestamp as at from consultation
      where assigned_admin_id is not null and event_timestamp between $1 and $2 and id is distinct from $5
     union all
     select adviser_id, slot_at from consultation_hold where slot_at between $1 and $2 and held_until > $3 and token_hash <> $4`,
    [from, last, now, ownHold, talkId ?? null],
  );
  return rows.map(({ userId, languages, talkHours, zone }) => ({
    userId,
    languages: languages ?? [],
    talkHours: talkHours === null || talkHours.length === 0 ? null : talkHours,
    zone: zone ?? FIRM_ZONE,
    absences: absences.filter((one) => one.userId === userId),
    taken: new Set(taken.filter((one) => one.userId === userId).map(({ at }) => at.getTime())),
  }));
}
