import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import {
  OfficeActionChangedSchema,
  OfficeActionEvent,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { everyRowViewer } from '../../mark/every-row.js';
import { officeActionSolution } from '../../office-action/office-action-solution.record.js';
import { officeActionResource } from '../../office-action/office-action.resource.js';
import type { LaterDueDateCause } from '../../deadlines/later-due-date.js';
import { trademark } from '../../mark/trademark.work-item.js';

const followOfficeActionDueDate = trademark.steps.followOfficeActionDueDate;
const receiveOfficeAction = trademark.steps.receiveOfficeAction;
const fileOfficeActionResponse = trademark.steps.fileOfficeActionResponse;
const acceptOfficeActionResponse = trademark.steps.acceptOfficeActionResponse;

interface Letter {
  readonly id: string;
  readonly trademarkId: string;
  readonly issueDate: string;
  readonly dueDate: string;
  readonly filedOn: string;
  readonly laterDueDateCause: LaterDueDateCause | null;
  readonly extendedOn: string | null;
}

type Reaction = (letter: Letter, run: RunCommand) => Promise<unknown>;

/** What one person proposed is no due date of the letter yet, so the mark keeps the earlier one. */
const followDueDate: Reaction = ({ trademarkId, dueDate, laterDueDateCause, extendedOn }, run) =>
  run(followOfficeActionDueDate, {
    streamId: trademarkId,
    input: { officeDueDate: dueDate, laterDueDateCause, extendedOn },
  });

/** What a letter's life means for its mark. Where the mark has moved on meanwhile its own rules say no, and that is the end of it. */
const reactions: Readonly<Partial<Record<OfficeActionEvent, Reaction>>> = {
  [OfficeActionEvent.OFFICE_ACTION_DOCKETED]: ({ id, trademarkId, issueDate, dueDate }, run) =>
    run(receiveOfficeAction, {
      streamId: trademarkId,
      input: { officeActionId: id, officeDueDate: dueDate, officeLetterDate: issueDate },
    }),
  [OfficeActionEvent.OFFICE_ACTION_DUE_DATE_CORRECTED]: followDueDate,
  [OfficeActionEvent.OFFICE_ACTION_DUE_DATE_CONFIRMED]: followDueDate,
  [OfficeActionEvent.OFFICE_ACTION_RESPONSE_SUBMITTED]: ({ trademarkId, filedOn }, run) =>
    run(fileOfficeActionResponse, { streamId: trademarkId, input: { filedOn } }),
};

export const officeActionFacts = defineConsumer({
  name: 'office-action-facts',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(OfficeActionChangedSchema, async ({ message: { entityId, event, facts }, tx, run }) => {
      const [row] = await readByIds(tx, officeActionResource, everyRowViewer, [entityId]);
      const { trademarkId, issueDate, dueDate, filedOn = '' } = row ?? {};
      const { laterDueDateCause = null, extendedOn = null } = row ?? {};
      if (!trademarkId || !issueDate || !dueDate) return;
      await reactions[event]?.(
        {
          id: entityId,
          trademarkId,
          issueDate,
          dueDate,
          filedOn: filedOn ?? '',
          laterDueDateCause,
          extendedOn,
        },
        run,
      );
      if (event === OfficeActionEvent.OFFICE_ACTION_CLOSED && facts?.outcome === 'Accepted')
        await run(acceptOfficeActionResponse, { streamId: trademarkId, input: {} });
      if (event === OfficeActionEvent.OFFICE_ACTION_KICKED_OFF) {
        const drafts = await queryRows<{ id: string }>(
          tx,
          'select id from office_action_solution where office_action_id = $1 and offered is not true',
          [entityId],
        );
        for (const { id } of drafts)
          await run(officeActionSolution.update, { streamId: id, input: { offered: true }, key: id });
      }
    }),
  ],
});
