/** Some logs give the level as a number, some as a word. */
const LEVELS = new Map(
  Object.entries({ 40: 'warn', 50: 'error', 60: 'fatal', warn: 'warn', error: 'error', fatal: 'fatal' }),
);

/**
 * A line of a program's log as the terminal shows it: warnings and worse, and whatever is no log record (a crash, a
 * notice of Node). Everything is in the log file.
 * @param {string} line
 * @returns {string | undefined} undefined when the terminal stays quiet
 */
export function worthShowing(line) {
  const record = parsed(line);
  if (record === undefined) return line.trim() === '' ? undefined : line;
  const level = LEVELS.get(String(record.level));
  if (level === undefined) return undefined;
  const error = /** @type {{ message?: string } | undefined} */ (record.err ?? record.error);
  const why = error?.message ?? record.detail;
  return `${level}: ${record.msg ?? ''}${why === undefined ? '' : ` (${why})`}`;
}

/**
 * @param {string} line
 * @returns {Record<string, unknown> | undefined}
 */
function parsed(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
