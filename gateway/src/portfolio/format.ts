import { timelineLine } from '@cotta/reference/portfolio/timeline-line.js';
import { portfolioLines } from '@cotta/reference/portfolio/lines.js';
import { z } from 'zod';

/** A portfolio that is carried to another program: an archive of files of lines and of documents, proved by its manifest.
 *  @see docs/portable-history.md */
export const FORMAT = 'cotta-portfolio';
export const FORMAT_VERSION = 1;

/** Files of lines in the order in which they stand in the archive: the form of a line, and whose part it is. `timeline` has parts of three services. */
export const lineFiles = [
  { name: 'marks', line: portfolioLines.marks, services: ['trademarks'] },
  { name: 'deadlines', line: portfolioLines.deadlines, services: ['trademarks'] },
  { name: 'letters', line: portfolioLines.letters, services: ['trademarks'] },
  { name: 'money', line: portfolioLines.money, services: ['invoicing'] },
  { name: 'timeline', line: timelineLine, services: ['trademarks', 'invoicing', 'workspace'] },
  { name: 'documents', line: portfolioLines.documents, services: ['workspace'] },
] as const;

export const MANIFEST = 'manifest.json';
export const MANIFEST_DIGEST = 'manifest.sha256';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** `manifest.json`. `bytes` and `lines` count each file; a document has no lines. */
export const manifestForm = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  madeAt: z.iso.datetime(),
  of: z.strictObject({ EmailAddressText: z.string() }),
  files: z.array(
    z.strictObject({
      name: z.string(),
      bytes: z.int().min(0),
      lines: z.int().min(0).nullable(),
      sha256: digest,
    }),
  ),
});

export type Manifest = z.infer<typeof manifestForm>;

/** What the archive ends with, as the comment of a ZIP file: the digest of every byte before it. */
export const SEAL_LENGTH = 71;
/** @param hex SHA-256 of everything before it */
export const sealOf = (hex: string): Buffer => Buffer.from(`sha256=${hex}`, 'latin1');

/** The schema that is published, JSON Schema 2020-12: one definition for the manifest and each kind of line, from the very declarations that write them. */
export function portfolioSchema(origin: string): object {
  const definitions = [
    ['manifest', manifestForm] as const,
    ...lineFiles.map(({ name, line }) => [name, line] as const),
  ].map(([name, form]) => {
    const { $schema: _, ...schema } = z.toJSONSchema(form);
    return [name, schema];
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${origin}/api/schemas/${FORMAT}-${FORMAT_VERSION}.json`,
    title: `${FORMAT} ${FORMAT_VERSION}`,
    description: 'Each line of FILE.jsonl is a value of $defs/FILE; manifest.json is one of $defs/manifest.',
    $defs: Object.fromEntries(definitions),
  };
}

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Where a document lies in the archive. */
export function fileNameOf(sha256: string, mediaType: string): string {
  return `files/${sha256}.${ENDINGS[mediaType] ?? 'bin'}`;
}
