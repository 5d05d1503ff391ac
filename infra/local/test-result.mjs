/**
 * What a run of the tests came to. A suite that could not even be loaded counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number }} result
 *   the runner's own summary
 * @returns {{ line: string, good: boolean, notes: string[] }} `line` is the last line printed
 */
export function summaryOf(result) {
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const skipped = result.numPendingTests + result.numTodoTests;
  const notes = [];
  if (result.numRuntimeErrorTestSuites > 0) notes.push(`${result.numRuntimeErrorTestSuites} of the failures are files that could not be loaded.`);
  if (skipped > 0) notes.push(`${skipped} tests did not run.`);
  if (result.numPassedTests + failed === 0) notes.push('No test ran; that counts as a failure.');
  return { line: `${result.numPassedTests} passed, ${failed} failed`, good: failed === 0 && result.numPassedTests > 0, notes };
}

/**
 * The projects named on the command line, or undefined for all.
 * @param {readonly string[]} args
 * @returns {string[] | undefined}
 */
export function selectedProjects(args) {
  const at = args.indexOf('--selectProjects');
  if (at < 0) return undefined;
  const after = args.slice(at + 1);
  const end = after.findIndex((arg) => arg.startsWith('-'));
  return after.slice(0, end < 0 ? undefined : end);
}
