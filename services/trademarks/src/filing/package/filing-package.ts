import type { EntityManager } from 'typeorm';
import { approvedCopy } from '../filing-copies.js';
import { applicationXml } from './application-xml.js';
import { papersOfOwner, type DocumentFacts } from './document-facts.js';
import {
  paperProblem,
  papersOf,
  wantedPapers,
  type ApplicationPaper,
  type PaperProblem,
  type WantedPapers,
} from './papers.js';

/** Whose application is packed, and by which name whoever files knows it. */
export interface PackageSubject {
  readonly trademarkId: string;
  readonly jurisdiction: string;
  readonly poaDocumentId: string | null;
  readonly registrationRequestId: string;
  /** Whose mark it is; null until an account owns it. */
  readonly ownerId: string | null;
  /** The instruction it is handed out under; the mark itself where colleagues take it. */
  readonly reference: string;
}

export interface FilingPackage {
  readonly name: string;
  readonly digest: string;
  /** What stands in it as text. */
  readonly texts: readonly { readonly fileName: string; readonly text: string }[];
  readonly papers: readonly ApplicationPaper[];
}

/** @returns undefined for a mark that is unknown or came without an order of ours */
export async function packageSubject(
  manager: Pick<EntityManager, 'query'>,
  trademarkId: string,
  reference: string,
): Promise<PackageSubject | undefined> {
  const [row]: Omit<PackageSubject, 'reference'>[] = await manager.query(
    'select id as "trademarkId", jurisdiction, poa_document_id as "poaDocumentId", registration_request_id as "registrationRequestId", user_id as "ownerId" from trademark where id = $1 and registration_request_id is not null',
    [trademarkId],
  );
  return row === undefined ? undefined : { ...row, reference };
}

/** Documents that go with the application of a mark; undefined without an approved copy. */
export async function papersWanted(
  manager: EntityManager,
  subject: PackageSubject,
  encryptionKey: string,
): Promise<WantedPapers | undefined> {
  const copy = await approvedCopy(manager, subject.trademarkId, encryptionKey);
  return copy === undefined
    ? undefined
    : wantedPapers({ ...copy, authorityId: subject.poaDocumentId }, subject.registrationRequestId);
}

/** What whoever files at an office gets: the application for machines and for people, and its documents by name. Undefined without an approved copy.
 *  @returns `problem`: the papers that `known` tells are not those that were approved; then there is no package */
export async function filingPackage(
  manager: EntityManager,
  subject: PackageSubject,
  { known, encryptionKey }: { readonly known: readonly DocumentFacts[]; readonly encryptionKey: string },
): Promise<FilingPackage | { readonly problem: PaperProblem } | undefined> {
  const copy = await approvedCopy(manager, subject.trademarkId, encryptionKey);
  if (copy === undefined) return undefined;
  const { content, digest, sealedAt } = copy;
  const { jurisdiction, poaDocumentId, reference } = subject;
  const of = { ...copy, authorityId: poaDocumentId };
  const theirs = papersOfOwner(known, subject.ownerId, wantedPapers(of, subject.registrationRequestId).ids);
  const problem = paperProblem(of, theirs);
  if (problem !== undefined) return { problem };
  const papers = papersOf(of, theirs);
  const json = JSON.stringify(
    { version: 3, instructionId: reference, jurisdiction, digest, sealedAt, content, documents: papers },
    null,
    2,
  );
  const xml = applicationXml({ instructionId: reference, jurisdiction, digest, sealedAt, content, papers });
  return {
    name: `${jurisdiction}-${reference}.zip`,
    digest,
    texts: [
      { fileName: 'application.xml', text: xml },
      { fileName: 'application.json', text: json },
    ],
    papers,
  };
}
