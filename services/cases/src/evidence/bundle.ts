import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

/** One capture of a bundle: its manifest as it was stored, and what came of stamping it. */
export interface BundledCapture {
  readonly sha256: string;
  readonly manifest: Uint8Array;
  readonly stamp?: { readonly request: Uint8Array; readonly reply: Uint8Array };
}

/** All evidence of one chain, as it is handed over. `files`: by SHA-256. */
export interface Bundle {
  readonly captures: readonly BundledCapture[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const NOTE = `Evidence of pages, as they were seen.

manifests/<sha256>.json   what was seen, when, from where; JSON in canonical form (RFC 8785)
manifests/<sha256>.tsq    what the time stamp authority was asked (RFC 3161)
manifests/<sha256>.tsr    what it answered
files/<sha256>            the files a manifest names; *.warc.gz replay in any reader of WARC

To check without any program of ours:
  sha256sum manifests/*.json files/*                                       each result equals the name of the file
  openssl ts -verify -in X.tsr -data X.json -CAfile <root of the authority>
Each manifest names the one before it in "previous"; the first one names none.
`;
/** Zip cannot say days before 1980; one day for all makes the same bundle of the same evidence. */
const DAY = new Date('1980-01-02T00:00:00Z');

/** Packs a bundle. The same evidence makes the same bytes. */
export function writeBundle({ captures, files }: Bundle): Uint8Array {
  const entries: Zippable = { 'README.txt': strToU8(NOTE) };
  for (const { sha256, manifest, stamp } of captures) {
    entries[`manifests/${sha256}.json`] = manifest;
    if (stamp === undefined) continue;
    entries[`manifests/${sha256}.tsq`] = stamp.request;
    entries[`manifests/${sha256}.tsr`] = stamp.reply;
  }
  for (const [hash, bytes] of files) entries[`files/${hash}`] = bytes;
  // Pictures and WARC are packed already.
  return zipSync(entries, { level: 0, mtime: DAY });
}

/** Reads a bundle as it claims to be; nothing of it is checked here. @throws Error where it is no zip file */
export function readBundle(zip: Uint8Array): Bundle {
  const entries = unzipSync(zip);
  const captures = Object.entries(entries).flatMap(([path, manifest]): BundledCapture[] => {
    const hash = /^manifests\/([0-9a-f]{64})\.json$/.exec(path)?.[1];
    if (hash === undefined) return [];
    const request = entries[`manifests/${hash}.tsq`];
    const reply = entries[`manifests/${hash}.tsr`];
    const stamp = request === undefined || reply === undefined ? {} : { stamp: { request, reply } };
    return [{ sha256: hash, manifest, ...stamp }];
  });
  const files = new Map(
    Object.entries(entries).flatMap(([path, bytes]) => {
      const hash = /^files\/([0-9a-f]{64})$/.exec(path)?.[1];
      return hash === undefined ? [] : [[hash, bytes] as const];
    }),
  );
  return { captures, files };
}

/** The text of a manifest, for whoever reads it. */
export function textOf(bytes: Uint8Array): string {
  return strFromU8(bytes);
}
