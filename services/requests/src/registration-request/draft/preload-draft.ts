import type { EntityManager } from 'typeorm';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { draftFacts, type ApplicationFacts, type DraftFacts, type OfficeFacts } from './draft-facts.js';
import type { ReadCopy } from '../approval/approved-copy.js';
import { readFilingCopy } from '../approval/read-filing-copy.js';
import { isDisputed } from '../order/preload-payment.js';

/** As it was entered, else six months from the first filing; a day that a month lacks becomes its last one. @source Paris Convention, Article 4 C (1) and (2) */
const PRIORITY_ENDS = `coalesce(priority_expiration_date, (priority_filing_date + interval '6 months')::date)`;

/** Only the client's papers and the firm's: anybody can say that one of theirs belongs here. */
const AUTHORITIES = `
  select p.id from paper_copy p join registration_request r on r.id = $1
   where p.type = 'User signed POA' and (p.user_id is null or p.user_id = r.user_id) and (p.subject_id = r.id or p.subject_id in (select id from application where request_id = r.id))`;

/** What the guards of the moves about a draft are shown. */
export interface PreloadedDraft extends DraftFacts {
  readonly copy: ReadCopy;
  /** Powers of attorney that lie with the order. */
  readonly authorities: readonly string[];
  /** Whether a payment of it is disputed, or was lost that way. */
  readonly disputed: boolean;
}

/** Reads the applications of the order in the command's own transaction; neither they nor anything that belongs to them changes before it is done: whoever changes a part holds its application. */
export async function preloadDraft(
  tx: EntityManager,
  { context }: { readonly context: CommandContext },
): Promise<PreloadedDraft> {
  // Writers of the draft hold the order first as well: nobody waits for each other in a ring.
  await tx.query('select 1 from registration_request where id = $1 for update', [context.streamId]);
  const facts = await readDraft(tx, context.streamId, 'for update');
  const authorities: { id: string }[] = await tx.query(AUTHORITIES, [context.streamId]);
  return {
    ...facts,
    copy: await readFilingCopy(tx, context.streamId),
    authorities: authorities.map(({ id }) => id),
    disputed: await isDisputed(tx, context.streamId),
  };
}

/** The same for showing: nothing waits for it. */
export async function readDraft(
  tx: Pick<EntityManager, 'query'>,
  requestId: string,
  lock: 'for update' | '' = '',
): Promise<DraftFacts> {
  const applications: (ApplicationFacts & { readonly id: string })[] = await tx.query(
    `
    select id, onboarding_finished as finished, registration_entity_id as owner, coalesce(domicile_address_id, mailing_address_id) as address, ${PRIORITY_ENDS}::text as "priorityEnds"
      from application where request_id = $1 order by id ${lock}`,
    [requestId],
  );
  const offices: OfficeFacts[] = await tx.query(
    `
    select j.jurisdiction, j.goods_and_services as goods, j.uspto_filing_basis as basis,
           array(select distinct s.class_number from specimen s where s.application_id = j.application_id and (s.document_id is not null or s.url is not null) order by 1) as "specimenClasses",
           exists (select from representative p where p.id = j.representative_id and p.in_use) as "isRepresented",
           (select c.facts ->> 'country' from application a join party_copy c on c.id = coalesce(a.domicile_address_id, a.mailing_address_id) where a.id = j.application_id) as "ownerCountry"
      from application_jurisdiction j where j.application_id = any($1) order by j.jurisdiction ${lock === '' ? '' : `${lock} of j`}`,
    [applications.map(({ id }) => id)],
  );
  return draftFacts(applications, offices);
}
