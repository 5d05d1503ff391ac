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
const DESK = 'The page where staff work, as they call it.';
const HOW_FAR = 'How far an order, a report, a renewal or a mark has come; a column and an answer say so.';
const REFUSAL = 'A code of a refusal, on which callers rely.';
const POST = 'The post itself: the mail server of a local copy and its inbox.';
const PARTNER = 'The desk of a partner’s clerk, played by the simulator.';
const OLD = 'An old name that the word of the glossary has yet to replace; nothing new is called so.';

/**
 * Names that are made of a word which names are not to be made of, and why. An entry that nothing needs fails.
 * @type {readonly AllowedWord[]}
 */
export const ALLOWED_WORDS = [
  ...names(KEY, 'arrow', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'),
  ...names(
    MOVES_SOMETHING,
    'move',
    'moveCaseToBrand',
    'moveTo',
    'moveBy',
    'MOVE_MINUTES',
    'moveDueDate',
    'moveUseRequests',
  ),
  ...names(MOVES_SOMETHING, 'move', 'move-focus', 'moveFocus'),
  ...within(JAR, 'jar', 'services/kit/src/testing/jar'),
  ...within(PARCEL, 'parcel', 'services/kit/src/testing/parcel'),
  ...within(DESK, 'desk', 'services/trademarks/src/filing/filing-desk.ts', 'web/src/features/admin/filing/'),
  ...names(
    HOW_FAR,
    'stage',
    'RenewalStage',
    'renewalStage',
    'RequestStage',
    'requestStages',
    'reportStages',
    'stages',
    'Stages',
    'STAGES',
  ),
  ...within(HOW_FAR, 'stage', 'services/trademarks/src/use-in-commerce/use-in-commerce-guards.ts'),
  ...names(REFUSAL, 'stage', 'WRONG_STAGE'),
  ...names(REFUSAL, 'tell', 'NOBODY_TO_TELL'),
  ...names(REFUSAL, 'sealed', 'NO_SEALED_COPY'),
  ...names(STORED, 'sealed', 'sealedLink', 'sealedRefuse'),
  ...names(STORED, 'told', 'OfficeActionKickOffTold', 'UseInCommerceKickOffTold', 'MonitoringResultTold'),
  ...names('What a step or a line of a history declares: the letters of its event.', 'tell', 'tells'),
  ...names('A setting of the program’s surroundings.', 'mail', 'MAIL_FROM'),
  ...names('Links to mailboxes of the visitor’s own post.', 'mail', 'mail-links', 'MailLinks'),
  ...within(POST, 'mail', 'infra/local/'),
  ...within('An archive of Java.', 'jar', 'infra/local/redis.mjs', 'infra/local/doctor.mjs'),
  ...within(PARTNER, 'desk', 'infra/simulators/partner/'),
  ...names(
    OLD,
    'stage',
    'merchant-stage',
    'openStage',
    'accounts-stage',
    'AccountsStage',
    'openAccountsStage',
    'service-stage',
    'ServiceStage',
    'openServiceStage',
    'SweepStage',
    'requests-stage',
    'RequestsStage',
    'openRequestsStage',
    'trademarks-stage',
    'TrademarksStage',
    'openTrademarksStage',
  ),
  ...names(OLD, 'told', 'ToldAddressee'),
  ...names(
    OLD,
    'sealed',
    'sealedLetter',
    'sealedApplication',
    'sealedCopy',
    'sealed-message',
    'sealedMessage',
    'SealedReport',
    'sealedPapers',
    'on-sealed-applications',
    'sealedApplications',
    'SealedParams',
  ),
  ...names(OLD, 'desk', 'openDesk', 'queue-desk', 'QueueDesk', 'openQueueDesk'),
  ...names(
    OLD,
    'move',
    'moveParts',
    'moveWhole',
    'drafting-moves',
    'order-moves',
    'moveColumns',
    'lastMove',
    'MoveEvent',
    'isMove',
    'MoveType',
    'moveTypes',
    'MoveColumns',
    'request-moves',
    'move-message',
    'movePublications',
  ),
  ...names(OLD, 'tell', 'tellsPriority', 'tell-stale', 'tellStale'),
  ...names(
    OLD,
    'near',
    'near-words',
    'NearMark',
    'isNear',
    'near-thread',
    'NearThread',
    'newNearMarkFields',
    'NEAR_DAYS',
  ),
  ...names(OLD, 'gate', 'GateFailure', 'failedGates'),
  ...within(
    OLD,
    'desk',
    'services/accounts/src/testing/desk.ts',
    'services/workspace/src/main.ts',
    'services/workspace/src/queue/tend-queues.ts',
  ),
  ...within(
    OLD,
    'move',
    'services/invoicing/src/said/publish.ts',
    'services/requests/src/registration-request/events.ts',
    'services/requests/src/registration-request/registration-request.ts',
    'services/requests/src/service-request/publish-service-requests.ts',
    'services/requests/src/testing/paid-order.ts',
    'services/workspace/src/notification/since-last-visit.ts',
    'infra/simulators/euipo/register.mjs',
    'infra/simulators/revolut-merchant/order-book.mjs',
  ),
  ...within(
    OLD,
    'told',
    'services/trademarks/src/deadlines/week-of-dates/publish-week-of-dates.ts',
    'services/trademarks/src/docketing/clock-steps/date-checks.ts',
    'services/trademarks/src/said/publish-watch-results.ts',
    'services/trademarks/src/watch/notify-monitoring-result.ts',
    'web/src/features/public/renewal/several/find-marks.ts',
    'infra/simulators/vies/vies.mjs',
  ),
  ...within(
    OLD,
    'gate',
    'services/trademarks/src/search/commands/import.ts',
    'services/trademarks/src/search/register/gates.ts',
  ),
];
