import { z } from 'zod';
import { textOf, type Bundle, type BundledCapture } from './bundle.js';
import { MANIFEST_FORM, sha256 } from './manifest.js';
import { readStamp } from '@cotta/kit/runtime/time-stamp/read-stamp.js';

/** What a manifest must say to be checked; what else it says is covered by its hash. */
const manifestSchema = z.object({
  form: z.literal(MANIFEST_FORM),
  captureId: z.string(),
  chain: z.object({ of: z.string(), id: z.string() }),
  number: z.number().int().min(1),
  previous: z.string().nullable(),
  requestedUrl: z.string(),
  state: z.string(),
  startedAt: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
});

/** What became of one capture. `problems`: each names the file that is not as it was. */
export interface CheckedCapture {
  readonly sha256: string;
  readonly link: string;
  readonly at: string;
  /** Time of the stamp, UTC, ISO 8601; absent: none yet. */
  readonly stampedAt?: string;
  readonly authority?: string;
  readonly problems: readonly string[];
}

/** What was found in a bundle. */
export interface CheckedBundle {
  readonly good: boolean;
  readonly captures: readonly CheckedCapture[];
}

type Read = z.infer<typeof manifestSchema>;

/** Checks a bundle by itself: every file, every manifest, the chain, every stamp. `roots`: trusted for stamps, DER. */
export async function checkBundle(bundle: Bundle, roots: readonly Uint8Array[]): Promise<CheckedBundle> {
  const known = new Map(bundle.captures.map((each) => [each.sha256, readManifest(each)]));
  const captures: CheckedCapture[] = [];
  for (const capture of bundle.captures) {
    const manifest = known.get(capture.sha256);
    const stamp = await stampOf(capture, roots);
    captures.push({
      sha256: capture.sha256,
      link: manifest?.requestedUrl ?? '',
      at: manifest?.startedAt ?? '',
      ...(stamp.good === true ? { stampedAt: stamp.at.toISOString(), authority: stamp.authority } : {}),
      problems: [
        ...(sha256(capture.manifest) === capture.sha256
          ? []
          : [`manifests/${capture.sha256}.json was changed`]),
        ...(manifest === undefined
          ? [`manifests/${capture.sha256}.json is no manifest`]
          : chainProblems(manifest, known)),
        ...(manifest === undefined ? [] : fileProblems(manifest, bundle)),
        ...(stamp.good === false ? [`manifests/${capture.sha256}.tsr: ${stamp.problem}`] : []),
      ],
    });
  }
  return { good: captures.length > 0 && captures.every(({ problems }) => problems.length === 0), captures };
}

function readManifest({ manifest }: BundledCapture): Read | undefined {
  try {
    return manifestSchema.parse(JSON.parse(textOf(manifest)));
  } catch {
    return undefined;
  }
}

async function stampOf({ stamp, manifest }: BundledCapture, roots: readonly Uint8Array[]) {
  if (stamp === undefined) return { good: undefined };
  return readStamp(stamp.reply, { data: manifest, request: stamp.request, roots });
}

function chainProblems(
  { previous, number, chain }: Read,
  known: ReadonlyMap<string, Read | undefined>,
): string[] {
  if (previous === null) return number === 1 ? [] : [`number ${number} names nothing before it`];
  const before = known.get(previous);
  if (before === undefined) return [`manifests/${previous}.json, before it in the chain, is missing`];
  return before.number === number - 1 && before.chain.id === chain.id
    ? []
    : [`manifests/${previous}.json is not what stands before it`];
}

function fileProblems({ files }: Read, bundle: Bundle): string[] {
  return files.flatMap(({ name, sha256: hash, bytes }) => {
    const found = bundle.files.get(hash);
    if (found === undefined) return [`files/${hash} (${name}) is missing`];
    return sha256(found) === hash && found.length === bytes ? [] : [`files/${hash} (${name}) was changed`];
  });
}
