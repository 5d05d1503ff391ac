import { recordDecider, type RecordFields } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../../refusals.js';
import { hoursNow } from './hours-in-force.js';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const terms = {
  opensAt: f.text('When the firm opens, by the clock of its zone: 09:00.', { max: 5, pattern: CLOCK }),
  closesAt: f.text('When it closes.', { max: 5, pattern: CLOCK }),
  closedDays: f.list(f.calendarDate('A day on which nobody works, besides weekends and public holidays.'), {
    max: 60,
  }),
  unownedHours: f.integer('Working hours after which those who lead are told that nobody has new work.', {
    min: 1,
    max: 40,
  }),
};

export const firmHoursResource = defineResource({
  name: 'FirmHours',
  table: 'firm_hours',
  doc: 'When the firm works, and how long new work may be nobody’s. Each entry is one change, and the entries are its history: it counts for what comes in from then on.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  fields: {
    ...terms,
    former: f.object('FormerFirmHours', 'What held until then.', terms),
    reason: f.longText('Why.', { max: 2000, min: 1 }),
    changedById: f.ref('User', 'Who changed it.', { as: 'changedBy', filterable: true }),
  },
});

type Hours = RecordFields<typeof firmHoursResource.fields>;

function hoursProblem({ opensAt, closesAt, closedDays, unownedHours, former }: Hours): Refusal | undefined {
  if (opensAt === undefined || closesAt === undefined) return undefined;
  if (closesAt <= opensAt)
    return refuseFields([
      {
        path: ['closesAt'],
        code: 'CLOSES_FIRST',
        message: 'The firm closes after it opens: enter a later hour.',
      },
    ]);
  const said = { opensAt, closesAt, closedDays: closedDays ?? [], unownedHours };
  return JSON.stringify(said) === JSON.stringify(former) ? no('NOTHING_CHANGED') : undefined;
}

/** Changed by admins, by adding what holds from now on; what held before stays to be read. */
export const firmHours = recordDecider(
  firmHoursResource,
  { added: 'FirmHoursChanged', amended: 'FirmHoursAmended', removed: 'FirmHoursRemoved' },
  {
    writable: ['opensAt', 'closesAt', 'closedDays', 'unownedHours', 'reason'],
    create: ['admin'],
    createStepUp: true,
    update: [],
    remove: [],
    preload: async (tx) => {
      // Two changes at once are one after the other: each says what it took the place of.
      await tx.query("select pg_advisory_xact_lock(hashtextextended('firm hours', 0))");
      const { opensAt, closesAt, closedDays, unownedHours } = await hoursNow(tx);
      return { former: { opensAt, closesAt, closedDays: [...closedDays], unownedHours } };
    },
    fill: (_, { viewer }) => ({ changedById: viewer.userId ?? null }),
    derive: ({ closedDays = [] }) => ({ closedDays: [...new Set(closedDays)].toSorted() }),
    check: hoursProblem,
  },
);

export const firmHoursEntity = recordEntity(firmHoursResource, firmHours);
