import type { Resource } from '@cotta/kit/model/resource/define.js';
import type { FileRecord } from '@cotta/kit/runtime/case-file/read-case-file.js';
import type { CaseFileKind } from '@cotta/reference/case-file-kinds.js';
import { docketedMessage, docketedMessageResource } from '../docketing/docketed-message.record.js';
import { filingDownload, filingDownloadResource } from '../filing/filing-download.record.js';
import { filingResource } from '../filing/filing.resource.js';
import { filing } from '../filing/filing.work-item.js';
import { trademarkRequest, trademarkRequestResource } from '../filing/trademark-request.record.js';
import { officeActionIssue, officeActionIssueResource } from '../office-action/office-action-issue.record.js';
import {
  officeActionSolution,
  officeActionSolutionResource,
} from '../office-action/office-action-solution.record.js';
import { officeActionResource } from '../office-action/office-action.resource.js';
import { officeAction } from '../office-action/office-action.work-item.js';
import {
  useInCommerceRequestClass,
  useInCommerceRequestClassResource,
} from '../use-in-commerce/use-in-commerce-request-class.record.js';
import { useInCommerceRequestResource } from '../use-in-commerce/use-in-commerce-request.resource.js';
import { useInCommerceRequest } from '../use-in-commerce/use-in-commerce-request.work-item.js';
import { competitor, competitorResource } from '../watch/competitor.record.js';
import {
  trademarkMonitoringResult,
  trademarkMonitoringResultResource,
} from '../watch/trademark-monitoring-result.record.js';
import {
  trademarkWatchSubscription,
  trademarkWatchSubscriptionResource,
} from '../watch/trademark-watch-subscription.record.js';
import { trademarkIpoData, trademarkIpoDataResource } from '../mark/register/trademark-ipo-data.record.js';
import { trademarkResource } from '../mark/trademark.resource.js';
import { trademark } from '../mark/trademark.work-item.js';

/** The mark itself, what hangs on it, and what hangs on that. */
export const fileRecords: readonly (FileRecord<CaseFileKind> & { readonly resource: Resource })[] = [
  { kind: 'Mark', resource: trademarkResource, facts: trademark, idsOf: 'select $1::uuid as id' },
  {
    kind: 'Letter of the office',
    resource: officeActionResource,
    facts: officeAction,
    idsOf: 'select id from office_action where trademark_id = $1',
  },
  {
    kind: 'Point of a letter',
    resource: officeActionIssueResource,
    facts: officeActionIssue,
    idsOf:
      'select i.id from office_action_issue i join office_action a on a.id = i.office_action_id where a.trademark_id = $1',
  },
  {
    kind: 'Way to answer',
    resource: officeActionSolutionResource,
    facts: officeActionSolution,
    idsOf:
      'select s.id from office_action_solution s join office_action a on a.id = s.office_action_id where a.trademark_id = $1',
  },
  {
    kind: 'Proof of use',
    resource: useInCommerceRequestResource,
    facts: useInCommerceRequest,
    idsOf: 'select id from use_in_commerce_request where trademark_id = $1',
  },
  {
    kind: 'Class of a proof',
    resource: useInCommerceRequestClassResource,
    facts: useInCommerceRequestClass,
    idsOf:
      'select c.id from use_in_commerce_request_class c join use_in_commerce_request r on r.id = c.use_in_commerce_request_id where r.trademark_id = $1',
  },
  {
    kind: 'Filing',
    resource: filingResource,
    facts: filing,
    idsOf: 'select id from trademark_filing where trademark_id = $1',
  },
  {
    kind: 'Filing sheet',
    resource: filingDownloadResource,
    facts: filingDownload,
    idsOf: 'select id from trademark_filing_download where trademark_id = $1',
  },
  {
    kind: 'Work order',
    resource: trademarkRequestResource,
    facts: trademarkRequest,
    idsOf: 'select id from trademark_request where trademark_id = $1',
  },
  {
    kind: 'Register entry',
    resource: trademarkIpoDataResource,
    facts: trademarkIpoData,
    idsOf: 'select id from trademark_ipo_data where trademark_id = $1',
  },
  {
    kind: 'Watch',
    resource: trademarkWatchSubscriptionResource,
    facts: trademarkWatchSubscription,
    idsOf: 'select id from trademark_watch_subscription where trademark_id = $1',
  },
  {
    kind: 'Watch result',
    resource: trademarkMonitoringResultResource,
    facts: trademarkMonitoringResult,
    idsOf: 'select id from trademark_monitoring_result where trademark_id = $1',
  },
  {
    kind: 'Earlier mark',
    resource: competitorResource,
    facts: competitor,
    idsOf: 'select id from competitor where trademark_id = $1',
  },
  {
    kind: 'Arrived letter',
    resource: docketedMessageResource,
    facts: docketedMessage,
    idsOf: 'select id from docketed_message where trademark_id = $1',
  },
];
