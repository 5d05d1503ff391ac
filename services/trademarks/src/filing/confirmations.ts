import type { EntityManager } from 'typeorm';
import { papersOfOwner, type DocumentFacts } from './package/document-facts.js';
import { filedExtension, type Paper, type WantedPapers } from './package/papers.js';

/** Papers by which an office says that it has an application or entered a mark. */
const CONFIRMATION_TYPES = [
  'Office receipt',
  'Registration certificate',
  'Priority filing document',
] as const;

export interface FiledMark {
  readonly id: string;
  readonly name: string;
  readonly jurisdiction: string;
  readonly status: string;
  readonly number: string;
  /** `YYYY-MM-DD`, at the office. */
  readonly filingDate: string;
  readonly registrationDate: string | null;
  readonly certificateDocumentId: string | null;
  /** Null until an account owns it. */
  readonly ownerId: string | null;
}

/** Marks that got their number from an office on days from `from` to `to`, both included; those recorded as they stood elsewhere are not ours to confirm.
 *  @param most one more than that comes back where there are more */
export async function marksFiledBetween(
  manager: Pick<EntityManager, 'query'>,
  { from, to }: { readonly from: string; readonly to: string },
  most: number,
): Promise<readonly FiledMark[]> {
  return manager.query(
    `select id, name, jurisdiction, status, number, to_char(filing_date, 'YYYY-MM-DD') as "filingDate", to_char(registration_date, 'YYYY-MM-DD') as "registrationDate",
            certificate_document_id as "certificateDocumentId", user_id as "ownerId"
       from trademark where filing_date between $1 and $2 and number is not null and imported is not true order by filing_date, jurisdiction, number limit $3`,
    [from, to, most + 1],
  );
}

export function confirmationsWanted(marks: readonly FiledMark[]): WantedPapers {
  const ids = marks.flatMap(({ certificateDocumentId }) =>
    certificateDocumentId === null ? [] : [certificateDocumentId],
  );
  return { ids, subjectIds: marks.map(({ id }) => id), types: CONFIRMATION_TYPES, folderIds: [] };
}

/** One folder for each mark, and the list of all of them: a mark whose office sent no paper stands there with its number and day alone. */
export function confirmationFiles(
  marks: readonly FiledMark[],
  known: readonly DocumentFacts[],
): { readonly index: string; readonly papers: readonly Paper[] } {
  const each = marks.map((mark) => ({
    mark,
    papers: papersOfMark(
      mark,
      papersOfOwner(known, mark.ownerId, [mark.certificateDocumentId ?? '']).filter(
        ({ id, subjectId }) => id === mark.certificateDocumentId || subjectId === mark.id,
      ),
    ),
  }));
  const rows = each.map(({ mark, papers }) => [
    mark.jurisdiction,
    mark.number,
    mark.name,
    mark.status,
    mark.filingDate,
    mark.registrationDate ?? '',
    papers.map(({ fileName }) => fileName).join(' '),
    papers.map(({ sha256 }) => sha256).join(' '),
  ]);
  const head = ['office', 'number', 'mark', 'status', 'filed_on', 'registered_on', 'files', 'sha256'];
  return {
    index: `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`,
    papers: each.flatMap(({ papers }) => papers),
  };
}

function papersOfMark(
  { jurisdiction, number }: FiledMark,
  known: readonly DocumentFacts[],
): readonly Paper[] {
  const folder = `${jurisdiction}-${number.replaceAll(/[^\p{L}\p{N}.-]+/gu, '_')}`;
  return known.map((facts, index) => {
    const kind = facts.type.toLowerCase();
    return {
      ...facts,
      kind,
      fileName: `${folder}/${String(index + 1).padStart(2, '0')}-${kind.replaceAll(/[^a-z]+/g, '-')}.${filedExtension(facts.mediaType)}`,
    };
  });
}

/** A value no spreadsheet runs as a formula. */
function cell(value: string): string {
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /["\r\n,]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
