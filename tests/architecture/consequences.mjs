/** @typedef {object} Consequence
 *  @property {string} command
 *  @property {string} event
 *  @property {string} label its line in the history
 *  @property {string} audience who reads that line
 *  @property {readonly string[]} services those that act on it, the workspace aside
 *  @property {readonly string[]} work what it opens or ends for the firm
 *  @property {readonly string[]} letters
 *  @property {readonly string[]} reminders what plans or stops them */
/** @typedef {{ readonly commands: readonly string[], readonly reason: string }} Without */

/** @param {Consequence} one */
const hasNone = ({ services, work, letters, reminders }) =>
  services.length + work.length + letters.length + reminders.length === 0;

/**
 * Steps from which nothing follows and that no list explains, and those that are explained for nothing.
 * @param {readonly Consequence[]} all
 * @param {readonly Without[]} listed
 * @returns {string[]}
 */
export function withoutViolations(all, listed) {
  const explained = listed.flatMap(({ commands }) => commands);
  return [
    ...all
      .filter((one) => hasNone(one) && !explained.includes(one.command))
      .map(({ command, label }) => `${command}: “${label}”, and nothing follows`),
    ...explained
      .filter((command) => !all.some((one) => one.command === command && hasNone(one)))
      .map((command) => `${command}: something follows from it; take it out of the list`),
  ];
}

/**
 * @param {readonly Consequence[]} all
 * @param {readonly Without[]} listed
 * @returns {string} Markdown
 */
export function consequencesPage(all, listed) {
  const cell = (/** @type {readonly string[]} */ names) => names.join(', ');
  const rows = all.map((one) => {
    const { command, event, label, services, work, letters, reminders } = one;
    const why = hasNone(one) ? listed.find(({ commands }) => commands.includes(command))?.reason : undefined;
    const cells =
      why === undefined ? [cell(services), cell(work), cell(letters), cell(reminders)] : [why, '', '', ''];
    return `| ${[command, event, label, ...cells].join(' | ')} |`;
  });
  return `# What follows from each step

Every step that orders, asks, hands in or says that somebody hears of it, with what the running programs do once it happened. It is read from the code and printed by
\`COTTA_PRINT=1\` with \`tests/contracts/consequences.spec.ts\`, which fails when it is out of date and when nothing follows from a step without a reason.
"Acts on it" names services besides the workspace, which opens and ends work and writes letters. A letter, a task or a reminder stands here where some branch of the code
writes it; when it does is said where it is written and proved by the tests of that service.

| Step | Event | Line of the history | Acts on it | Work of the firm | Letters | Reminders |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
