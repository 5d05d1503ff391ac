import { languages } from '@cotta/reference/languages.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { readStream } from '@cotta/kit/runtime/event-store/read-stream.js';
import { loadRowsBy } from '@cotta/kit/runtime/reading/loader.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { RegistrationRequestEvent } from '../events.js';
import { gapsSince, type DatedGap } from './gaps-since.js';
import { gapKinds } from './not-covered.js';
import { reportAge, reportStages, type ReportAge } from './report-age.js';
import { reportProblemCodes, reportProblems, type ReportProblem } from './report-problems.js';
import { classAdviceOf, type VerificationContent } from './verification-content.js';
import { fileNameOf } from '../report-pdf/print-report.js';
import { reportFileId } from '../report-pdf/report-file.aggregate.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { reportVersionResource } from './report-version.resource.js';

export const reportTypeDefs = /* GraphQL */ `
extend type RegistrationRequest {
  "The frozen report: the newest version, or the one with this number. Null: none was released, or it is not this viewer's."
  report(number: Int): ReportVersion
  "What the order has now and the newest report does not cover, compared at every reading."
  notCovered: [ReportGap!]!
  "How old the newest report is today. Null: none was released, or it is not this viewer's."
  reportAge: ReportAge
  "What stands between the report as it was last saved and its release; empty when it says only what was done."
  reportProblems: [ReportProblem!]! @tag(name: "admin")
}

"FRESH: up to 14 days; AGEING: up to 30; OLD: an order on it needs oldReportAcknowledged."
enum ReportStage { ${reportStages.join(' ')} }

type ReportAge {
  "Whole days since the release, where the lawyers sit."
  days: Int!
  stage: ReportStage!
}

extend type ReportVersion {
  "The report as a file, one a language; made right after the release and never again."
  files: [ReportFile!]!
}

type ReportFile {
  language: LanguageCode!
  "Name under which it is saved."
  name: String!
  "Null while it is being made."
  document: Document
}

enum ReportGapKind { ${gapKinds.join(' ')} }

"Something of the order that its report says nothing about."
type ReportGap {
  kind: ReportGapKind!
  "The office, where the gap is one."
  jurisdiction: JurisdictionCode
  "The class, where the gap is one."
  classNumber: Int
  "Since when the order has it."
  since: DateTime!
}

enum ReportProblemCode { ${reportProblemCodes.join(' ')} }

type ReportProblem @tag(name: "admin") {
  code: ReportProblemCode!
  jurisdiction: JurisdictionCode
  classNumber: Int
  "Found marks that are neither listed nor set aside."
  refs: [String!]!
}
`;

export function reportResolvers({ clock }: CommandRuntime): Resolvers {
  return {
    ReportVersion: {
      classAdvice: ({
        asked,
        ...row
      }: Pick<VerificationContent, 'classAdvice' | 'verifiedClasses'> & {
        asked: { classes: readonly number[] };
      }) => classAdviceOf(row, asked.classes),
      files: ({ id, publicId, number }: { id: string; publicId: string; number: number }) =>
        languages.map((language) => ({
          language,
          name: fileNameOf({ publicId, number }, language),
          document: { __typename: 'Document', id: reportFileId(id, language) },
        })),
    },
    RegistrationRequest: {
      report: async (
        { id }: { id: string },
        { number }: { number?: number | null },
        context: RequestContext,
      ) => {
        const rows = await loadRowsBy(context, reportVersionResource, 'requestId', id);
        return (
          (number === undefined || number === null ? rows[0] : rows.find((row) => row.number === number)) ??
          null
        );
      },
      notCovered: async (
        { id }: { id: string },
        _: unknown,
        context: RequestContext,
      ): Promise<DatedGap[]> => {
        const [newest] = await loadRowsBy(context, reportVersionResource, 'requestId', id);
        return newest === undefined ? [] : gapsSince(await eventsOf(id, context));
      },
      reportAge: async (
        { id }: { id: string },
        _: unknown,
        context: RequestContext,
      ): Promise<ReportAge | null> => {
        const [newest] = await loadRowsBy(context, reportVersionResource, 'requestId', id);
        return newest?.releasedOn == null ? null : reportAge({ releasedOn: newest.releasedOn }, clock.now());
      },
      reportProblems: async (
        { id }: { id: string },
        _: unknown,
        context: RequestContext,
      ): Promise<ReportProblem[]> => {
        if (context.viewer.role !== 'lawyer' && context.viewer.role !== 'admin') return [];
        const { status, mark, content, searches } = (await eventsOf(id, context)).reduce(
          (state, event) => registrationRequest.evolve(state, event),
          registrationRequest.initial,
        );
        return status === 'Verification requested'
          ? reportProblems({
              name: mark.value,
              offices: mark.jurisdictions,
              content,
              searches,
              now: clock.now(),
            })
          : [];
      },
    },
  };
}

async function eventsOf(
  id: string,
  { manager }: RequestContext,
): Promise<(RegistrationRequestEvent & { readonly occurredAt: Date })[]> {
  // A request is answered outside of a transaction, and a stream is read within one.
  const events = await inTransaction(manager.connection, (tx) => readStream(tx, id, registrationRequest));
  // The edge: what the store gives back under this category is what this aggregate wrote.
  return events as unknown as (RegistrationRequestEvent & { readonly occurredAt: Date })[];
}
