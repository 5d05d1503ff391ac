import type { Money } from '@cotta/kit/model/words/money.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';

/** What work is about, by the name of its table. */
export interface SubjectRef {
  readonly type: string;
  readonly id: string;
}

/** What a fact tells of its subject; what it leaves alone is absent. Ids: empty for nobody. */
export interface SubjectFacts {
  readonly mark?: string | undefined;
  readonly jurisdictions?: readonly string[] | undefined;
  readonly publicId?: string | undefined;
  readonly clientId?: string | undefined;
  readonly language?: string | undefined;
  readonly assignedAdminId?: string | undefined;
  /** What is paid for it, or will be. */
  readonly amount?: Money | undefined;
  /** What it belongs to: a letter to its mark, a mark to its order, a step to its case. */
  readonly parent?: SubjectRef | undefined;
}

/** A subject as work sees it: what it does not say itself it has from what it belongs to. */
export interface WorkSubject {
  readonly mark: string;
  readonly jurisdictions: readonly string[];
  readonly publicId: string;
  readonly clientId: string;
  readonly language: string;
  readonly amount: Money | null;
  /** Who has it, or the nearest thing above it that somebody has. */
  readonly holderId: string;
}

/** Keeps what is known of a subject, so that a later task about it can say whose it is and who has it. */
export async function rememberSubject(
  tx: EntityManager,
  { type, id }: SubjectRef,
  { mark, jurisdictions, publicId, clientId, language, assignedAdminId, amount, parent }: SubjectFacts,
): Promise<void> {
  await tx.query(
    `insert into work_subject (subject_type, subject_id, mark, jurisdictions, public_id, client_id, language, assigned_admin_id, parent_type, parent_id, amount)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (subject_type, subject_id) do update set
       mark = coalesce(excluded.mark, work_subject.mark),
       jurisdictions = coalesce(excluded.jurisdictions, work_subject.jurisdictions),
       public_id = coalesce(excluded.public_id, work_subject.public_id),
       client_id = coalesce(excluded.client_id, work_subject.client_id),
       language = coalesce(excluded.language, work_subject.language),
       assigned_admin_id = coalesce(excluded.assigned_admin_id, work_subject.assigned_admin_id),
       parent_type = coalesce(excluded.parent_type, work_subject.parent_type),
       parent_id = coalesce(excluded.parent_id, work_subject.parent_id),
       amount = coalesce(excluded.amount, work_subject.amount)`,
    [
      type,
      id,
      mark ?? null,
      jurisdictions ?? null,
      publicId ?? null,
      clientId ?? null,
      language ?? null,
      assignedAdminId ?? null,
      parent?.type ?? null,
      parent?.id ?? null,
      amount === undefined ? null : JSON.stringify(amount),
    ],
  );
}

/** How far up a subject is looked for what it does not say itself: letter, mark, order. */
const ABOVE = 4;

/** What is known of a subject and of what it belongs to. Nothing known is said by empty texts. */
export async function subjectOf(tx: EntityManager, { type, id }: SubjectRef): Promise<WorkSubject> {
  const row = await queryRow<WorkSubject>(
    tx,
    `with recursive above as (
       select *, 0 as height from work_subject where subject_type = $1 and subject_id = $2
       union all
       select parent.*, height + 1 from work_subject parent join above on parent.subject_type = above.parent_type
         and parent.subject_id = above.parent_id where height < $3
     ), nearest as (
       select
         (array_agg(mark order by height) filter (where mark <> ''))[1] as mark,
         (select jurisdictions from above where jurisdictions <> '{}' order by height limit 1) as jurisdictions,
         (array_agg(public_id order by height) filter (where public_id <> ''))[1] as public_id,
         (array_agg(client_id order by height) filter (where client_id <> ''))[1] as client_id,
         (array_agg(language order by height) filter (where language <> ''))[1] as language,
         (array_agg(assigned_admin_id order by height) filter (where assigned_admin_id <> ''))[1] as holder_id,
         (select amount from above where amount is not null order by height limit 1) as amount
       from above)
     select coalesce(mark, '') as mark, coalesce(jurisdictions, '{}') as jurisdictions, coalesce(public_id, '') as "publicId",
       coalesce(client_id, '') as "clientId", coalesce(language, (select language from addressee where user_id::text = client_id), '') as language,
       amount,
       coalesce(holder_id, '') as "holderId"
     from nearest`,
    [type, id, ABOVE],
  );
  // An aggregate over nothing is one row of nothing.
  return row as WorkSubject;
}
