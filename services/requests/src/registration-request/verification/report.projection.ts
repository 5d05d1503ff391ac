import type { EntityManager } from 'typeorm';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { insertRow, json, updateWhere } from '@cotta/kit/model/rows/row.js';
import type { About, EventData, RegistrationRequestEvent } from '../events.js';
import { openReport, type FrozenReport, type SealedReport } from './frozen-report.js';
import { recommendedClasses } from './verification-content.js';

type Stored = RegistrationRequestEvent & RecordedEvent;

const tables = ['recorded_search', 'report_version'] as const;

/** Searches as they were made, and released reports as they were frozen. */
export const reportProjection: InlineProjection = {
  name: 'report',
  tables: [...tables],
  foundBy: { recorded_search: ['request_id'], report_version: ['request_id'] },
  project: async (tx, recorded) => {
    const event = recorded as Stored;
    switch (event.type) {
      case 'VerificationSearchRecorded':
        return keepSearch(tx, event, event.data);
      case 'VerificationApproved':
      case 'VerificationDismissed':
        return event.data.report === undefined
          ? undefined
          : freeze(tx, event, { about: event.data.about, report: event.data.report });
      case 'RequestClaimed':
        return everywhere(tx, event, { userId: event.data.userId });
      case 'LinksRevoked':
        return everywhere(tx, event, { linkRevision: event.data.linkRevision });
      case 'RegistrationRequestRemoved':
        for (const table of tables)
          await tx.query(`delete from ${table} where request_id = $1`, [event.streamId]);
        return;
      default:
    }
  },
};

/** The same for the same version of the same request. */
export function reportVersionId(requestId: string, number: number): string {
  return nameBasedId(requestId, 'report_version', String(number));
}

async function keepSearch(
  tx: EntityManager,
  event: Stored,
  { about, resultVersion, search }: EventData<'VerificationSearchRecorded'>,
): Promise<void> {
  const { searchId, offices, hits, ...columns } = search;
  await insertRow(tx, 'recorded_search', event, {
    ...columns,
    id: searchId,
    offices: json(offices),
    hits: json(hits),
    resultVersion,
    requestId: event.streamId,
    userId: about.userId,
    linkRevision: about.linkRevision,
    released: false,
  });
}

async function freeze(
  tx: EntityManager,
  event: Stored,
  { about, report }: { readonly about: About; readonly report: SealedReport },
): Promise<void> {
  const frozen = openReport(report);
  await insertRow(tx, 'report_version', event, {
    id: reportVersionId(event.streamId, frozen.number),
    ...columnsOf(frozen),
    frozen: report.text,
    seal: report.seal,
    requestId: event.streamId,
    userId: about.userId,
    linkRevision: about.linkRevision,
    released: true,
  });
  for (const { searchId } of frozen.searches)
    await updateWhere(tx, 'recorded_search', { id: searchId }, { released: true });
}

function columnsOf({
  publicId,
  number,
  outcome,
  releasedAt,
  releasedOn,
  lawyerName,
  lawyerRole,
  asked,
  content,
  searches,
  dismissReason,
  dismissAlternatives,
}: FrozenReport) {
  return {
    publicId,
    number,
    outcome,
    releasedAt,
    releasedOn,
    lawyerName,
    lawyerRole,
    dismissReason,
    dismissAlternatives,
    asked: json(asked),
    searches: json(searches),
    distinctiveness: json(content?.distinctiveness),
    similarity: json(content?.similarity),
    strategy: content?.strategy ?? null,
    verifiedClasses: content?.verifiedClasses ?? [],
    recommendedClasses: content === null ? [] : recommendedClasses(content),
    jurisdictions: json(content?.jurisdictions ?? []),
    similarTrademarks: json(content?.similarTrademarks ?? []),
    classAdvice: json(content?.classAdvice ?? []),
    setAside: json(content?.setAside ?? []),
  };
}

async function everywhere(
  tx: EntityManager,
  event: Stored,
  changes: Readonly<Record<string, string | number>>,
): Promise<void> {
  for (const table of tables) await updateWhere(tx, table, { requestId: event.streamId }, changes);
}
