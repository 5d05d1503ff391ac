import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { factProblemsOf } from '../../deadlines/compute-deadlines.js';
import { officeToday } from '../../deadlines/office-day.js';
import { awaitedCorrections } from '../../deadlines/rows/awaited-corrections.js';
import { dateProblemsOf, type DateProblem } from '../../mark/date-problems.js';
import { factsOf, type MarkStory } from '../../deadlines/rows/mark-story.js';
import { trademark } from '../../mark/trademark.work-item.js';
import { MOST_AT_ONCE, taken, type ClockStep } from './clock-step.js';

const note = trademark.steps.noteDateProblems;
const settle = trademark.steps.settleDateProblems;

interface Doubtful {
  readonly id: string;
  readonly version: number;
  readonly story: MarkStory;
  readonly told: readonly DateProblem[];
}

/** What became wrong, or right again, with the dates of a mark enters its history: once a change. */
export const noteDateProblems: ClockStep = {
  name: 'dates checked',
  take: async (tx, { today, now, take }) => {
    const rows = await queryRows<Doubtful>(
      tx,
      `select t.id, t.version, s.story, d.told from date_doubt d join trademark t on t.id = d.trademark_id join mark_story s on s.trademark_id = d.trademark_id
       where d.found <> d.told or d.look_again_on <= $1::date order by d.trademark_id limit ${MOST_AT_ONCE}`,
      [today],
    );
    const awaited = await awaitedCorrections(tx);
    const outcomes = [];
    for (const { id, version, story, told } of rows) {
      const facts = { ...factsOf(id, story), awaiting: awaited(story.knownSince, now) };
      const dateProblems = dateProblemsOf(
        facts,
        factProblemsOf(facts, officeToday(story.fields.jurisdiction, now)),
      );
      if (isSame(dateProblems, told)) continue;
      // The version: what is wrong, put right and wrong again on one day is told again.
      const about = `${id} ${version}`;
      outcomes.push(
        dateProblems.length === 0
          ? await take(settle, { streamId: id, input: {}, about })
          : await take(note, { streamId: id, input: { dateProblems }, about }),
      );
    }
    return taken(outcomes);
  },
};

function isSame(found: readonly DateProblem[], told: readonly DateProblem[]): boolean {
  return (
    found.length === told.length &&
    found.every(({ code, message }, index) => told[index]?.code === code && told[index]?.message === message)
  );
}
