import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { linksProblem } from '../platform-report/platform-report-rules.js';
import { no } from '../refusals.js';
import { leftAlone } from './left-alone.js';
import type { LetterPage } from './letter-text.js';

interface Asked {
  readonly caseId: string;
  readonly links: readonly string[];
  readonly proofs: readonly string[];
}

/** A step that names no way of its own may well be a letter. */
const ORDERED = `
select id from case_solution where case_id = $1 and status = 'Ordered'
  and exists (select from jsonb_array_elements(items) item where coalesce(item ->> 'kind', 'other') in ('letter', 'other'))
  and (ordered_price is null or paid_at is not null) limit 1`;

const PAGES = `
select e.website as link, max(e.evidence_date)::text as "seenOn",
  array_remove(array_agg(distinct c.manifest_hash), null) as hashes
from case_infringement i join case_infringement_evidence e on e.case_infringement_id = i.id
  left join evidence_capture c on c.case_infringement_evidence_id = e.id
where i.case_id = $1 group by e.website`;

/** Pages of the case as the letter names them. Refused where the other side is to be left alone, where no letter was ordered and paid for (`LETTER_UNPAID`), and where
 *  a page or a proof is not one of the case. */
export async function letterPages(
  tx: EntityManager,
  { caseId, links, proofs }: Asked,
): Promise<readonly LetterPage[] | Refusal> {
  const alone = await leftAlone(tx, { caseId });
  if (isRefusal(alone)) return alone;
  if ((await queryRow(tx, ORDERED, [caseId])) === undefined) return no('LETTER_UNPAID');
  const rows = await queryRows<{ link: string; seenOn: string; hashes: readonly string[] }>(tx, PAGES, [
    caseId,
  ]);
  const known = new Map(rows.map((row) => [row.link, row]));
  const problem = linksProblem(links, new Set(known.keys()));
  if (isRefusal(problem)) return problem;
  const proofOf = (hashes: readonly string[]): string | null =>
    proofs.find((proof) => hashes.some((hash) => proof.endsWith(`/evidence/${hash}`))) ?? null;
  const pages = links.map((link) => {
    const { seenOn = '', hashes = [] } = known.get(link) ?? {};
    return { link, seenOn, proof: proofOf(hashes) };
  });
  const named = new Set(pages.map(({ proof }) => proof));
  return proofs.every((proof) => named.has(proof)) ? pages : no('PROOF_NOT_OF_PAGE');
}
