import { z } from 'zod';

/** Settings of the search; the service extends its own with them. */
export const searchSettings = z.object({
  /** Folder of imported registers; the one of this checkout when absent. */
  REGISTER_STATE: z.string().optional(),
  /** An answer that takes longer comes from the fallback. */
  SEARCH_TIMEOUT_MS: z.coerce.number().int().positive().default(2_000),
  /** Pause before a search thread that ended is started again. */
  SEARCH_RESTART_MS: z.coerce.number().int().positive().default(1_000),
  /** How often our own marks are looked at for changes. */
  SEARCH_FOLLOW_MS: z.coerce.number().int().positive().default(1_000),
  /** How often somebody may have imported a register. */
  SEARCH_IMPORTS_MS: z.coerce.number().int().positive().default(5_000),
  /** How often watched marks are compared with what is new. */
  WATCH_RUN_MS: z.coerce.number().int().positive().default(300_000),
});

export type SearchSettings = z.infer<typeof searchSettings>;
