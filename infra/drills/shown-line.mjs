const MOST_OF_A_LINE = 300;

/**
 * What a line of a log says, without its time, its trace and the places in the code.
 * @param {string} line
 */
export function shownLine(line) {
  try {
    const { level, time: _time, service: _service, err, msg, ...rest } = JSON.parse(line);
    const cause = err === undefined ? '' : `: ${err.message ?? err}`;
    return `${level} ${msg}${cause} ${JSON.stringify(rest)}`.slice(0, MOST_OF_A_LINE);
  } catch {
    return line.slice(0, MOST_OF_A_LINE);
  }
}
