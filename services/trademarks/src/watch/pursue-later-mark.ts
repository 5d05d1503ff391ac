import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { laterMarkWays } from '@cotta/reference/later-mark-ways.js';
import { officeToday } from '../deadlines/office-day.js';
import { no } from '../refusals.js';
import type { Pursuit } from '../said/publish-pursued-marks.js';
import { LATER_MARK_PURSUED, trademarkMonitoringResult } from './trademark-monitoring-result.record.js';
import { isForThem } from './whose-result.js';

interface OwnMark {
  readonly name: string;
  readonly brandId: string | null;
}

/** A case follows at the service of threats, with its owner on the other side: a lawyer names the price, and the client orders it there. */
export const pursueLaterMark = defineCommand({
  name: 'PursueLaterMark',
  doc: 'Has the owner of a later mark written to, or an agreement sought with him: a case begins, and a lawyer names the price. Nothing is charged before the client orders it.',
  aggregate: trademarkMonitoringResult.aggregate,
  stream: 'existing',
  input: {
    way: f.enumeration('What is to be done.', { name: 'LaterMarkWay', values: laterMarkWays }),
    note: f.longText('What the client wants the lawyer to know.', {
      max: 4000,
      optional: true,
      personal: true,
    }),
  },
  allowed: ['visitor', 'customer', ...staff],
  mayTouch: (result, viewer, resultId) =>
    staff.includes(viewer.role) ? result.exists : isForThem(result, viewer, resultId),
  preload: async (tx, { state }) =>
    (await queryRow<OwnMark>(tx, 'select name, brand_id as "brandId" from trademark where id = $1', [
      state.fields.trademarkId,
    ])) ?? {},
  decide: ({ fields }, { way, note }, context) => {
    const { userId, ownerName, markName = '', jurisdiction = '', trademarkId = '' } = fields;
    if (fields.pursuedOn) return no('ALREADY_PURSUED');
    if (!userId) return no('NOBODY_TO_CHARGE');
    if (!ownerName) return no('OWNER_UNKNOWN');
    if (fields.endedOn) return no('APPLICATION_ENDED');
    const own = context.preloaded as Partial<OwnMark> | undefined;
    const pursuit: Pursuit = {
      ownMark: own?.name ?? '',
      brandId: own?.brandId ?? nameBasedId('brand of mark', trademarkId),
      brandIsNew: (own?.brandId ?? null) === null,
      ownerName,
      note: note ?? null,
      applicationNumber: fields.applicationNumber ?? null,
      ipoLink: fields.ipoLink ?? null,
    };
    return [
      {
        type: LATER_MARK_PURSUED,
        data: {
          pursuedOn: officeToday(jurisdiction, context.now),
          pursuedBy: way,
          caseId: nameBasedId('case of later mark', context.streamId),
          userId,
          trademarkId,
          markName,
          jurisdiction,
          pursuit,
        },
        subjectId: userId,
      },
    ];
  },
});
