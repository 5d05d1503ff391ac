/** The Mondays on which the firm was told its docket. */
export const weekOfDocketTable = {
  name: '0010-week-of-docket',
  sql: 'create table week_of_docket (monday date primary key);',
};
