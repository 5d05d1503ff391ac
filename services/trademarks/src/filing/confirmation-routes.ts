import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import type { ExtraRoute, RouteCall } from '@cotta/kit/edge/call/extra-route.js';
import { readBody, sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import { isCalendarDate } from '@cotta/reference/calendar-date.js';
import { z } from 'zod';
import {
  confirmationFiles,
  confirmationsWanted,
  marksFiledBetween,
  type FiledMark,
} from './confirmations.js';
import { documentFacts } from './package/document-facts.js';
import { jsonIn } from './package/json-in.js';

const PATH = '/internal/filing-confirmations';
const MOST_BYTES = 4_194_304;
/** More than that is asked for in two periods: the list of files has to be told before the first one goes out. */
const MOST_MARKS = 2_000;

const question = z.object({ documents: z.array(documentFacts) });

interface Period {
  readonly from: string;
  readonly to: string;
}

/** What offices confirmed of marks filed in a period, `from` and `to` included. For admins. */
export function confirmationRoutes({ db }: CommandRuntime): readonly ExtraRoute[] {
  const behind =
    (then: (call: RouteCall, period: Period, marks: readonly FiledMark[]) => Promise<void> | void) =>
    async (call: RouteCall): Promise<void> => {
      const {
        response,
        search,
        context: { viewer },
      } = call;
      if (viewer.role !== 'admin')
        return sendJson(response, 404, { status: 404, code: 'NOT_FOUND', detail: 'There is nothing here.' });
      const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
      if (!isCalendarDate(from) || !isCalendarDate(to) || from > to)
        return sendJson(response, 400, {
          status: 400,
          code: 'BAD_REQUEST',
          detail: 'Give from and to: two days such as 2026-03-01, the earlier one first.',
        });
      const marks = await marksFiledBetween(db.manager, { from, to }, MOST_MARKS);
      if (marks.length > MOST_MARKS)
        return sendJson(response, 400, {
          status: 400,
          code: 'BAD_REQUEST',
          detail: `More than ${MOST_MARKS} marks were filed then: ask for a shorter period.`,
        });
      await then(call, { from, to }, marks);
    };
  return [
    {
      method: 'GET',
      path: `${PATH}/wanted`,
      handle: behind(({ response }, _, marks) => sendJson(response, 200, confirmationsWanted(marks))),
    },
    {
      method: 'POST',
      path: `${PATH}/handed`,
      handle: behind(async ({ request, response }, { from, to }, marks) => {
        const asked = question.safeParse(jsonIn(await readBody(request, MOST_BYTES)));
        if (!asked.success)
          return sendJson(response, 400, {
            status: 400,
            code: 'BAD_REQUEST',
            detail: 'The facts of the documents cannot be read.',
          });
        const { index, papers } = confirmationFiles(marks, asked.data.documents);
        sendJson(response, 200, {
          name: `filing-confirmations-${from}-${to}.zip`,
          texts: [{ fileName: 'index.csv', text: index }],
          papers,
        });
      }),
    },
  ];
}
