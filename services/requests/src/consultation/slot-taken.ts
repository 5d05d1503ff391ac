import type { EntityManager } from 'typeorm';
import { DateTime } from 'luxon';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';

interface Advised {
  readonly assignedAdminId?: string | null;
}

interface Slot {
  readonly eventTimestamp: string;
  readonly assignedAdminId?: string | null;
}

/** One lawyer advises one client at a time. Whoever of the staff dates a talk that nobody has, has it. Refused at the field with SLOT_TAKEN or NOT_STAFF. */
export async function slotTaken(
  tx: EntityManager,
  { assignedAdminId: before }: Advised,
  { eventTimestamp, assignedAdminId }: Slot,
  { viewer, streamId }: CommandContext,
): Promise<Advised | Refusal> {
  const isStaff = viewer.role === 'lawyer' || viewer.role === 'admin';
  const named = isStaff ? assignedAdminId : null;
  const adviserId = named ?? before ?? (isStaff ? viewer.userId : undefined);
  if (adviserId === undefined) return {};
  // Two who take the same slot at once are judged one after the other.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [adviserId]);
  const [lawyer]: { name: string }[] = await tx.query(
    'select display_name as name from staff_name where user_id = $1 and on_duty',
    [adviserId],
  );
  if (named != null && lawyer === undefined)
    return refuseFields([
      {
        path: ['assignedAdminId'],
        code: 'NOT_STAFF',
        message: 'Only a colleague who works here can advise.',
      },
    ]);
  const [other]: { contactName: string | null }[] = await tx.query(
    `select contact_name as "contactName" from consultation where assigned_admin_id = $1 and event_timestamp = $2 and id <> $3`,
    [adviserId, eventTimestamp, streamId],
  );
  if (other === undefined) return { assignedAdminId: adviserId };
  const at = DateTime.fromISO(eventTimestamp, { zone: FIRM_ZONE }).toFormat('HH:mm');
  const message = isStaff
    ? `${lawyer?.name.split(' ')[0] ?? 'Whoever advises'} has ${initialsOf(other.contactName)} at ${at} (${FIRM_ZONE}).`
    : 'This time is taken: choose another one.';
  return refuseFields([{ path: ['eventTimestamp'], code: 'SLOT_TAKEN', message }]);
}

/** Enough for a colleague to know which talk it is, and no name in a log. */
function initialsOf(name: string | null): string {
  const letters = (name ?? '')
    .split(/\s+/u)
    .flatMap((part) => (part === '' ? [] : [`${[...part][0] ?? ''}.`]));
  return letters.length === 0 ? 'another talk' : letters.join(' ');
}
