import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { mergeResolvers, type Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { linkedFeedbackResolvers, linkedFeedbackTypeDefs } from './feedback/linked-feedback.js';
import { wantedLettersResolvers, wantedLettersTypeDefs } from './email-choice/read-choice.js';
import { contentPath } from './document/content-path.js';
import { createDocumentResolvers, createDocumentTypeDefs } from './document/create-document.js';
import { letterReaderResolvers, letterReaderTypeDefs } from './letter/letter-reader.js';
import { returnedLettersResolvers, returnedLettersTypeDefs } from './letter/returned-letters.js';
import { previewOutcomeResolvers, previewOutcomeTypeDefs } from './letter/preview-outcome.js';
import { absenceTasksResolvers, absenceTasksTypeDefs } from './staff/absence-tasks.js';
import { assigneesResolvers, assigneesTypeDefs } from './staff/assignees.js';
import { manageDeliveriesResolvers, manageDeliveriesTypeDefs } from './partner-webhook/manage-deliveries.js';
import { firmDaysResolvers, firmDaysTypeDefs } from './staff/firm-hours/firm-days.js';
import { pictureResolvers, pictureTypeDefs } from './document/pictures.js';
import { sinceLastVisitResolvers, sinceLastVisitTypeDefs } from './last-visit/since-last-visit.js';
import { promiseBoardResolvers, promiseBoardTypeDefs } from './promise/promise-board.js';
import { operationsSeriesResolvers, operationsSeriesTypeDefs } from './operations/operations-series.js';
import { tendQueuesTypeDefs } from './queue/tend-queues.js';
import { workQueueResolvers, workQueueTypeDefs, type ReadQueues } from './queue/work-queues.js';
import { latestStatisticResolvers, latestStatisticTypeDefs } from './statistic/latest-statistics.js';
import { ticketPapersResolvers, ticketPapersTypeDefs } from './document/ticket-papers.js';
import { issuedDocumentResolvers, issuedDocumentTypeDefs } from './issued-document/issued-document-answer.js';
import { goesOnAtResolvers, goesOnAtTypeDefs } from './support-ticket/goes-on-at.js';
import { unreadTicketsResolvers, unreadTicketsTypeDefs } from './support-ticket/unread-tickets.js';
import { reviewedTextsResolvers, reviewedTextsTypeDefs } from './text-review/reviewed-texts.js';
import { taskFactsResolvers, taskFactsTypeDefs } from './task/task-facts.js';
import {
  uploadOfficeLetterResolvers,
  uploadOfficeLetterTypeDefs,
} from './arrived-letter/upload-office-letter.js';
import { unitCostsResolvers, unitCostsTypeDefs } from './unit-costs/unit-costs.js';
import type { UnitPrices } from './unit-costs/unit-prices.js';
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
    "What people quote."
    publicId: String!
    "By when we answer."
    answerBy: DateTime!
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
  ${operationsSeriesTypeDefs}
  ${unitCostsTypeDefs}
  ${sinceLastVisitTypeDefs}
  ${promiseBoardTypeDefs}
  ${taskFactsTypeDefs}
  ${firmDaysTypeDefs}
  ${assigneesTypeDefs}
  ${absenceTasksTypeDefs}
  ${workFactsTypeDefs}
  ${previewOutcomeTypeDefs}
  ${letterReaderTypeDefs}
  ${returnedLettersTypeDefs}
  ${ticketPapersTypeDefs}
  ${goesOnAtTypeDefs}
  ${unreadTicketsTypeDefs}
  ${wantedLettersTypeDefs}
  ${linkedFeedbackTypeDefs}
  ${uploadOfficeLetterTypeDefs}
  ${reviewedTextsTypeDefs}
  ${issuedDocumentTypeDefs}
  ${manageDeliveriesTypeDefs}
`;

export interface ResolverParts {
  readonly linkKey: string;
  readonly readQueues: ReadQueues;
  readonly encryptionKey: string | undefined;
  /** Where the firm is reviewed in public. */
  readonly reviewSite: string | undefined;
  /** What a thousand messages or calls cost by our contracts. */
  readonly unitPrices: UnitPrices;
  /** Roots trusted for time stamps, DER. */
  readonly stampRoots: readonly Uint8Array[];
}

export function resolvers({
  linkKey,
  readQueues,
  encryptionKey,
  reviewSite,
  unitPrices,
  stampRoots,
}: ResolverParts) {
  return (runtime: CommandRuntime): Resolvers =>
    mergeResolvers(
      createDocumentResolvers(runtime, linkKey),
      pictureResolvers(runtime, linkKey),
      latestStatisticResolvers,
      workQueueResolvers(readQueues, runtime.clock),
      operationsSeriesResolvers(runtime),
      unitCostsResolvers(runtime.clock, unitPrices),
      sinceLastVisitResolvers(runtime),
      promiseBoardResolvers,
      taskFactsResolvers,
      firmDaysResolvers,
      assigneesResolvers(runtime),
      absenceTasksResolvers,
      workFactsResolvers,
      previewOutcomeResolvers(runtime, encryptionKey),
      letterReaderResolvers(runtime),
      returnedLettersResolvers(runtime, encryptionKey),
      ticketPapersResolvers,
      goesOnAtResolvers(runtime, linkKey),
      unreadTicketsResolvers(runtime),
      wantedLettersResolvers(runtime),
      linkedFeedbackResolvers(runtime, reviewSite),
      uploadOfficeLetterResolvers(runtime, { linkKey, encryptionKey }),
      reviewedTextsResolvers(runtime),
      issuedDocumentResolvers(runtime, stampRoots),
      manageDeliveriesResolvers(runtime),
      {
        Document: {
          // Whoever was shown the document may follow this path; the path says so to the door.
          url: ({ id }: { id: string }) => contentPath(id, linkKey, runtime.clock.now()),
        },
      },
    );
}
