import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { EntityManager } from 'typeorm';

/** Offices of one application: which have it already, and which are still to get it. */
export interface FiledOffices {
  readonly filed: readonly string[];
  readonly toFile: readonly string[];
}

/** Who may read the order was decided before. */
export async function filedOffices(
  manager: Pick<EntityManager, 'query'>,
  requestId: string,
): Promise<FiledOffices> {
  const parts: { id: string; jurisdiction: string }[] = await manager.query(
    'select j.id, j.jurisdiction from application_jurisdiction j join application a on a.id = j.application_id where a.request_id = $1 order by j.jurisdiction, j.id',
    [requestId],
  );
  const marks = parts.map(({ id, jurisdiction }) => ({
    jurisdiction,
    markId: nameBasedId('mark of an application', id),
  }));
  const filedMarks: { id: string }[] = await manager.query(
    'select trademark_id as id from order_mark where trademark_id = any($1::uuid[]) and filed_on is not null',
    [marks.map(({ markId }) => markId)],
  );
  const isFiled = (markId: string): boolean => filedMarks.some(({ id }) => id === markId);
  const offices = (wanted: boolean): string[] => [
    ...new Set(
      marks.filter(({ markId }) => isFiled(markId) === wanted).map(({ jurisdiction }) => jurisdiction),
    ),
  ];
  return { filed: offices(true), toFile: offices(false) };
}
