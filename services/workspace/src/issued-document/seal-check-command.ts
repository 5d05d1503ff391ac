import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { rootsOf } from '@cotta/kit/runtime/time-stamp/pem.js';
import { linkHash } from './chain-link.js';
import type { ChainProof } from './chain-proof.js';
import { checkProof, readProof, type CheckedProof } from './check-proof.js';

/** What a check prints, and how it ends: 0 as it was issued, 1 something is wrong, 2 something is missing that is needed to say so. */
export interface SealVerdict {
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1 | 2;
}

const USAGE = 'npm run seal:check -- FILE PROOF.json ROOTS.pem';

/** Checks a file against its proof, without the product. `args`: file, proof, roots of the authority (PEM). `usualRoots`: taken where no roots are named; empty: none. */
export async function sealCheck(
  [file, proofFile, rootsFile]: readonly string[],
  usualRoots: string,
): Promise<SealVerdict> {
  if (file === undefined) return missing(USAGE);
  const read = await fingerprintOf(file);
  if (read === undefined) return missing(`There is no file ${file} that can be read.`);
  const { fingerprint, bytes } = read;
  if (bytes === 0) return wrong(`${file} is empty; no document of ours is. Download it again.`);
  const known = `${fingerprint}  ${file} (${bytes} bytes)`;
  if (proofFile === undefined)
    return missing(
      known,
      'To say more, its proof is needed: choose the file on the page /verify, or fetch',
      `  /api/verify/${fingerprint}/proof`,
      `and give it: ${USAGE}`,
    );
  const proofBytes = await readFile(proofFile).catch(() => undefined);
  if (proofBytes === undefined) return missing(`There is no file ${proofFile} that can be read.`);
  const pem = await readFile(rootsFile ?? usualRoots, 'utf8').catch(() => '');
  const roots = certificatesOf(pem);
  if (roots.length === 0)
    return missing(`The root certificates of the time stamp authority are needed as a PEM file: ${USAGE}`);
  const proof = readProof(proofBytes);
  if (proof === undefined)
    return wrong(known, `${proofFile} is no proof, or not as it was handed over. Fetch it again.`);
  return verdict(known, proof, await checkProof(proof, { fingerprint, roots }));
}

function verdict(known: string, { document, links }: ChainProof, checked: CheckedProof): SealVerdict {
  const { problems, stamps } = checked;
  if (problems.length > 0)
    return wrong(
      known,
      ...problems,
      document.fingerprint === known.slice(0, 64)
        ? 'Not proved: the proof is not as it was handed over. Fetch it again.'
        : 'Not the file of this proof: it was changed after it was issued, or is another one.',
    );
  const [own] = links;
  const place = `${document.kind}, issued on ${document.issuedOn}, link ${own?.n ?? 0} of the chain, ${own?.month ?? ''}`;
  if (stamps.length === 0)
    return wrong(
      known,
      `The file and the proof agree (${place}),`,
      'but no authority has vouched for a time yet. Fetch the proof again in an hour.',
    );
  return {
    lines: [
      known,
      `As it was issued: ${place}.`,
      ...stamps.map(
        ({ n, at, authority }) => `In the chain by ${at.toISOString()}, as ${authority} vouches (link ${n}).`,
      ),
      // Anybody can have a chain of their own stamped, and name in it what they like.
      `Whose chain it is no stamp says. It is ours where /api/verify/${document.fingerprint} names the same link:`,
      `  ${own === undefined ? '' : linkHash(own)}`,
    ],
    exitCode: 0,
  };
}

/** Reads in pieces: a file may be larger than memory. */
async function fingerprintOf(
  file: string,
): Promise<{ readonly fingerprint: string; readonly bytes: number } | undefined> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    await pipeline(createReadStream(file), async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += piece.length;
      }
    });
  } catch {
    return undefined;
  }
  return { fingerprint: hash.digest('hex'), bytes };
}

function certificatesOf(pem: string): readonly Uint8Array[] {
  try {
    return rootsOf(pem);
  } catch {
    return [];
  }
}

function missing(...lines: readonly string[]): SealVerdict {
  return { lines, exitCode: 2 };
}

function wrong(...lines: readonly string[]): SealVerdict {
  return { lines, exitCode: 1 };
}
