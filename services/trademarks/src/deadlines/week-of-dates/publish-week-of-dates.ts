import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { reminderFields } from '../rows/reminder-fields.js';

/** Dates one list speaks of at most; the page it leads to has them all. */
export const MOST_DATES = 100;

const fields = {
  userId: f.id('Whose marks they are.'),
  monday: f.calendarDate('First day of the week.'),
  dates: f.list(
    f.object('DateOfWeek', 'What falls due within thirty days, the nearest first.', {
      ...reminderFields,
      trademarkId: f.id('The mark.'),
    }),
    { min: 1, max: MOST_DATES },
  ),
};

export type WeekOfDates = InputOf<typeof fields>;

interface WeekOfDatesEvent {
  readonly type: 'WeekOfDatesTold';
  readonly data: WeekOfDates;
}

/** One stream a person and week, so that the list is told once. */
export const weekOfDatesId = (userId: string, monday: string): string =>
  nameBasedId('week of dates', userId, monday);

export const weekOfDates: Aggregate<{ readonly published: boolean }, WeekOfDatesEvent> = {
  category: 'week_of_dates',
  initial: { published: false },
  evolve: () => ({ published: true }),
  projections: [
    {
      name: 'week_of_dates',
      tables: ['week_of_dates'],
      project: async (tx, { data }) => {
        // The edge: the log holds what this command wrote.
        const { userId, monday } = data as WeekOfDates;
        await execute(tx, 'insert into week_of_dates (user_id, monday) values ($1, $2)', [userId, monday]);
      },
    },
  ],
};

export const publishWeekOfDates = defineCommand({
  name: 'TellWeekOfDates',
  doc: 'Lists for an owner what falls due within thirty days; once a week.',
  aggregate: weekOfDates,
  stream: 'new',
  allowed: ['system'],
  input: fields,
  decide: (state, week): readonly WeekOfDatesEvent[] =>
    state.published ? [] : [{ type: 'WeekOfDatesTold', data: week }],
});
