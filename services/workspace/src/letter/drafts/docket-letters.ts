import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { DocketOfWeekTold, HeldDates } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import type { PublicLinks } from '../../words/public-links.js';
import { addressedTo, addresseeOf } from '../addressee.js';
import { storedNotice } from './deadline-letters.js';
import type { LetterDraft } from './letter-draft.js';

/** Monday's docket as one letter a lawyer, at seven by the clock of each: what she holds and what nobody does. Nobody who left, has nothing due or wants no such letters gets one.
 *  The key is the person's and the week's, so that told twice it is the same letter. */
export async function docketLetters(
  tx: EntityManager,
  { monday, holders }: DocketOfWeekTold,
  links: PublicLinks,
): Promise<LetterDraft[]> {
  const lawyers = await queryRows<{ id: string; zone: string }>(
    tx,
    `select user_id as id, coalesce(zone, $1) as zone from staff_profile where role = 'lawyer' and active order by user_id`,
    [FIRM_ZONE],
  );
  const of = (adminId: string): HeldDates | undefined => holders.find((each) => each.adminId === adminId);
  const open = of('');
  const letters: LetterDraft[] = [];
  for (const { id, zone } of lawyers) {
    const held = of(id);
    const addressee = held === undefined && open === undefined ? undefined : await addresseeOf(tx, id);
    if (addressee?.orderLetters !== true) continue;
    letters.push({
      ...addressedTo(addressee),
      businessKey: `docket/${id}/${monday}`,
      template: 'docket-of-week',
      params: {
        held: (held?.dates ?? []).map(storedNotice),
        heldTotal: held?.total ?? 0,
        open: (open?.dates ?? []).map(storedNotice),
        openTotal: open?.total ?? 0,
        link: links.portal('/admin/deadlines'),
      },
      legal: false,
      // One that changed the zone meanwhile has it by the clock of before: the key is the week's, so there is never a second one.
      notBefore: DateTime.fromISO(`${monday}T07:00`, { zone }).toJSDate(),
    });
  }
  return letters;
}
