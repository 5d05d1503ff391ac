import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  CaseChangedSchema,
  CaseEvent,
  CaseLetterChangedSchema,
  CaseLetterEvent,
  CaseObjectionChangedSchema,
  CaseObjectionEvent,
  CasePlatformReportChangedSchema,
  CasePlatformReportEvent,
  ServiceChangedSchema,
  ServiceEvent,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import {
  BrandMonitoringFindingChangedSchema,
  BrandMonitoringFindingEvent,
  BrandMonitoringReportChangedSchema,
  BrandMonitoringTaskChangedSchema,
  BrandMonitoringTaskEvent,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { EntityManager } from 'typeorm';
import { rememberSubject, subjectOf, type SubjectRef } from '../subject/work-subject.js';
import { addressedTo, addresseeOf } from './addressee.js';
import type { RecordOfClient } from './drafts/letter-draft.js';
import type { LetterMeans } from './drafts/letter-of-fact.js';
import { monitoringReportLetter } from './drafts/monitoring-report-letter.js';
import { letterWriter } from './drafts/letter-writer.js';
import type { BrandNews } from './emails/brand-news/email.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';
import { publicLinks } from '../words/public-links.js';

const ofThreat: Readonly<Partial<Record<CaseEvent, BrandNews>>> = {
  [CaseEvent.CASE_KICKED_OFF]: 'threat-opened',
  [CaseEvent.CASE_CLOSED]: 'threat-closed',
  [CaseEvent.CASE_REOPENED]: 'threat-reopened',
  [CaseEvent.CASE_CLIENT_REMINDED]: 'threat-reminder',
  [CaseEvent.CASE_CLIENT_UNRESPONSIVE]: 'threat-unanswered',
};
const ofPlatformReport: Readonly<Partial<Record<CasePlatformReportEvent, BrandNews>>> = {
  [CasePlatformReportEvent.CASE_PLATFORM_REPORT_FILED]: 'platform-report-filed',
  [CasePlatformReportEvent.CASE_PLATFORM_REPORT_GRANTED]: 'platform-report-granted',
  [CasePlatformReportEvent.CASE_PLATFORM_REPORT_REFUSED]: 'platform-report-refused',
  [CasePlatformReportEvent.CASE_PLATFORM_REPORT_WITHDRAWN]: 'platform-report-withdrawn',
};
const ofCaseLetter: Readonly<Partial<Record<CaseLetterEvent, BrandNews>>> = {
  [CaseLetterEvent.CASE_LETTER_OFFERED]: 'case-letter-ready',
  [CaseLetterEvent.CASE_LETTER_CLIENT_REMINDED]: 'case-letter-reminder',
  [CaseLetterEvent.CASE_LETTER_SENT]: 'case-letter-sent',
  [CaseLetterEvent.CASE_LETTER_EMAILED]: 'case-letter-sent',
  [CaseLetterEvent.CASE_LETTER_EMAIL_RETURNED]: 'case-letter-returned',
  [CaseLetterEvent.CASE_LETTER_ANSWERED]: 'case-letter-answered',
  [CaseLetterEvent.CASE_LETTER_HELD_BACK]: 'case-letter-withdrawn',
  [CaseLetterEvent.CASE_LETTER_WITHDRAWN]: 'case-letter-withdrawn',
};
const ofObjection: Readonly<Partial<Record<CaseObjectionEvent, BrandNews>>> = {
  [CaseObjectionEvent.CASE_OBJECTION_RECEIVED]: 'other-side-wrote',
  [CaseObjectionEvent.CASE_OBJECTION_CLIENT_ASKED]: 'other-side-asked',
  [CaseObjectionEvent.CASE_DEMAND_KEPT]: 'demand-kept',
  [CaseObjectionEvent.CASE_DEMAND_WITHDRAWN]: 'demand-withdrawn',
};
/** Where a threat stands, and the letter that is sent once more. */
const ofThreatStatus: Readonly<Record<string, BrandNews>> = {
  'Client approached': 'threat-opened',
  'In progress': 'threat-opened',
  Resolved: 'threat-closed',
};
const ofService: Readonly<Partial<Record<ServiceEvent, BrandNews>>> = {
  [ServiceEvent.SERVICE_CLIENT_ASKED]: 'service-waiting',
  [ServiceEvent.SERVICE_FINISHED]: 'service-finished',
  [ServiceEvent.SERVICE_CANCELLED]: 'service-cancelled',
};

const ofServiceStatus: Readonly<Record<string, BrandNews>> = {
  'Waiting for client': 'service-waiting',
  Finished: 'service-finished',
};

/** What happens to a row, with what its facts tell of whose it is. */
interface BrandFact {
  readonly subject: SubjectRef & { readonly type: RecordOfClient };
  readonly clientId: string | undefined;
  readonly parent: SubjectRef | undefined;
  readonly news: BrandNews | undefined;
  readonly path: string;
  readonly eventId: string;
}

const ref = (type: string, id: string | undefined): SubjectRef | undefined =>
  id === undefined || id === '' ? undefined : { type, id };

/** What is done for a brand: threats to it, work on them, and scans. Part of what was ordered, so no switch turns it off. */
export function brandLettersConsumer(parts: LettersConsumerParts): Consumer {
  const means = { links: publicLinks(parts.publicOrigin), write: letterWriter(parts) };
  return defineConsumer({
    name: 'brand-letters',
    sources: ['cases', 'subscriptions'],
    mode: 'once',
    handlers: [
      on(CaseChangedSchema, ({ message: { entityId, event, facts }, envelope: { eventId }, tx }) =>
        writeNews(tx, means, {
          subject: { type: 'case', id: entityId },
          clientId: facts?.userId,
          parent: ref('brand', facts?.brandId),
          news: event === CaseEvent.CASE_NOTIFIED ? ofThreatStatus[facts?.status ?? ''] : ofThreat[event],
          // What is offered is decided on in the solution center; the page of the threat only shows it.
          path: `/portal/${event === CaseEvent.CASE_CLIENT_REMINDED ? 'solution-center' : 'cases'}/${entityId}`,
          eventId,
        }),
      ),
      ...ofCaseRecords(means),
      on(ServiceChangedSchema, ({ message: { entityId, event, facts }, envelope: { eventId }, tx }) =>
        writeNews(tx, means, {
          subject: { type: 'service', id: entityId },
          clientId: facts?.userId,
          parent: ref('case', facts?.caseId) ?? ref('brand', facts?.brandId),
          news:
            event === ServiceEvent.SERVICE_NOTIFIED ? ofServiceStatus[facts?.status ?? ''] : ofService[event],
          path: '/portal/services',
          eventId,
        }),
      ),
      ...ofMonitoring(means),
    ],
  });
}

/** What is done in a threat: reports, letters, and what the other side says. */
function ofCaseRecords(means: Pick<LetterMeans, 'links' | 'write'>) {
  return [
    on(
      CasePlatformReportChangedSchema,
      ({ message: { entityId, event, facts }, envelope: { eventId }, tx }) =>
        writeNews(tx, means, {
          subject: { type: 'case_platform_report', id: entityId },
          clientId: facts?.userId,
          parent: ref('case', facts?.caseId),
          news: ofPlatformReport[event],
          path: `/portal/cases/${facts?.caseId ?? ''}`,
          eventId,
        }),
    ),
    on(CaseLetterChangedSchema, ({ message: { entityId, event, facts }, envelope: { eventId }, tx }) =>
      writeNews(tx, means, {
        subject: { type: 'case_letter', id: entityId },
        clientId: facts?.userId,
        parent: ref('case', facts?.caseId),
        news: ofCaseLetter[event],
        path: `/portal/cases/${facts?.caseId ?? ''}`,
        eventId,
      }),
    ),
    on(CaseObjectionChangedSchema, ({ message: { entityId, event, facts }, envelope: { eventId }, tx }) =>
      writeNews(tx, means, {
        subject: { type: 'case_objection', id: entityId },
        clientId: facts?.userId,
        parent: ref('case', facts?.caseId),
        news: ofObjection[event],
        path: `/portal/cases/${facts?.caseId ?? ''}`,
        eventId,
      }),
    ),
  ];
}

/** What was searched for a brand. */
function ofMonitoring(means: Pick<LetterMeans, 'links' | 'write'>) {
  return [
    on(BrandMonitoringReportChangedSchema, ({ message, tx }) => monitoringReportLetter(tx, means, message)),
    on(BrandMonitoringFindingChangedSchema, ({ message: { event, facts }, tx }) => {
      if (event !== BrandMonitoringFindingEvent.BRAND_MONITORING_FINDING_ESCALATED || !facts?.alertedOn)
        return Promise.resolve();
      const { lastTaskId = '', brandId = '', alertedOn } = facts;
      // One letter a brand and day, however many are judged: its page shows them all.
      return writeNews(tx, means, {
        subject: { type: 'brand_monitoring_task', id: lastTaskId },
        clientId: undefined,
        parent: ref('brand', brandId),
        news: 'finding-alert',
        path: `/portal/scan/${lastTaskId}`,
        eventId: nameBasedId('finding alert', brandId, alertedOn),
      });
    }),
    on(BrandMonitoringTaskChangedSchema, ({ message: { entityId, event, facts }, envelope, tx }) =>
      writeNews(tx, means, {
        subject: { type: 'brand_monitoring_task', id: entityId },
        clientId: facts?.userId,
        parent: ref('brand', facts?.brandId),
        news: ofScan(event, facts?.noFindings === true),
        path: '/portal/monitoring',
        eventId: envelope.eventId,
      }),
    ),
  ];
}

/** The report of a scan goes out when somebody of the firm sends it, and as often as they do. */
function ofScan(event: BrandMonitoringTaskEvent, isClean: boolean): BrandNews | undefined {
  if (event !== BrandMonitoringTaskEvent.BRAND_MONITORING_TASK_REPORTED) return undefined;
  return isClean ? 'scan-clean' : 'scan-finished';
}

async function writeNews(
  tx: EntityManager,
  { links, write }: Pick<LetterMeans, 'links' | 'write'>,
  { subject, clientId, parent, news, path, eventId }: BrandFact,
): Promise<void> {
  // Most events say only what they change: whose it is, and of which brand, is kept from the first one.
  await rememberSubject(tx, subject, { clientId, parent });
  if (news === undefined) return;
  const { clientId: owner, mark: brand } = await subjectOf(tx, subject);
  const addressee = owner === '' ? undefined : await addresseeOf(tx, owner);
  if (addressee === undefined) return;
  await write(tx, {
    ...addressedTo(addressee),
    subjectType: subject.type,
    subjectId: subject.id,
    businessKey: eventId,
    template: news,
    params: { brand, link: links.portal(path) },
    legal: true,
  });
}
