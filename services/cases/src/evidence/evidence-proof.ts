import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { ExtraRoute } from '@cotta/kit/edge/call/extra-route.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { writeBundle } from './bundle.js';
import { checkBundle } from './check-bundle.js';
import { bundleOf, manifestByHash } from './evidence-store.js';

export const evidenceProofTypeDefs = /* GraphQL */ `
  "What is proved about one look at a page, worked out from the stored bytes when it is asked."
  type EvidenceProof {
    "Page that was looked at."
    website: String!
    "When, UTC, by the clock of the worker."
    capturedAt: DateTime!
    "SHA-256 of the manifest."
    hash: String!
    "Every file, the manifest, the chain before it and the stamp are as they were."
    unaltered: Boolean!
    "What is not as it was; empty where all is."
    problems: [String!]!
    "When an authority vouched that it was there; null while none has."
    stampedAt: DateTime
    stampedBy: String
    files: [EvidenceFile!]!
  }

  "A file of a look at a page."
  type EvidenceFile {
    name: String!
    mediaType: String!
    "Size in bytes."
    bytes: Int!
    "SHA-256 of its content."
    hash: String!
  }

  extend type Query {
    "The proof behind the hash of a manifest; null where there is none. For: everyone who was given the hash, which nobody can guess."
    evidenceProof(hash: String!): EvidenceProof
  }
`;

const HASH = /^[0-9a-f]{64}$/;

interface Manifested {
  readonly requestedUrl: string;
  readonly startedAt: string;
  readonly files: readonly { name: string; mediaType: string; bytes: number; sha256: string }[];
}

/** Checks what is stored for whoever has the hash. `roots`: trusted for stamps, DER. */
export function evidenceProofResolvers({ db }: CommandRuntime, roots: readonly Uint8Array[]): Resolvers {
  return {
    Query: {
      evidenceProof: async (_: unknown, { hash }: { readonly hash: string }) => {
        if (!HASH.test(hash)) return null;
        const bundle = await inTransaction(db, async (tx) => {
          const stored = await manifestByHash(tx, hash);
          return stored === undefined ? undefined : bundleOf(tx, stored.chainId);
        });
        const capture = bundle?.captures.find(({ sha256 }) => sha256 === hash);
        if (bundle === undefined || capture === undefined) return null;
        const { captures } = await checkBundle(bundle, roots);
        const checked = captures.find(({ sha256 }) => sha256 === hash);
        const { requestedUrl, startedAt, files } = JSON.parse(
          Buffer.from(capture.manifest).toString(),
        ) as Manifested;
        return {
          website: requestedUrl,
          capturedAt: new Date(startedAt),
          hash,
          unaltered: checked?.problems.length === 0,
          problems: checked?.problems ?? [],
          stampedAt: checked?.stampedAt === undefined ? null : new Date(checked.stampedAt),
          stampedBy: checked?.authority ?? null,
          files: files.map(({ sha256, ...file }) => ({ ...file, hash: sha256 })),
        };
      },
    },
  };
}

/** Hands over the whole chain of a manifest, to who has its hash. */
export function evidenceBundleRoute({ db }: CommandRuntime): ExtraRoute {
  return {
    method: 'GET',
    path: '/internal/evidence/:hash',
    handle: async ({ response, params: { hash = '' } }) => {
      const bundle = HASH.test(hash)
        ? await inTransaction(db, async (tx) => {
            const stored = await manifestByHash(tx, hash);
            return stored === undefined ? undefined : bundleOf(tx, stored.chainId);
          })
        : undefined;
      if (bundle === undefined) {
        response.writeHead(404).end();
        return;
      }
      const zip = writeBundle(bundle);
      response
        .writeHead(200, {
          'content-type': 'application/zip',
          'content-length': String(zip.length),
          'content-disposition': `attachment; filename="evidence-${hash.slice(0, 12)}.zip"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        })
        .end(zip);
    },
  };
}
