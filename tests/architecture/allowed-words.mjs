/** @typedef {import('./words-of-code.mjs').AllowedWord} AllowedWord */

/** @param {string} reason @param {string} word @param {string[]} given @returns {AllowedWord[]} */
const names = (reason, word, ...given) => given.map((name) => ({ word, name, reason }));
/** @param {string} reason @param {string} word @param {string[]} paths @returns {AllowedWord[]} */
const within = (reason, word, ...paths) => paths.map((path) => ({ word, path, reason }));

const STORED = 'A name in stored facts, which are never rewritten.';
const MOVES_SOMETHING = 'Something is moved to another place or time; no state machine is meant.';
const KEY = 'A key of the keyboard.';
const JAR = 'What the specs of the kit keep is a jar of coins; no cookie is meant.';
const PARCEL = 'What the specs of the kit send is a parcel; no envelope is meant.';
const HOW_FAR = 'How far an order, a report, a renewal or a mark has come; a column and an answer say so.';
const REFUSAL = 'A code of a refusal, on which callers rely.';
const POST = 'The post itself: the mail server of a local copy and its inbox.';

/**
 * Names that are made of a word which names are not to be made of, and why. An entry that nothing needs fails.
 * @type {readonly AllowedWord[]}
 */
export const ALLOWED_WORDS = [
  ...names(KEY, 'arrow', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'),
  ...names(MOVES_SOMETHING, 'move', 'moveCaseToBrand', 'moveTo', 'moveBy', 'MOVE_MINUTES', 'moveUseRequests'),
  ...within(JAR, 'jar', 'services/kit/src/testing/jar'),
  ...within(PARCEL, 'parcel', 'services/kit/src/testing/parcel'),
  ...names(HOW_FAR, 'stage', 'RequestStage', 'requestStages', 'reportStages', 'stages', 'Stages', 'STAGES'),
  ...within(HOW_FAR, 'stage', 'services/trademarks/src/use-in-commerce/use-in-commerce-guards.ts'),
  ...names(REFUSAL, 'stage', 'WRONG_STAGE'),
  ...names(REFUSAL, 'tell', 'NOBODY_TO_TELL'),
  ...names(REFUSAL, 'sealed', 'NO_SEALED_COPY'),
  ...names(STORED, 'sealed', 'sealedLink', 'sealedRefuse'),
  ...names(STORED, 'told', 'OfficeActionKickOffTold', 'UseInCommerceKickOffTold', 'MonitoringResultTold'),
  ...names('What a step or a line of a history declares: the letters of its event.', 'tell', 'tells'),
  ...names('A setting of the program’s surroundings.', 'mail', 'MAIL_FROM'),
  ...names('Links to mailboxes of the visitor’s own post.', 'mail', 'mail-links', 'MailLinks'),
  ...within(POST, 'mail', 'infra/local/', 'infra/containers/', 'infra/releases/'),
  ...within('An archive of Java.', 'jar', 'infra/local/redis.mjs', 'infra/local/doctor.mjs'),
  ...names(
    'The digest under which a report is released, as the page and the paper print it.',
    'sealed',
    'SealedReport',
  ),
  ...names('A key of the state that the golden orders hold.', 'move', 'lastMove'),
  ...names('A gate of quality that a file of a register has to pass.', 'gate', 'GateFailure', 'failedGates'),
  ...within(
    'A gate of quality that a file of a register has to pass.',
    'gate',
    'services/trademarks/src/register-import-command.ts',
    'services/trademarks/src/search/register/gates.ts',
  ),
  ...within(
    STORED,
    'told',
    'services/trademarks/src/docketing/clock-steps/date-checks.ts',
    'services/trademarks/src/said/publish-watch-results.ts',
    'services/trademarks/src/watch/notify-monitoring-result.ts',
  ),
];
