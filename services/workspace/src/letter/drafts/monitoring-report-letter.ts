import {
  BrandMonitoringReportEvent,
  type BrandMonitoringReportChanged,
} from '@cotta/proto/cotta/subscriptions/v1/entities_pb.js';
import type { EntityManager } from 'typeorm';
import { rememberSubject, subjectOf } from '../../subject/work-subject.js';
import { addressedTo, addresseeOf } from '../addressee.js';
import type { LetterMeans } from './letter-of-fact.js';

/** The letter with which the report of a period goes to the owner of its brand, once. */
export async function monitoringReportLetter(
  tx: EntityManager,
  { links, write }: Pick<LetterMeans, 'links' | 'write'>,
  { entityId, event, facts }: BrandMonitoringReportChanged,
): Promise<void> {
  if (event !== BrandMonitoringReportEvent.BRAND_MONITORING_REPORT_MADE || facts === undefined) return;
  const subject = { type: 'brand_monitoring_report', id: entityId } as const;
  const { userId = '', brandId, brandSubscriptionId = '', startDate = '', endDate = '' } = facts;
  await rememberSubject(tx, subject, {
    clientId: userId,
    parent: brandId === undefined ? undefined : { type: 'brand', id: brandId },
  });
  const { mark: brand } = await subjectOf(tx, subject);
  const addressee = userId === '' ? undefined : await addresseeOf(tx, userId);
  if (addressee === undefined) return;
  await write(tx, {
    ...addressedTo(addressee),
    subjectType: subject.type,
    subjectId: subject.id,
    businessKey: `monitoring report ${entityId}`,
    template: 'monitoring-report',
    params: {
      brand,
      from: startDate,
      to: endDate,
      next: facts.nextScanOn ?? '',
      searched: facts.searched.length,
      unreached: facts.unreached,
      late: facts.lateCount ?? 0,
      found: facts.foundCount ?? 0,
      reasons: facts.dropReasons,
      kept: facts.keptCount ?? 0,
      threats: facts.threatCount ?? 0,
      link: links.portal(`/portal/monitoring/${brandSubscriptionId}/report/${endDate}`),
    },
    legal: true,
  });
}
