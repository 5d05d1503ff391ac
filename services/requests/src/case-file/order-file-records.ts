import type { FiledEvent, FileRecord } from '@cotta/kit/runtime/case-file/read-case-file.js';
import type { CaseFileKind } from '@cotta/reference/case-file-kinds.js';
import {
  applicationJurisdiction,
  applicationJurisdictionResource,
} from '../application/application-jurisdiction.record.js';
import { application, applicationResource } from '../application/application.record.js';
import { consultationResource } from '../consultation/consultation.resource.js';
import { consultation } from '../consultation/consultation.work-item.js';
import { specimen, specimenResource } from '../pictures/specimen.record.js';
import type { SignedAuthority } from '../registration-request/events.js';
import { registrationRequest } from '../registration-request/registration-request.aggregate.js';
import { registrationRequestResource } from '../registration-request/registration-request.resource.js';
import { reportFile, type ReportFileMade } from '../registration-request/report-pdf/report-file.aggregate.js';
import { threadComment, threadCommentResource } from '../registration-request/thread-comment.record.js';
import { timelineLabels } from '../registration-request/timeline.js';
import { serviceRequestResource } from '../service-request/service-request.resource.js';
import { serviceRequest } from '../service-request/service-request.work-item.js';

type Data = Readonly<Record<string, unknown>>;

/** What was sent with an order, and the power of attorney that was signed for it. */
function papersOf({ data }: FiledEvent): readonly string[] {
  const { documentIds, poaDocumentId } = data as Data;
  return [
    ...(Array.isArray(documentIds) ? documentIds.map(String) : []),
    ...(typeof poaDocumentId === 'string' ? [poaDocumentId] : []),
  ];
}

/** The approved copy, and the power of attorney that was signed on line. */
function issuedBy({ type, data }: FiledEvent): readonly string[] {
  if (type === 'ApplicationSealed') return [String((data as Data)['digest'])];
  return type === 'PowerOfAttorneySigned' ? [(data as unknown as SignedAuthority).file.sha256] : [];
}

/** An order of a registration, and what hangs on it. */
export const orderFileRecords: readonly FileRecord<CaseFileKind>[] = [
  {
    kind: 'Order',
    resource: registrationRequestResource,
    facts: {
      aggregate: registrationRequest,
      events: {
        added: 'VerificationRequested',
        amended: 'RegistrationRequestCorrected',
        removed: 'RegistrationRequestRemoved',
        assigned: 'AdminAssigned',
      },
      labels: timelineLabels,
    },
    idsOf: 'select $1::uuid as id',
    papersOf,
    issuedBy,
  },
  {
    kind: 'Report file',
    facts: {
      aggregate: reportFile,
      events: { added: 'ReportFileMade', amended: '', removed: '' },
      labels: { ReportFileMade: { label: 'Report file made', audience: 'customer' } },
    },
    idsOf:
      'select f.document_id as id from report_file f join report_version v on v.id = f.report_version_id where v.request_id = $1',
    papersOf: ({ streamId }) => [streamId],
    issuedBy: ({ data }) => [(data as unknown as ReportFileMade['data']).sha256],
  },
  {
    kind: 'Application',
    resource: applicationResource,
    facts: application,
    idsOf: 'select id from application where request_id = $1',
  },
  {
    kind: 'Office of an application',
    resource: applicationJurisdictionResource,
    facts: applicationJurisdiction,
    idsOf:
      'select j.id from application_jurisdiction j join application a on a.id = j.application_id where a.request_id = $1',
  },
  {
    kind: 'Specimen',
    resource: specimenResource,
    facts: specimen,
    idsOf:
      'select s.id from specimen s join application a on a.id = s.application_id where a.request_id = $1',
  },
  {
    kind: 'Message',
    resource: threadCommentResource,
    facts: {
      ...threadComment,
      labels: {
        ThreadCommentAdded: { label: 'Message written', audience: 'customer' },
        ThreadCommentAmended: { label: 'Message changed', audience: 'customer' },
        ThreadCommentRemoved: { label: 'Message removed', audience: 'customer' },
      },
    },
    idsOf:
      'select id from thread_comment where subject_id = $1 or subject_id in (select id from application where request_id = $1)',
  },
  {
    kind: 'Consultation',
    resource: consultationResource,
    facts: consultation,
    idsOf: 'select id from consultation where request_id = $1',
  },
];

/** An order of a service, and of the marks that were ordered in it. */
export const serviceOrderFileRecords: readonly FileRecord<CaseFileKind>[] = [
  {
    kind: 'Order',
    resource: serviceRequestResource,
    facts: serviceRequest,
    idsOf: 'select $1::uuid as id',
  },
  {
    kind: 'Part of an order',
    resource: serviceRequestResource,
    facts: serviceRequest,
    idsOf: 'select id from service_request where part_of_id = $1',
  },
];
