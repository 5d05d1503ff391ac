import type { Guard } from '@cotta/kit/edge/service/service-definition.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { answerDates, laterThanRule } from '../deadlines/rule-dates.js';
import { everyRowViewer } from '../mark/every-row.js';
import { trademarkResource } from '../mark/trademark.resource.js';

/** While a letter waits for its answer a later day than its rule gives is entered at the letter, with what it stands on. */
export const laterDayAtItsLetter: Guard = async (manager, { input, streamId }) => {
  const { officeDueDate } = input as { officeDueDate?: string | null };
  if (!officeDueDate || streamId === undefined) return undefined;
  const [mark] = await readByIds(manager, trademarkResource, everyRowViewer, [streamId]);
  const { status, jurisdiction: office, filingBasis: bases, officeLetterDate: issueDate } = mark ?? {};
  if (status !== 'Office action received' || officeDueDate === mark?.officeDueDate) return undefined;
  const rule = answerDates({ office, bases, issueDate });
  return rule !== undefined && officeDueDate > rule.due
    ? laterThanRule(
        'officeDueDate',
        rule.due,
        rule,
        'A later day is entered at the letter of the office, with what it stands on.',
      )
    : undefined;
};
