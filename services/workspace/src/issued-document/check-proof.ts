import { readStamp } from '@cotta/kit/runtime/time-stamp/read-stamp.js';
import { z } from 'zod';
import {
  canonicalBytes,
  sha256,
  entryOf,
  FINGERPRINT,
  issuedKinds,
  linkBytes,
  linkHash,
} from './chain-link.js';
import { PROOF_FORM, type ChainProof } from './chain-proof.js';

const hash = z.string().regex(FINGERPRINT);
const proofSchema = z.strictObject({
  form: z.literal(PROOF_FORM),
  document: z.strictObject({ fingerprint: hash, kind: z.enum(issuedKinds), issuedOn: z.iso.date() }),
  links: z
    .array(
      z.strictObject({
        n: z.number().int().min(1),
        month: z.string().regex(/^\d{4}-\d{2}$/),
        entry: hash,
        previous: hash.nullable(),
      }),
    )
    .min(1),
  stamps: z.array(z.strictObject({ n: z.number().int(), request: z.base64(), reply: z.base64() })),
  digest: hash,
});

/** A stamp that holds. */
export interface HeldStamp {
  readonly n: number;
  /** Until then at the latest the document had joined the chain, by the clock of the authority. */
  readonly at: Date;
  readonly authority: string;
}

/** What a proof is worth. `problems`: what is not as it was; empty where all is. `stamps`: those that hold; none: no authority has vouched for a time yet. */
export interface CheckedProof {
  readonly problems: readonly string[];
  readonly stamps: readonly HeldStamp[];
}

/** A proof as a file: canonical JSON, with its own digest, because a reply of an authority has bytes that its signature does not cover. */
export function proofFile(proof: ChainProof): Buffer {
  return canonicalBytes({ ...proof, digest: sha256(canonicalBytes(proof)) });
}

/** Reads a proof from its file. Each byte counts. @returns undefined: it is no proof, or not as it was handed over */
export function readProof(file: Uint8Array): ChainProof | undefined {
  try {
    const { digest: _, ...proof } = proofSchema.parse(JSON.parse(Buffer.from(file).toString('utf8')));
    return proofFile(proof).equals(file) ? proof : undefined;
  } catch {
    return undefined;
  }
}

/** Works everything out anew, from the document to each stamp. `fingerprint`: of the bytes that are checked; `roots`: trusted for stamps, DER. */
export async function checkProof(
  { document, links, stamps }: ChainProof,
  { fingerprint, roots }: { readonly fingerprint: string; readonly roots: readonly Uint8Array[] },
): Promise<CheckedProof> {
  const problems: string[] = [];
  if (document.fingerprint !== fingerprint) problems.push('The proof is of another file.');
  if (links[0]?.entry !== entryOf(document))
    problems.push('What the proof says of the document is not what joined the chain.');
  for (const [index, link] of links.entries()) {
    const before = links[index - 1];
    if (before !== undefined && (link.previous !== linkHash(before) || link.n !== before.n + 1))
      problems.push(`Link ${link.n} does not follow the one before it.`);
  }
  const held: HeldStamp[] = [];
  for (const { n, request, reply } of stamps) {
    const link = links.find((each) => each.n === n);
    const read =
      link === undefined
        ? ({ good: false, problem: 'of no link of this proof' } as const)
        : await readStamp(Buffer.from(reply, 'base64'), {
            data: linkBytes(link),
            request: Buffer.from(request, 'base64'),
            roots,
          });
    if (read.good) held.push({ n, at: read.at, authority: read.authority });
    else problems.push(`The time stamp of link ${n} does not hold: ${read.problem}.`);
  }
  // What comes after the last stamp is vouched for by nobody.
  if (stamps.length > 0 && links.at(-1)?.n !== stamps.at(-1)?.n)
    problems.push('The links go on after the last time stamp.');
  return { problems, stamps: held };
}
