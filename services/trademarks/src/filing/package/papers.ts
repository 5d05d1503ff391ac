import { commonPapers, laterPapers } from '@cotta/reference/filing-papers.js';
import type { ApprovedCopy } from '../filing-copies.js';
import type { FiledContent } from '../filed-content.js';
import type { DocumentFacts } from './document-facts.js';

/** Which documents go with an application: those it names, and what lies with it. */
export interface WantedPapers {
  readonly ids: readonly string[];
  /** Order and application: documents that belong to one of them and are of one of `types`. */
  readonly subjectIds: readonly string[];
  readonly types: readonly string[];
  /** Folders of the office; whatever lies there goes along. */
  readonly folderIds: readonly string[];
}

/** A document under the name it has in the package. */
export interface Paper extends DocumentFacts {
  readonly kind: string;
  readonly fileName: string;
}

/** `approval`: the client approved this very paper; it came after that; or the approval is from before papers belonged to it. */
export interface ApplicationPaper extends Paper {
  readonly approval: 'sealed' | 'later' | 'not covered';
}

/** The copy that was approved, with the power of attorney of the mark as it is now. */
export type PapersOf = Pick<ApprovedCopy, 'content' | 'poaDocumentId'> & {
  readonly authorityId: string | null;
};

/** Why there is no package: papers that are not what the client approved, by their kinds. */
export interface PaperProblem {
  readonly code: 'DOCUMENT_LOST' | 'DOCUMENT_CHANGED' | 'DOCUMENT_NOT_APPROVED';
  readonly detail: string;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/tiff': 'tif',
  'audio/mpeg': 'mp3',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** How a file of this type ends. */
export function filedExtension(mediaType: string): string {
  return EXTENSIONS[mediaType] ?? 'bin';
}

export function wantedPapers(copy: PapersOf, registrationRequestId: string): WantedPapers {
  const { content } = copy;
  return {
    // Approved ones by their ids: they go along wherever somebody has put them since.
    ids: [...new Set([...namedPapers(copy).keys(), ...approvedPapers(content).keys()])],
    types: commonPapers,
    subjectIds: [registrationRequestId, content.applicationId],
    folderIds: content.documentFolderId === null ? [] : [content.documentFolderId],
  };
}

/** Without what was approved, or with what was not, the package is not what the client approved. */
export function paperProblem(copy: PapersOf, known: readonly DocumentFacts[]): PaperProblem | undefined {
  const hashes = new Map(known.map(({ id, sha256 }) => [id, sha256]));
  const approved = approvedPapers(copy.content);
  const lost = [
    ...namedPapers(copy),
    ...[...approved].map(([id, { type }]) => [id, type.toLowerCase()] as const),
  ]
    .filter(([id]) => !hashes.has(id))
    .map(([, kind]) => kind);
  if (lost.length > 0)
    return {
      code: 'DOCUMENT_LOST',
      detail: `A document that was approved is not there any more: ${lost.join(', ')}.`,
    };
  const changed = [...approved]
    .filter(([id, { sha256 }]) => hashes.get(id) !== sha256)
    .map(([, { type }]) => type.toLowerCase());
  if (changed.length > 0)
    return {
      code: 'DOCUMENT_CHANGED',
      detail: `A document is not the one that was approved: ${changed.join(', ')}.`,
    };
  const strange = papersOf(copy, known).filter(
    ({ type, approval, id }) =>
      approval === 'later' && !namedPapers(copy).has(id) && !laterPapers.some((allowed) => allowed === type),
  );
  return strange.length === 0
    ? undefined
    : {
        code: 'DOCUMENT_NOT_APPROVED',
        detail: `The client has not approved this document, which came after the approval: ${strange.map(({ kind }) => kind).join(', ')}.`,
      };
}

/** In one order, whoever asks: the documents that are named, then the others by their ids. */
export function papersOf(copy: PapersOf, known: readonly DocumentFacts[]): readonly ApplicationPaper[] {
  const named = namedPapers(copy);
  const order = [...named.keys()];
  const place = ({ id }: DocumentFacts): number => (named.has(id) ? order.indexOf(id) : order.length);
  return known
    .toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1))
    .map((facts, index) => {
      const kind = named.get(facts.id) ?? facts.type.toLowerCase();
      return {
        ...facts,
        kind,
        fileName: `documents/${String(index + 1).padStart(2, '0')}-${kind.replaceAll(/[^a-z]+/g, '-')}.${filedExtension(facts.mediaType)}`,
        approval: approvalOf(copy, facts.id),
      };
    });
}

function approvalOf(
  { content, poaDocumentId, authorityId }: PapersOf,
  id: string,
): ApplicationPaper['approval'] {
  if (id === authorityId) return id === poaDocumentId ? 'sealed' : 'later';
  if (namedContent(content).has(id) || approvedPapers(content).has(id)) return 'sealed';
  return content.papers === undefined ? 'not covered' : 'later';
}

function approvedPapers({
  papers = [],
}: FiledContent): ReadonlyMap<string, { readonly type: string; readonly sha256: string }> {
  return new Map(papers.map(({ documentId, type, sha256 }) => [documentId, { type, sha256 }]));
}

function namedPapers({ content, authorityId }: PapersOf): ReadonlyMap<string, string> {
  const [logo, ...specimens] = [content.mark.logoDocumentId, ...namedContent(content)] as const;
  return new Map([
    ...(logo === null ? [] : [[logo, 'logo'] as const]),
    ...(authorityId === null ? [] : [[authorityId, 'power of attorney'] as const]),
    ...specimens,
  ]);
}

/** Logo and specimens, by the ids that were approved. */
function namedContent({ mark, specimens }: FiledContent): ReadonlyMap<string, string> {
  return new Map([
    ...(mark.logoDocumentId === null ? [] : [[mark.logoDocumentId, 'logo'] as const]),
    ...specimens.flatMap(({ documentId }) =>
      documentId === null ? [] : [[documentId, 'specimen'] as const],
    ),
  ]);
}
