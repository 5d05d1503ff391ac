import { commonPapers } from '@cotta/reference/filing-papers.js';
import type { EntityManager } from 'typeorm';
import type { ReadCopy } from './approved-copy.js';
import { filingCopyOf } from './filing-copy.js';
import {
  filedOffice,
  pointersOf,
  type OfficeFacts,
  type OrderFacts,
  type PartyFacts,
} from './filing-facts.js';

/** What would be filed as the rows stand now. */
export async function readFilingCopy(manager: EntityManager, requestId: string): Promise<ReadCopy> {
  const [order]: OrderFacts[] = await manager.query(
    'select type, value, meaning, logo_document_id as "logoDocumentId" from registration_request where id = $1',
    [requestId],
  );
  const offices: OfficeFacts[] = await manager.query(OFFICES, [requestId, commonPapers]);
  const pointers = [...new Set(offices.flatMap(pointersOf))];
  const heard: { id: string; facts: PartyFacts }[] = await manager.query(
    'select id, facts from party_copy where id = any($1)',
    [pointers],
  );
  const parties = new Map(heard.map(({ id, facts }) => [id, facts]));
  const copy = filingCopyOf(
    order === undefined ? [] : offices.map((office) => filedOffice(order, office, parties)),
  );
  return { ...copy, unheard: pointers.filter((id) => !parties.has(id)) };
}

const OFFICES = `
  select j.id as "applicationJurisdictionId", a.id as "applicationId", j.jurisdiction, j.goods_and_services as goods, j.logo_type as "logoType", j.logo_document_id as "logoDocumentId", picture.sha256 as "logoSha256",
         j.text_in_trademark as "textInTrademark", case when j.color_claim_enabled then j.color_claim end as "colorClaim", j.uspto_filing_basis as "filingBasis", j.first_language as "firstLanguage", j.second_language as "secondLanguage",
         j.uspto_additional_info as "additionalInfo", j.document_folder_id as "documentFolderId",
         a.registration_entity_id as "ownerId", a.domicile_address_id as "domicileId", a.mailing_address_id as "mailingId", a.domicile_address_visible as "domicileVisible",
         case when named.id is not null then jsonb_build_object('kind', named.kind, 'name', named.name, 'firm', named.firm, 'officeNumber', named.office_number,
              'address', jsonb_build_object('street', named.street, 'city', named.city, 'postcode', coalesce(named.postcode, ''), 'country', named.country, 'state', named.state)) end as representative,
         a.priority_filing_type as "priorityType", a.priority_filing_jurisdiction as "priorityJurisdiction", a.priority_filing_number as "priorityNumber",
         a.priority_filing_date::text as "priorityDate",
         coalesce((select jsonb_agg(jsonb_build_object('classNumber', s.class_number, 'documentId', s.document_id, 'url', s.url, 'captureDate', s.capture_date::text) order by s.class_number, s.id)
                     from specimen s where s.application_id = a.id), '[]') as specimens,
         -- A power of attorney is named by the approval itself. Anybody can say that a paper of theirs belongs here, or name a folder: only the client's and the firm's go along.
         coalesce((select jsonb_agg(jsonb_build_object('documentId', p.id, 'type', p.type, 'sha256', p.sha256) order by p.type, p.id)
                     from paper_copy p where p.type <> 'User signed POA' and (p.user_id is null or p.user_id = r.user_id) and ((p.subject_id in (a.request_id, a.id) and p.type = any($2)) or p.folder_id = j.document_folder_id)), '[]') as papers
    from application a join application_jurisdiction j on j.application_id = a.id join registration_request r on r.id = a.request_id
    left join representative named on named.id = j.representative_id and named.in_use
    left join paper_copy picture on picture.id = coalesce(j.logo_document_id, r.logo_document_id)
   where a.request_id = $1`;
