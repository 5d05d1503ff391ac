import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

/** The case that something is about, and the letter in it where one is answered. */
export interface FoundCase {
  readonly caseId: string;
  readonly userId: string;
  readonly assignedAdminId: string | null;
  readonly caseLetterId: string | null;
}

const FIELDS = `c.id as "caseId", c.user_id as "userId", c.assigned_admin_id as "assignedAdminId"`;
/** A page by what is the same of it however it is copied: without protocol, `www.`, what follows `#`, and the last stroke. */
const PAGE = `lower(rtrim(regexp_replace(regexp_replace(link, '^https?://(www\\.)?', '', 'i'), '#.*$', ''), '/'))`;
/** What went out of the house alone: nobody objects to what nobody sent. */
const BY_WORDS = `
select distinct ${FIELDS}, null::uuid as "caseLetterId" from "case" c join (
  select case_id, link, reference_number as number from case_platform_report, unnest(links) link where status <> 'Prepared'
  union all
  select case_id, link, null from case_letter, unnest(links) link where status in ('Sent', 'Answered')
) sent on sent.case_id = c.id
where ${PAGE} = any($1) or lower(sent.number) = any($2)`;

/** What somebody calls a page or a report, as it may stand in our rows. */
export function namesOf(reported: string): {
  readonly pages: readonly string[];
  readonly numbers: readonly string[];
} {
  const words = reported.toLowerCase().split(/[\s,;<>"'()]+/u);
  const pages = words
    .filter((word) => word.includes('.'))
    .map((word) =>
      word
        .replace(/^(https?:\/\/)?(www\.)?/u, '')
        .replace(/#.*$/u, '')
        .replace(/[/.]+$/u, ''),
    );
  return { pages, numbers: [...words.filter((word) => /\d/u.test(word)), reported.trim().toLowerCase()] };
}

/** The one case that is named: by a colleague, by the letter that is answered, or by what was reported. Undefined where none or several are: a person decides that. */
export async function findCase(
  tx: EntityManager,
  named: { readonly caseId: string; readonly caseLetterId: string; readonly reported: string },
): Promise<FoundCase | undefined> {
  const found = await rowsOf(tx, named);
  return new Set(found.map(({ caseId }) => caseId)).size === 1 ? found[0] : undefined;
}

function rowsOf(
  tx: EntityManager,
  { caseId, caseLetterId, reported }: { caseId: string; caseLetterId: string; reported: string },
): Promise<readonly FoundCase[]> {
  if (caseId !== '')
    return queryRows(tx, `select ${FIELDS}, $2::uuid as "caseLetterId" from "case" c where c.id = $1`, [
      caseId,
      caseLetterId || null,
    ]);
  if (caseLetterId !== '')
    return queryRows(
      tx,
      `select ${FIELDS}, l.id as "caseLetterId" from case_letter l join "case" c on c.id = l.case_id where l.id = $1`,
      [caseLetterId],
    );
  const { pages, numbers } = namesOf(reported);
  return queryRows(tx, BY_WORDS, [pages, numbers]);
}
