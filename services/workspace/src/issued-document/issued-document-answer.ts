import type { ExtraRoute } from '@cotta/kit/edge/call/extra-route.js';
import { sendJson } from '@cotta/kit/edge/subgraph/http-body.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { enumName } from '@cotta/kit/model/field/names.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { FINGERPRINT, issuedKinds } from './chain-link.js';
import { monthRootOf, placeOf, proofOf } from './chain-proof.js';
import { checkProof, proofFile } from './check-proof.js';

export const issuedDocumentTypeDefs = /* GraphQL */ `
  "What kind of document it is."
  enum IssuedDocumentKind {
    ${issuedKinds.map(enumName).join('\n    ')}
  }

  "A document that we issued, and its place in the chain of all of them. Worked out from the stored links and stamps when it is asked."
  type IssuedDocument {
    "SHA-256 of its bytes, hexadecimal."
    fingerprint: String!
    kind: IssuedDocumentKind!
    "Day of issue, in the zone of the firm."
    issuedOn: Date!
    "Its place in the chain, from 1 on."
    place: Int!
    "Month in which it joined the chain, YYYY-MM."
    month: String!
    "SHA-256 of its link."
    link: String!
    "SHA-256 of the link before it; null: it is the first."
    previous: String
    "SHA-256 of the link after it; null: it is the last."
    next: String
    "Its link, those up to the first stamp, and that stamp are as they were."
    unaltered: Boolean!
    "By then at the latest it was in the chain, as an authority vouches; null while none has."
    stampedAt: DateTime
    stampedBy: String
    "The last link of its month; null while the month is not over or that link not stamped."
    monthRoot: ChainMonthRoot
  }

  "The last link of a month that is over, which stands for all of them."
  type ChainMonthRoot {
    place: Int!
    "SHA-256 of the link."
    link: String!
    stampedAt: DateTime!
  }

  extend type Query {
    "The document that we issued with just these bytes; null: none. For: everyone who has the file."
    issuedDocument(fingerprint: String!): IssuedDocument
  }
`;

const NO_FINGERPRINT = 'A fingerprint is the SHA-256 of a file: 64 characters, 0 to 9 and a to f.';

/** What joined the chain by a fingerprint, checked anew; undefined: nothing. `roots`: trusted for stamps, DER. */
async function issuedDocumentOf(
  { db, log }: CommandRuntime,
  fingerprint: string,
  roots: readonly Uint8Array[],
) {
  const found = await inTransaction(db, async (tx) => {
    const place = await placeOf(tx, fingerprint);
    const proof = await proofOf(tx, fingerprint, 'first stamp');
    return place === undefined || proof === undefined
      ? undefined
      : { place, proof, root: await monthRootOf(tx, place.month) };
  });
  if (found === undefined) return undefined;
  const { place, proof, root } = found;
  const { problems, stamps } = await checkProof(proof, { fingerprint, roots });
  if (problems.length > 0) log.error({ place: place.n, problems }, 'the chain is not as it was');
  return {
    fingerprint,
    kind: enumName(proof.document.kind),
    issuedOn: proof.document.issuedOn,
    place: place.n,
    month: place.month,
    link: place.hash,
    previous: proof.links[0]?.previous ?? null,
    next: place.next,
    unaltered: problems.length === 0,
    stampedAt: stamps[0]?.at ?? null,
    stampedBy: stamps[0]?.authority ?? null,
    monthRoot: root === undefined ? null : { place: root.n, link: root.hash, stampedAt: root.stampedAt },
  };
}

/** As people type or paste it; undefined: it is none. */
function fingerprintIn(text: string): string | undefined {
  const fingerprint = text.trim().toLowerCase();
  return FINGERPRINT.test(fingerprint) ? fingerprint : undefined;
}

/** Says of a fingerprint what joined the chain. `roots`: trusted for stamps, DER. */
export function issuedDocumentResolvers(runtime: CommandRuntime, roots: readonly Uint8Array[]): Resolvers {
  return {
    Query: {
      issuedDocument: async (_: unknown, asked: { readonly fingerprint: string }) => {
        const fingerprint = fingerprintIn(asked.fingerprint);
        if (fingerprint === undefined) throw new Rejection('BAD_USER_INPUT', NO_FINGERPRINT, ['fingerprint']);
        return (await issuedDocumentOf(runtime, fingerprint, roots)) ?? null;
      },
    },
  };
}

/** The same for programs, and the proof as a file, to who has a fingerprint. `roots`: trusted for stamps, DER. */
export function issuedDocumentRoutes(
  runtime: CommandRuntime,
  roots: readonly Uint8Array[],
): readonly ExtraRoute[] {
  const path = '/internal/issued-documents/:fingerprint';
  return [
    {
      method: 'GET',
      path,
      handle: async ({ response, params }) => {
        const fingerprint = fingerprintIn(params['fingerprint'] ?? '');
        if (fingerprint === undefined) return sendJson(response, 400, { code: 'NOT_A_FINGERPRINT' });
        const known = await issuedDocumentOf(runtime, fingerprint, roots);
        if (known === undefined) return sendJson(response, 404, { code: 'NOT_ISSUED' });
        sendJson(response, 200, known);
      },
    },
    {
      method: 'GET',
      path: `${path}/proof`,
      handle: async ({ response, params }) => {
        const fingerprint = fingerprintIn(params['fingerprint'] ?? '');
        if (fingerprint === undefined) return sendJson(response, 400, { code: 'NOT_A_FINGERPRINT' });
        const proof = await inTransaction(runtime.db, (tx) => proofOf(tx, fingerprint, 'month root'));
        if (proof === undefined) return sendJson(response, 404, { code: 'NOT_ISSUED' });
        const bytes = proofFile(proof);
        response
          .writeHead(200, {
            'content-type': 'application/json; charset=utf-8',
            'content-length': String(bytes.length),
            'content-disposition': `attachment; filename="proof-${fingerprint.slice(0, 12)}.json"`,
            'cache-control': 'private, no-store',
            'x-content-type-options': 'nosniff',
          })
          .end(bytes);
      },
    },
  ];
}
