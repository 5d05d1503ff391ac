import { availableParallelism } from 'node:os';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { z } from 'zod';

/** Where candidates may be kept outside of this product's own index. */
const openSearchSettings = z.object({
  OPENSEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Asked for by clusters that know who comes; both or neither. */
  OPENSEARCH_USER: z.string().optional(),
  OPENSEARCH_PASSWORD: z.string().optional(),
  /** Names of our indexes begin with it: copies of the product may share a cluster. */
  OPENSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,40}$/, 'small letters, digits and dashes, at most 41, a letter first')
    .default('cotta'),
});

/** From where marks come that are scored: our own index, or a cluster of OpenSearch with our own index behind it. */
export const candidateSettings = openSearchSettings.extend({
  SEARCH_CANDIDATES: z.enum(['embedded', 'opensearch']).default('embedded'),
});

/** Threads beyond these cost a program more memory than they bring it. */
const MOST_THREADS_UNASKED = 4;

/** Settings of a program that holds the index. */
export const indexSettings = candidateSettings.extend({
  /** Folder of imported registers; the one of this checkout when absent. */
  REGISTER_STATE: z.string().optional(),
  /** An answer that takes longer comes from the fallback. */
  SEARCH_TIMEOUT_MS: z.coerce.number().int().positive().default(2_000),
  /** Pause before a search thread that ended is started again. */
  SEARCH_RESTART_MS: z.coerce.number().int().positive().default(1_000),
  /** Threads that search the same memory. @defaultValue one a core, at most four */
  SEARCH_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.min(MOST_THREADS_UNASKED, availableParallelism())),
  /** How often our own marks are looked at for changes. */
  SEARCH_FOLLOW_MS: z.coerce.number().int().positive().default(1_000),
  /** How often somebody may have imported a register. */
  SEARCH_IMPORTS_MS: z.coerce.number().int().positive().default(5_000),
});

/** Settings of the search; the service extends its own with them. */
export const searchSettings = indexSettings.extend({
  /** Where a program that holds the index is asked; this one holds none then. */
  SEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How often watched marks are compared with what is new. */
  WATCH_RUN_MS: z.coerce.number().int().positive().default(300_000),
});

export type IndexSettings = z.infer<typeof indexSettings>;

/** A cluster of OpenSearch and the names of our indexes there. */
export interface ClusterSettings {
  readonly url: string;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  readonly prefix: string;
}

/** This machine, as an address names it. */
const HERE = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Undefined where our own index answers. @throws Fault in one sentence when the settings of the cluster are not whole */
export function clusterOf(settings: z.infer<typeof candidateSettings>): ClusterSettings | undefined {
  const {
    SEARCH_CANDIDATES,
    OPENSEARCH_URL: url,
    OPENSEARCH_USER: user,
    OPENSEARCH_PASSWORD: password,
    OPENSEARCH_PREFIX: prefix,
  } = settings;
  if (SEARCH_CANDIDATES === 'embedded') return undefined;
  if (url === undefined)
    throw new Fault('OPENSEARCH_URL: give the address of the cluster, or set SEARCH_CANDIDATES=embedded');
  if ((user === undefined) !== (password === undefined))
    throw new Fault('OPENSEARCH_USER and OPENSEARCH_PASSWORD: give both or neither');
  const { username, protocol, hostname } = new URL(url);
  if (username !== '')
    throw new Fault(
      'OPENSEARCH_URL: give the name and the password as OPENSEARCH_USER and OPENSEARCH_PASSWORD',
    );
  if (password !== undefined && protocol === 'http:' && !HERE.test(hostname))
    throw new Fault('OPENSEARCH_URL: a password goes to another machine by https:// alone');
  return { url, user, password, prefix };
}
