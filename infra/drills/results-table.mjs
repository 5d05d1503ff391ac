/** @typedef {{ name: string, seconds: number, problem: string | undefined }} Result `problem`: what did not come out */

/**
 * How each drill of one call came out, as a table of Markdown.
 * @param {readonly Result[]} results
 */
export function resultsTable(results) {
  const rows = results.map(
    ({ name, seconds, problem }) =>
      `| ${name} | ${seconds.toFixed(0)} | ${problem === undefined ? 'as promised' : `NOT: ${problem.split('\n')[0]}`} |`,
  );
  return ['| Drill | Seconds | Came out |', '|---|---|---|', ...rows].join('\n');
}
