import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { CapturedHop, PageCaptured } from './capture/page-capture.js';

/** Version of the form below; a reader of old bundles goes by it. */
export const MANIFEST_FORM = 'cotta-evidence/1';

/** What a capture is described by. Its SHA-256 is what is linked to, chained and stamped. */
export interface Manifest {
  readonly form: typeof MANIFEST_FORM;
  readonly captureId: string;
  /** `case` or `case_request`, and its id: manifests of one are a chain. */
  readonly chain: { readonly of: 'case' | 'case_request'; readonly id: string };
  /** From 1 on, in the chain. */
  readonly number: number;
  /** SHA-256 of the manifest before it in the chain; null: it is the first. */
  readonly previous: string | null;
  readonly askedBy: string;
  readonly requestedUrl: string;
  readonly finalUrl: string | null;
  readonly state: string;
  readonly status: number | null;
  readonly redirects: readonly CapturedHop[];
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly clock: string;
  /** ISO 3166-1 alpha-2 of where the request left from; null: not known. */
  readonly egressCountry: string | null;
  readonly userAgent: string;
  readonly viewport: string;
  readonly locale: string;
  readonly pictured: boolean;
  readonly tools: Readonly<Record<string, string>>;
  readonly files: readonly ManifestFile[];
}

/** A file by its content. */
export interface ManifestFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Where in which chain a capture stands, and who asked. */
export interface ManifestPlace extends Pick<
  Manifest,
  'captureId' | 'chain' | 'number' | 'previous' | 'askedBy' | 'egressCountry'
> {
  readonly requestedUrl: string;
}

/** Describes a capture. */
export function manifestOf(captured: PageCaptured, place: ManifestPlace): Manifest {
  const { state, hops, finalUrl, status, startedAt, finishedAt, files, ...rest } = captured;
  const { userAgent, viewport, locale, pictured, tools } = rest;
  return {
    form: MANIFEST_FORM,
    ...place,
    finalUrl: finalUrl ?? null,
    state,
    status: status ?? null,
    redirects: hops,
    startedAt,
    finishedAt,
    clock: 'system clock of the capture worker, UTC',
    userAgent,
    viewport,
    locale,
    pictured,
    tools,
    files: files.map(({ name, mediaType, bytes }) => ({
      name,
      mediaType,
      bytes: bytes.length,
      sha256: sha256(bytes),
    })),
  };
}

/** A manifest as bytes: JSON in its one canonical form (RFC 8785). @throws TypeError for what JSON cannot say */
export function manifestBytes(manifest: Manifest): Buffer {
  const text = canonicalize(manifest);
  if (text === undefined) throw new TypeError('a manifest is always an object');
  return Buffer.from(text);
}

/** SHA-256, hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
