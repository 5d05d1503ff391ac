import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { reminderFields } from '../../deadlines/rows/reminder-fields.js';

/** Dates one person's part names at most; its total says how many there are. */
export const MOST_NAMED = 30;

const fields = {
  monday: f.calendarDate('First day of the week.'),
  holders: f.list(
    f.object('HeldDates', 'What one colleague holds, or nobody.', {
      adminId: f.id('Who is in charge; nothing: nobody.', { optional: true }),
      total: f.integer('How many there are.', { min: 1 }),
      dates: f.list(
        f.object('DateOfDocket', 'What is late or falls due within thirty days, the nearest first.', {
          ...reminderFields,
          trademarkId: f.id('The mark.'),
        }),
        { min: 1, max: MOST_NAMED },
      ),
    }),
    { max: 500 },
  ),
};

export type WeekOfDocket = InputOf<typeof fields>;

interface WeekOfDocketEvent {
  readonly type: 'DocketOfWeekTold';
  readonly data: WeekOfDocket;
}

/** One stream a week, so that the docket is told once. */
export const weekOfDocketId = (monday: string): string => nameBasedId('week of docket', monday);

export const weekOfDocket: Aggregate<{ readonly published: boolean }, WeekOfDocketEvent> = {
  category: 'week_of_docket',
  initial: { published: false },
  evolve: () => ({ published: true }),
  projections: [
    {
      name: 'week_of_docket',
      tables: ['week_of_docket'],
      project: async (tx, { data }) => {
        // The edge: the log holds what this command wrote.
        await execute(tx, 'insert into week_of_docket (monday) values ($1)', [(data as WeekOfDocket).monday]);
      },
    },
  ],
};

export const publishWeekOfDocket = defineCommand({
  name: 'PublishWeekOfDocket',
  doc: 'Lists for the firm who holds which dates of the next thirty days; once a week.',
  aggregate: weekOfDocket,
  stream: 'new',
  allowed: ['system'],
  input: fields,
  decide: (state, week): readonly WeekOfDocketEvent[] =>
    state.published ? [] : [{ type: 'DocketOfWeekTold', data: week }],
});
