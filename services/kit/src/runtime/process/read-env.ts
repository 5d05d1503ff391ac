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
  throw new Fault(`the settings are not complete:\n${settingProblems(parsed.error, given)}`);
}

/** A line for each wrong setting of `given`, which says nothing of its value. */
export function settingProblems(error: z.ZodError, given: Readonly<Record<string, unknown>>): string {
  return error.issues
    .map(({ path: [name = 'settings'], message }) =>
      given[String(name)] === undefined ? `  ${String(name)}: is missing` : `  ${String(name)}: ${message}`,
    )
    .join('\n');
}
