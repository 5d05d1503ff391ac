import type { FileEntry, FileRecord } from '../../runtime/case-file/read-case-file.js';
import { readCaseFile, withheldKinds } from '../../runtime/case-file/read-case-file.js';
import { enumName } from '../../model/field/names.js';
import { staff } from '../../model/words/viewer.js';
import type { RequestContext } from '../call/context.js';
import { requireOneOf } from './resource-resolvers.js';
import type { Resolvers } from './resolvers.js';

/** Case files that a service keeps. */
export interface CaseFiles<Kind extends string = string> {
  /** Kinds of records in the files of all services: their enum is one. */
  readonly kinds: readonly Kind[];
  /** By the name of their query. */
  readonly files: Readonly<Record<string, CaseFileOf<Kind>>>;
}

/** One kind of case file. */
interface CaseFileOf<Kind extends string> {
  /** What it is of, as the documentation of its query says it. */
  readonly doc: string;
  /** Name of the argument, `trademarkId`. */
  readonly by: string;
  readonly records: readonly FileRecord<Kind>[];
  /** IANA zone whose days its file has; undefined where whoever asks may not read what it is of. */
  readonly zoneFor: (id: string, context: RequestContext) => Promise<string | undefined>;
}

const valuesOf = (labels: readonly string[]): string => labels.map(enumName).join(' ');

/** The types of case files, the same in each service that has one, and a query for each of its files. */
export const caseFileTypeDefs = ({ kinds, files }: CaseFiles): string => /* GraphQL */ `
  "What an entry of a case file is about."
  enum CaseFileRecord { ${valuesOf(kinds)} }

  "What kind of entry is counted and not shown."
  enum CaseFileWithheld { ${valuesOf(withheldKinds)} }

  "One event of the file. A withheld one says its kind and its place in the chain, and nothing else."
  type CaseFileEntry @shareable {
    "From 1, in the order in which they were recorded."
    number: Int!
    "SHA-256 of the event as it is stored, in hex."
    digest: String!
    "SHA-256 of the fingerprint before, in hex, followed by this digest. It stands for everything up to here."
    fingerprint: String!
    withheld: CaseFileWithheld
    record: CaseFileRecord
    "As its timeline names it; a translation key."
    label: String
    "When it took effect, where it was entered later."
    day: Date
    "When it was entered."
    at: DateTime
    "customer, lawyer, admin, system, visitor, partner."
    actorKind: String
    "Who did it."
    actor: User @tag(name: "admin")
    "Why, where somebody said so."
    reason: String @tag(name: "admin")
    "Papers that came with it; null where one is not the reader’s to open."
    documents: [Document]!
    "SHA-256, in hex, of what was issued with it: whoever has the file checks it at /verify."
    issued: [String!]!
  }

  "How many entries of a kind are not shown."
  type CaseFileCount @shareable {
    kind: CaseFileWithheld!
    count: Int!
  }

  "Everything that happened to a record and to what hangs on it. What its reader sees and what is withheld make up all of it."
  type CaseFile @shareable {
    recordId: ID!
    entries: [CaseFileEntry!]!
    withheld: [CaseFileCount!]!
    "Shown and withheld together."
    total: Int!
    "Of the last entry; empty where there is none."
    fingerprint: String!
  }

  extend type Query {
${Object.entries(files)
  .map(
    ([
      query,
      { doc, by },
    ]) => `    "${doc} Null when it is not there or not yours. For: customer, lawyer, admin."
    ${query}(${by}: ID!): CaseFile`,
  )
  .join('\n')}
  }
`;

/** Answers to the queries of `caseFileTypeDefs`. */
export function caseFileResolvers({ kinds, files }: CaseFiles): Resolvers {
  return {
    Query: Object.fromEntries(
      Object.entries(files).map(([query, file]) => [
        query,
        (_: unknown, given: Readonly<Record<string, string>>, context: RequestContext) =>
          answer(file, given[file.by] ?? '', context),
      ]),
    ),
    CaseFileEntry: {
      actor: ({ actorId }: FileEntry) => (actorId === null ? null : { __typename: 'User', id: actorId }),
      documents: ({ documentIds }: FileEntry) => documentIds.map((id) => ({ __typename: 'Document', id })),
    },
    CaseFileRecord: Object.fromEntries(kinds.map((kind) => [enumName(kind), kind])),
    CaseFileWithheld: Object.fromEntries(withheldKinds.map((kind) => [enumName(kind), kind])),
  };
}

async function answer({ records, zoneFor }: CaseFileOf<string>, id: string, context: RequestContext) {
  const { manager, viewer } = context;
  requireOneOf(['customer', ...staff], viewer);
  const zone = await zoneFor(id, context);
  if (zone === undefined) return null;
  const entries = await readCaseFile(manager, viewer, { id, zone, records });
  return {
    recordId: id,
    entries,
    withheld: withheldKinds
      .map((kind) => ({ kind, count: entries.filter(({ withheld }) => withheld === kind).length }))
      .filter(({ count }) => count > 0),
    total: entries.length,
    fingerprint: entries.at(-1)?.fingerprint ?? '',
  };
}
