import { readFileSync } from 'node:fs';
import { z } from 'zod';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4300),
  HOST: z.string().default('127.0.0.1'),
  GATEWAY_URL: z.url().default('http://127.0.0.1:4301'),
  PUBLIC_ORIGIN: z.url().default('http://localhost:4300'),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Private key (JWK) that signs the visitor's address for the gateway. Without it the gateway counts this server's own address. */
  VIEWER_PRIVATE_JWK_FILE: z.string().optional(),
  /** More hosts this server answers for, as `host=storefront` pairs: `cotta.cz=cz cotta.sk=sk`. */
  STOREFRONT_HOSTS: z.string().default(''),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

export type WebEnv = z.infer<typeof schema> & { readonly viewerJwk: Record<string, unknown> | undefined };

/** Reads the environment once at the start; everything wrong with it is named in one error. */
export function readWebEnv(source: NodeJS.ProcessEnv): WebEnv {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(filled);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The web server cannot start; please mend these variables:\n${problems.join('\n')}`);
  }
  const file = result.data.VIEWER_PRIVATE_JWK_FILE;
  return { ...result.data, viewerJwk: file === undefined ? undefined : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) };
}
