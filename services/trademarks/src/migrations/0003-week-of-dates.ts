/** Whose list of a week was told: once a person and Monday. */
export const weekOfDates = {
  name: '0003-week-of-dates',
  sql: 'create table week_of_dates (user_id uuid not null, monday date not null, primary key (user_id, monday));',
};
