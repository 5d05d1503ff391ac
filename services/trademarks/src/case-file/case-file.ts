import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { enumName } from '@cotta/kit/model/field/names.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { officeZone } from '@cotta/reference/renewal-window.js';
import { trademarkResource } from '../mark/trademark.resource.js';
import { fileRecordKinds } from './file-records.js';
import { readCaseFile, withheldKinds, type FileEntry } from './read-case-file.js';

const valuesOf = (labels: readonly string[]): string => labels.map(enumName).join(' ');

export const caseFileTypeDefs = /* GraphQL */ `
  "What an entry of a case file is about."
  enum CaseFileRecord { ${valuesOf(fileRecordKinds)} }

  "What kind of entry is counted and not shown."
  enum CaseFileWithheld { ${valuesOf(withheldKinds)} }

  "One event of the file. A withheld one says its kind and its place in the chain, and nothing else."
  type CaseFileEntry {
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
  }

  "How many entries of a kind are not shown."
  type CaseFileCount {
    kind: CaseFileWithheld!
    count: Int!
  }

  "Everything that happened to a mark and to what hangs on it: letters, proofs, filings, watches. What its reader sees and what is withheld make up all of it."
  type CaseFile {
    trademarkId: ID!
    entries: [CaseFileEntry!]!
    withheld: [CaseFileCount!]!
    "Shown and withheld together."
    total: Int!
    "Of the last entry; empty where there is none."
    fingerprint: String!
  }

  extend type Query {
    "The case file of a mark; null when it is not there or not yours. For: customer, lawyer, admin."
    caseFile(trademarkId: ID!): CaseFile
  }
`;

export const caseFileResolvers: Resolvers = {
  Query: {
    caseFile: async (
      _: unknown,
      { trademarkId }: { trademarkId: string },
      { manager, viewer }: RequestContext,
    ) => {
      requireOneOf(['customer', ...staff], viewer);
      const [mark] = await readByIds(manager, trademarkResource, viewer, [trademarkId]);
      if (mark === undefined) return null;
      const zone = officeZone(String(mark.jurisdiction));
      const entries = await readCaseFile(manager, viewer, { id: mark.id, zone });
      return {
        trademarkId: mark.id,
        entries,
        withheld: withheldKinds
          .map((kind) => ({ kind, count: entries.filter(({ withheld }) => withheld === kind).length }))
          .filter(({ count }) => count > 0),
        total: entries.length,
        fingerprint: entries.at(-1)?.fingerprint ?? '',
      };
    },
  },
  CaseFileEntry: {
    actor: ({ actorId }: FileEntry) => (actorId === null ? null : { __typename: 'User', id: actorId }),
    documents: ({ documentIds }: FileEntry) => documentIds.map((id) => ({ __typename: 'Document', id })),
  },
  CaseFileRecord: Object.fromEntries(fileRecordKinds.map((kind) => [enumName(kind), kind])),
  CaseFileWithheld: Object.fromEntries(withheldKinds.map((kind) => [enumName(kind), kind])),
};
