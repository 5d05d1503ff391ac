import { z } from 'zod';
import { captureStates, type PageCaptured } from './page-capture.js';

const LONGEST_TEXT = 20_000;

/** How a capture travels from the worker: JSON, files as base64. What comes back is as little trusted as the page. */
const wireSchema = z.object({
  state: z.enum(captureStates),
  reason: z.string().max(3000).optional(),
  hops: z
    .array(
      z.object({
        url: z.string().max(4096),
        status: z.number().int(),
        address: z.string().max(64),
        headers: z.array(z.tuple([z.string(), z.string()])).max(100),
        certificate: z
          .object({
            fingerprint: z.string().max(64),
            trusted: z.boolean(),
            problem: z.string().max(200).optional(),
          })
          .optional(),
      }),
    )
    .max(6),
  finalUrl: z.string().max(8192).optional(),
  status: z.number().int().optional(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  pictured: z.boolean(),
  text: z.string().max(LONGEST_TEXT),
  files: z
    .array(
      z.object({
        name: z.string().regex(/^[a-z0-9.-]{1,60}$/),
        mediaType: z.string().max(100),
        base64: z.base64(),
      }),
    )
    .max(10),
  tools: z.record(z.string(), z.string().max(200)),
  viewport: z.string().max(20),
  locale: z.string().max(20),
  userAgent: z.string().max(300),
});

/** As the worker sends it. */
export function toWire({ files, ...rest }: PageCaptured): object {
  const encoded = files.map(({ name, mediaType, bytes }) => ({
    name,
    mediaType,
    base64: Buffer.from(bytes).toString('base64'),
  }));
  return { ...rest, files: encoded };
}

/** Reads what the worker sent. @throws ZodError where it has another form */
export function fromWire(text: string): PageCaptured {
  const { files, ...rest } = wireSchema.parse(JSON.parse(text));
  const decoded = files.map(({ name, mediaType, base64 }) => ({
    name,
    mediaType,
    bytes: Buffer.from(base64, 'base64'),
  }));
  // Absent and undefined are the same here: the schema leaves out what is not there.
  return { ...rest, files: decoded } as PageCaptured;
}
