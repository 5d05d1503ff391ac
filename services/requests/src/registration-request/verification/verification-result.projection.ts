import type { EntityManager } from 'typeorm';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { json, updateWhere, type RowValues } from '@cotta/kit/model/rows/row.js';
import type { EventData, RegistrationRequestEvent } from '../events.js';
import { openReport } from './frozen-report.js';
import { recommendedClasses, type VerificationContent } from './verification-content.js';

type Stored = RegistrationRequestEvent & RecordedEvent;

/** One row of `verification_result` per request and version of the check. */
export const verificationResultProjection: InlineProjection = {
  name: 'verification_result',
  tables: ['verification_result'],
  foundBy: { verification_result: ['request_id'] },
  project: async (tx, recorded) => {
    const event = recorded as Stored;
    switch (event.type) {
      case 'VerificationResultSaved':
        return save(tx, event, event.data);
      case 'VerificationApproved':
        return release(tx, event, {
          ...contentColumns(event.data.content),
          overallRisk: event.data.overallRisk,
          completed: true,
        });
      case 'VerificationDismissed':
        return release(tx, event, { completed: true });
      case 'VerificationResultDiscarded':
        await tx.query('delete from verification_result where id = $1', [
          verificationResultId(event.streamId, event.data.resultVersion),
        ]);
        return;
      case 'RegistrationRequestRemoved':
        await tx.query('delete from verification_result where request_id = $1', [event.streamId]);
        return;
      case 'RequestClaimed':
        await updateWhere(
          tx,
          'verification_result',
          { requestId: event.streamId },
          { userId: event.data.userId },
        );
        return;
      case 'LinksRevoked':
        await updateWhere(
          tx,
          'verification_result',
          { requestId: event.streamId },
          { linkRevision: event.data.linkRevision },
        );
        return;
      default:
    }
  },
};

async function save(
  tx: EntityManager,
  event: Stored,
  saved: EventData<'VerificationResultSaved'>,
): Promise<void> {
  const id = verificationResultId(event.streamId, saved.resultVersion);
  const { userId, linkRevision } = saved.about;
  await tx.query(
    `insert into verification_result (id, version, created_at, updated_at, request_id, result_version, user_id, link_revision)
     values ($1, 0, $2, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [id, event.occurredAt, event.streamId, saved.resultVersion, userId, linkRevision],
  );
  await updateWhere(
    tx,
    'verification_result',
    { id },
    { ...contentColumns(saved.content), version: event.version, updatedAt: event.occurredAt },
  );
}

async function release(
  tx: EntityManager,
  event: Extract<Stored, { type: 'VerificationApproved' | 'VerificationDismissed' }>,
  columns: RowValues,
): Promise<void> {
  const id = verificationResultId(event.streamId, event.data.resultVersion);
  const changes = {
    ...columns,
    released: true,
    releasedAt: event.occurredAt,
    lawyerId: event.data.lawyerId,
    lawyerName: event.data.report === undefined ? null : openReport(event.data.report).lawyerName,
    version: event.version,
    updatedAt: event.occurredAt,
  };
  await updateWhere(tx, 'verification_result', { id }, changes);
}

/** The same for the same version of the same request, so that saving twice is one row. */
export function verificationResultId(requestId: string, resultVersion: number): string {
  return nameBasedId(requestId, 'verification_result', String(resultVersion));
}

function contentColumns(content: VerificationContent): RowValues {
  return {
    textValue: content.textValue ?? null,
    recommendedClasses: recommendedClasses(content),
    verifiedClasses: content.verifiedClasses,
    distinctiveness: json(content.distinctiveness),
    similarity: json(content.similarity),
    strategy: content.strategy ?? null,
    jurisdictions: json(content.jurisdictions),
    similarTrademarks: json(content.similarTrademarks),
    classAdvice: json(content.classAdvice),
    setAside: json(content.setAside),
  };
}
