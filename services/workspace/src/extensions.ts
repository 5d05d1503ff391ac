import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { mergeResolvers, type Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { contentPath } from './document/content-path.js';
import { createDocumentResolvers, createDocumentTypeDefs } from './document/create-document.js';
import { letterReaderResolvers, letterReaderTypeDefs } from './letter/letter-reader.js';
import { previewOutcomeResolvers, previewOutcomeTypeDefs } from './letter/preview-outcome.js';
import { absenceTasksResolvers, absenceTasksTypeDefs } from './staff/absence-tasks.js';
import { assigneesResolvers, assigneesTypeDefs } from './staff/assignees.js';
import { firmDaysResolvers, firmDaysTypeDefs } from './staff/firm-hours/firm-days.js';
import { pictureResolvers, pictureTypeDefs } from './document/pictures.js';
import { sinceLastVisitResolvers, sinceLastVisitTypeDefs } from './notification/since-last-visit.js';
import { promiseBoardResolvers, promiseBoardTypeDefs } from './promise/promise-board.js';
import { tendQueuesTypeDefs } from './queue/tend-queues.js';
import { workQueueResolvers, workQueueTypeDefs, type ReadQueues } from './queue/work-queues.js';
import { latestStatisticResolvers, latestStatisticTypeDefs } from './statistic/latest-statistics.js';
import { taskFactsResolvers, taskFactsTypeDefs } from './task/task-facts.js';
import { workFactsResolvers, workFactsTypeDefs } from './promise/work-facts.js';

/** What cannot be derived: a way to the bytes and into a folder, newest figures, and what a note to somebody else answers. */
export const typeDefs = /* GraphQL */ `
  extend type Document {
    "Path that serves the content for five minutes."
    url: String!
  }

  "What a visitor holds after asking a question."
  type SupportReceipt {
    ticketId: ID!
  }

  "Says that somebody was told; only they read it."
  type NotificationReceipt @tag(name: "admin") {
    id: ID!
  }
  ${createDocumentTypeDefs}
  ${pictureTypeDefs}
  ${latestStatisticTypeDefs}
  ${workQueueTypeDefs}
  ${tendQueuesTypeDefs}
  ${sinceLastVisitTypeDefs}
  ${promiseBoardTypeDefs}
  ${taskFactsTypeDefs}
  ${firmDaysTypeDefs}
  ${assigneesTypeDefs}
  ${absenceTasksTypeDefs}
  ${workFactsTypeDefs}
  ${previewOutcomeTypeDefs}
  ${letterReaderTypeDefs}
`;

export function resolvers(linkKey: string, readQueues: ReadQueues) {
  return (runtime: CommandRuntime): Resolvers =>
    mergeResolvers(
      createDocumentResolvers(runtime, linkKey),
      pictureResolvers(runtime, linkKey),
      latestStatisticResolvers,
      workQueueResolvers(readQueues, runtime.clock),
      sinceLastVisitResolvers(runtime),
      promiseBoardResolvers,
      taskFactsResolvers,
      firmDaysResolvers,
      assigneesResolvers(runtime),
      absenceTasksResolvers,
      workFactsResolvers,
      previewOutcomeResolvers(runtime),
      letterReaderResolvers(runtime),
      {
        Document: {
          // Whoever was shown the document may follow this path; the path says so to the door.
          url: ({ id }: { id: string }) => contentPath(id, linkKey, runtime.clock.now()),
        },
      },
    );
}
