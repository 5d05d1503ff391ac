import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { json, updateWhere } from '@cotta/kit/model/rows/row.js';
import type { ReportWatchEvent } from './report-watch.js';

type Stored = ReportWatchEvent & RecordedEvent;

/** The row of `report_recheck`: what the newest run found. */
export const reportRecheckProjection: InlineProjection = {
  name: 'report_recheck',
  tables: ['report_recheck'],
  project: async (tx, recorded) => {
    const event = recorded as Stored;
    const id = event.streamId;
    const now = { version: event.version, updatedAt: event.occurredAt };
    switch (event.type) {
      case 'ReportWatched': {
        const { requestId, number, releasedAt, userId, linkRevision, searches } = event.data;
        await tx.query(
          `insert into report_recheck (id, version, created_at, updated_at, request_id, number, released_at, user_id, link_revision, searches, offices, not_repeated, new_marks)
           values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, '[]', '[]', '[]')
           on conflict (id) do update set version = excluded.version, updated_at = excluded.updated_at, number = excluded.number, released_at = excluded.released_at, user_id = excluded.user_id,
             link_revision = excluded.link_revision, searches = excluded.searches, offices = '[]', not_repeated = '[]', new_marks = '[]', ran_at = null, score_version = null`,
          [
            id,
            event.version,
            event.occurredAt,
            requestId,
            number,
            releasedAt,
            userId ?? null,
            linkRevision,
            json(searches),
          ],
        );
        return;
      }
      case 'ReportRechecked': {
        const { ranAt, scoreVersion, offices, notRepeated, newMarks } = event.data;
        await updateWhere(
          tx,
          'report_recheck',
          { id },
          {
            ...now,
            ranAt,
            scoreVersion,
            offices: json(offices),
            notRepeated: json(notRepeated),
            newMarks: json(newMarks),
          },
        );
        return;
      }
      case 'ReportReadAgain':
        await updateWhere(tx, 'report_recheck', { id }, { ...now, wantedAt: event.occurredAt });
        return;
      case 'ReportReadersChanged':
        await updateWhere(
          tx,
          'report_recheck',
          { id },
          { ...now, userId: event.data.userId, linkRevision: event.data.linkRevision },
        );
        return;
      case 'ReportForgotten':
        await tx.query('delete from report_recheck where id = $1', [id]);
        return;
      default:
    }
  },
};
