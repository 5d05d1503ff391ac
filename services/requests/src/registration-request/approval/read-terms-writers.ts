import type { EntityManager } from 'typeorm';
import type { PlacedAddition } from '../order/entitlement.js';
import type { ApplicationGoods } from '../draft/draft-facts.js';
import type { FilingCopy } from './filing-copy.js';
import { goodsByOffice, type OrderDraft } from '../order/order-draft.js';
import { termsWriters, type ListWritten, type PartHands, type TermsWriter } from '../draft/terms-writers.js';

interface FactRow {
  readonly part: string | null;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly goods: readonly ApplicationGoods[] | null;
  readonly draft: OrderDraft | null;
  readonly addition: PlacedAddition | null;
}

interface About {
  readonly requestId: string;
  readonly offices: FilingCopy['offices'];
  /** What was approved is told as it was then; null: as it is now. */
  readonly until: Date | null;
}

/** Who wrote the terms of each part of a draft: the facts that brought them in name who acted. */
export async function readTermsWriters(
  manager: EntityManager,
  { requestId, offices, until }: About,
): Promise<ReadonlyMap<string, PartHands>> {
  const codes = new Map(
    offices.map(({ applicationJurisdictionId, jurisdiction }) => [applicationJurisdictionId, jurisdiction]),
  );
  const rows: FactRow[] = await manager.query(FACTS, [requestId, [...codes.keys()], until]);
  return termsWriters(rows.flatMap((row) => listsIn(row, codes)));
}

function listsIn(
  { part, goods, draft, addition, ...actor }: FactRow,
  codes: ReadonlyMap<string, string>,
): readonly ListWritten[] {
  const writer = writerOf(actor);
  if (part !== null)
    return goods === null ? [] : [{ part, jurisdiction: codes.get(part) ?? '', goods, writer }];
  if (draft !== null)
    return [...goodsByOffice(draft)].map(([jurisdiction, requested]) => ({
      part,
      jurisdiction,
      goods: requested,
      writer,
    }));
  return (addition?.goods ?? []).map(({ jurisdiction, ...one }) => ({
    part,
    jurisdiction,
    goods: [one],
    writer,
  }));
}

function writerOf({
  actorKind: kind,
  actorId: userId,
}: Pick<FactRow, 'actorKind' | 'actorId'>): TermsWriter | null {
  if (kind === 'visitor' || kind === 'customer' || kind === 'partner')
    return { kind: 'CLIENT', userId: null };
  if (kind === 'lawyer') return { kind: 'LAWYER', userId };
  return kind === 'admin' ? { kind: 'STAFF', userId } : null;
}

const FACTS = `
  select case when stream_id = $1 then null else stream_id end as part, actor_kind as "actorKind", actor_id as "actorId",
         data -> 'goodsAndServices' as goods, data -> 'orderDraft' as draft, data -> 'order' as addition
    from tracking_event
   where ((stream_id = any($2::uuid[]) and jsonb_typeof(data -> 'goodsAndServices') = 'array') or (stream_id = $1 and type in ('OrderDraftSaved', 'AdditionalOrderPlaced')))
     and ($3::timestamptz is null or occurred_at <= $3)
   order by recorded_at, stream_id, version`;
