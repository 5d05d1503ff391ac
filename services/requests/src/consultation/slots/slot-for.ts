import type { EntityManager } from 'typeorm';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { defaultLanguage } from '@cotta/reference/languages.js';
import { slotTaken } from '../slot-taken.js';
import { giveSlot } from './give-slot.js';

interface Talk {
  readonly assignedAdminId?: string | null;
  readonly language?: string | null;
}

interface Wanted {
  readonly eventTimestamp: string;
  readonly assignedAdminId?: string | null;
  readonly hold?: string | null;
}

/** Who advises at another time: staff date a talk as they agreed, at any time that nobody else has; who is advised chooses among the times that are offered. */
export function slotFor(
  tx: EntityManager,
  talk: Talk,
  { eventTimestamp, assignedAdminId, hold }: Wanted,
  context: CommandContext,
): Promise<{ readonly assignedAdminId?: string | null } | Refusal> {
  if (staff.includes(context.viewer.role) || context.viewer.role === 'system')
    return slotTaken(
      tx,
      talk,
      { eventTimestamp, ...(assignedAdminId === undefined ? {} : { assignedAdminId }) },
      context,
    );
  return giveSlot(
    tx,
    {
      eventTimestamp,
      language: talk.language ?? defaultLanguage,
      hold,
      adviserId: talk.assignedAdminId,
      talkId: context.streamId,
    },
    context.now,
  );
}
