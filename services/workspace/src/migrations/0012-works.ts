import { workSubjectTable } from '../subject/work-subject-table.js';
import { olderWorks } from '../task/older-content.js';

const when = ([kind, end, work]: (typeof olderWorks)[number]): string =>
  `when kind = '${kind}'${end === '*' ? '' : ` and right(title, ${end.length}) = '${end}'`} then '${work}'`;

/** Every task says which work it is; what it is about is known with whom it belongs to. */
export const worksOfTasks = {
  name: '0012-works',
  sql: `
${workSubjectTable}
alter table task add column work text;
update task set work = case ${olderWorks.map(when).join('\n  ')} else 'request' end;
alter table task alter column work set not null;
alter table task add column arrived_at timestamptz;
update task set arrived_at = created_at;
alter table task alter column arrived_at set not null;
`,
};
