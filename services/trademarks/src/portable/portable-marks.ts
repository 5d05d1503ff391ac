import type { Portable, PortableRecord } from '@cotta/kit/runtime/portable/portable-record.js';
import { rowsFile, type CarriedRow } from '@cotta/kit/runtime/portable/read-lines.js';
import { portfolioLines } from '@cotta/reference/portfolio/lines.js';
import { timelineLine } from '@cotta/reference/portfolio/timeline-line.js';
import { fileRecords } from '../case-file/file-records.js';
import { trademarkDeadlineResource } from '../deadlines/trademark-deadline.resource.js';
import { trademarkResource } from '../mark/trademark.resource.js';
import { officeActionResource } from '../office-action/office-action.resource.js';

/** By table: columns that clients are not shown and from which rows or dates follow elsewhere. */
const carried: Readonly<Record<string, readonly string[]>> = {
  trademark: ['laterDueDateCause'],
  office_action: ['trademarkId'],
  office_action_solution: ['offered'],
  trademark_monitoring_result: ['isJudged'],
};
/** A day of an extension is in no column, and deadlines follow from it. */
const alsoSaid: Readonly<Record<string, readonly string[]>> = { trademark: ['extensionAskedOn'] };

const records: readonly PortableRecord[] = fileRecords.map(({ resource, facts }) => ({
  resource,
  facts,
  carries: carried[resource.table] ?? [],
  alsoSays: alsoSaid[resource.table] ?? [],
}));

/** A row as the service knows it: only declared columns are named, the form of the line proves the rest. */
const get = (row: CarriedRow, key: string): unknown => row[key] ?? null;

interface Goods {
  readonly class: number;
  readonly terms: readonly string[];
}
interface Phase {
  readonly from: string;
  readonly state: string;
}

/** What owners take along of their marks: with the dates, their reasons and the letters of offices. */
export const portableMarks: Portable = {
  timeline: timelineLine,
  records,
  files: [
    rowsFile({
      name: 'marks',
      schema: portfolioLines.marks,
      resource: trademarkResource,
      line: (row) => {
        const number = get(row, 'number');
        const isRegistered = get(row, 'registrationDate') !== null;
        return {
          MarkIdentifier: row.id,
          MarkVerbalElementText: get(row, 'name'),
          MarkFeatureCategory: get(row, 'type'),
          MarkReferenceText: get(row, 'alias'),
          RegistrationOfficeCode: get(row, 'jurisdiction'),
          ApplicationNumber: isRegistered ? null : number,
          RegistrationNumber: isRegistered ? number : null,
          InternationalRegistrationNumber: get(row, 'internationalNumber'),
          MarkCurrentStatusText: get(row, 'status'),
          ApplicationDate: get(row, 'filingDate'),
          PriorityDate: get(row, 'priorityDate'),
          PublicationDate: get(row, 'publicationDate'),
          OppositionPeriodEndDate: get(row, 'oppositionEndDate'),
          RegistrationDate: get(row, 'registrationDate'),
          InternationalRegistrationDate: get(row, 'internationalRegistrationDate'),
          ExpiryDate: get(row, 'expirationDate'),
          GoodsServicesClassification: (get(row, 'goodsAndServices') as Goods[]).map((goods) => ({
            ClassNumber: goods.class,
            GoodsServicesDescriptionText: goods.terms,
          })),
          DeclaredByOwner: get(row, 'imported') === true,
        };
      },
    }),
    rowsFile({
      name: 'deadlines',
      schema: portfolioLines.deadlines,
      resource: trademarkDeadlineResource,
      line: (row) => ({
        DeadlineIdentifier: row.id,
        MarkIdentifier: get(row, 'trademarkId'),
        RegistrationOfficeCode: get(row, 'jurisdiction'),
        DeadlineName: get(row, 'name'),
        ActorCategory: get(row, 'actor'),
        NominalDate: get(row, 'nominalDate'),
        SafeDate: get(row, 'safeDate'),
        OpensDate: get(row, 'opensDate'),
        GraceDate: get(row, 'graceDate'),
        SurchargeText: get(row, 'surcharge'),
        RuleIdentifier: get(row, 'ruleId'),
        RuleVersion: get(row, 'ruleVersion'),
        LawText: get(row, 'citation'),
        ConfidenceCategory: get(row, 'confidence'),
        TriggerEventText: get(row, 'triggerEvent'),
        TriggerDate: get(row, 'triggerDate'),
        CalendarOfficeCode: get(row, 'calendarOffice'),
        ClosedForText: get(row, 'closedFor'),
        ReasonText: get(row, 'reason'),
        ConsequenceText: get(row, 'consequence'),
        SettledCategory: get(row, 'settled'),
        Phases: (get(row, 'phases') as Phase[]).map(({ from, state }) => ({
          FromDate: from,
          StateCategory: state,
        })),
      }),
    }),
    rowsFile({
      name: 'letters',
      schema: portfolioLines.letters,
      resource: officeActionResource,
      carries: ['trademarkId'],
      line: (row) => ({
        LetterIdentifier: row.id,
        MarkIdentifier: get(row, 'trademarkId'),
        RegistrationOfficeCode: get(row, 'jurisdiction'),
        MarkVerbalElementText: get(row, 'markName'),
        IssueDate: get(row, 'issueDate'),
        DueDate: get(row, 'dueDate'),
        StatusText: get(row, 'status'),
        IssueText: get(row, 'natureOfIssues') ?? [],
        SummaryText: get(row, 'issueSummary'),
        ResponseFiledDate: get(row, 'filedOn'),
        OutcomeText: get(row, 'outcome'),
      }),
    }),
  ],
};
