import { usualFirmHours, type FirmHours } from '@cotta/reference/working-time.js';
import type { EntityManager } from 'typeorm';

/** What the firm set for work that comes in. `unownedHours`: working hours after which somebody asks why nobody has it. */
export interface WorkHours extends FirmHours {
  readonly unownedHours: number;
}

/** What holds until the firm says something else. */
const usualWorkHours: WorkHours = { ...usualFirmHours, unownedHours: 2 };

type Reader = Pick<EntityManager, 'query'>;

interface Change extends WorkHours {
  readonly since: Date;
}

/** Every change, the newest first. */
const changes = (manager: Reader): Promise<Change[]> =>
  manager.query(
    `select opens_at as "opensAt", closes_at as "closesAt", closed_days::text[] as "closedDays", unowned_hours as "unownedHours", created_at as since
     from firm_hours order by created_at desc, id desc`,
  );

/** What held at each moment: what the firm changes counts from then on, never for what came in before. */
export async function hoursBy(manager: Reader): Promise<(at: Date) => WorkHours> {
  const all = await changes(manager);
  return (at) => all.find(({ since }) => since <= at) ?? usualWorkHours;
}

/** What holds for whatever comes in now. */
export async function hoursNow(manager: Reader): Promise<WorkHours> {
  return (await changes(manager))[0] ?? usualWorkHours;
}
