import type { z } from 'zod';
import { Fault } from '../../model/words/fault.js';

/** The settings of a process, parsed once at start. `source`: usually `process.env`; an empty variable counts as absent.
 *  @throws Fault that names every wrong variable at once, and none of their values. */
export function readEnv<S extends z.ZodObject>(
  schema: S,
  source: Readonly<Record<string, string | undefined>>,
): z.infer<S> {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) => `${issue.path.join('.') || 'settings'}: ${issue.message}`,
  );
  throw new Fault(`the settings are not complete:\n  ${problems.join('\n  ')}`);
}
