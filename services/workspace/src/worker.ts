import { randomBytes } from 'node:crypto';
import { openQueueWatch } from '@cotta/kit/runtime/jobs/queue-watch.js';
import { openPublicNetwork } from '@cotta/kit/runtime/public-fetch/public-network.js';
import { beginWorker } from '@cotta/kit/edge/programs/begin-worker.js';
import { Rfc3161Authority } from '@cotta/kit/runtime/time-stamp/rfc3161-authority.js';
import { TwilioSms } from './adapters/twilio/twilio-sms.js';
import { ClamdVirusCheck } from './adapters/clamd/clamd-virus-check.js';
import { checkWaitingFiles } from './document/virus-check/check-waiting-files.js';
import { discardUnclaimed } from './document/discard-unclaimed.js';
import { env } from './env.js';
import { stampChain } from './issued-document/stamp-chain.js';
import { askForReviews } from './review-occasion/ask-for-reviews.js';
import { settleOtherSideEmails } from './letter/settle-other-side-emails.js';
import { startLetterWorker } from './letter/letter-worker.js';
import { observeMessages } from './queue/message-metrics.js';
import { observeQueues } from './queue/queue-metrics.js';
import { OperationsWatch } from './operations/watch-operations.js';
import { raiseAlarms } from './queue/raise-alarms.js';
import { keepTicketClock } from './support-ticket/keep-ticket-clock.js';
import { deliverWebhooks } from './partner-webhook/deliver-webhooks.js';
import { forgetDeliveries } from './partner-webhook/forget-deliveries.js';
import { prunePartnerEvents } from './partner-event/prune-partner-events.js';
import { pressLateWork } from './task/press-late-work.js';
import { workspaceService } from './service.js';
import { startSmsWorker } from './text-message/sms-worker.js';

const ALARM_EVERY_MS = 60_000;
const PRESS_EVERY_MS = 60_000;
const SETTLE_EVERY_MS = 5000;
const CHECK_FILES_EVERY_MS = 15_000;
const DISCARD_EVERY_MS = 3_600_000;
const TICKETS_EVERY_MS = 600_000;
const REVIEWS_EVERY_MS = 600_000;
const PARTNER_EVENTS_EVERY_MS = 3_600_000;
const WEBHOOKS_EVERY_MS = 1_000;
/** A round with a slow receiver in it takes as long as that one may. */
const WEBHOOK_ROUNDS = 12;
const OPERATIONS_EVERY_MS = 30_000;
const STAMP_EVERY_MS = 60_000;
const THIN_EVERY_MS = 3_600_000;

const program = await beginWorker(workspaceService({ linkKey: env.LINK_TOKEN_KEY, letters: [] }), env);
const { log, rounds, runtime } = program;
const { db } = runtime;
const letters = startLetterWorker({
  db,
  redisUrl: env.REDIS_URL,
  clock: runtime.clock,
  log,
  rounds,
  smtpUrl: env.SMTP_URL,
  emailFrom: env.MAIL_FROM,
  encryptionKey: env.SEAL_KEY,
  publicOrigin: env.PUBLIC_ORIGIN,
  linkKey: env.LINK_TOKEN_KEY,
  ...(env.EMAIL_REPLY_TO === undefined ? {} : { emailReplyTo: env.EMAIL_REPLY_TO }),
});
const texts = startSmsWorker({
  db,
  clock: runtime.clock,
  log,
  rounds,
  encryptionKey: env.SEAL_KEY,
  transport: new TwilioSms(env),
});
const watch = openQueueWatch(env.REDIS_URL, log);
program.holds(() => watch.close());
observeQueues(watch);
observeMessages(db);
const authority = new Rfc3161Authority(env, { nonce: () => randomBytes(8) });
const network = openPublicNetwork();
const repeated = [
  // Not at once: where everything was off for a night, workers first get the time for a round.
  rounds.repeat({ name: 'workspace-alarms', everyMs: ALARM_EVERY_MS, firstAfterMs: ALARM_EVERY_MS }, () =>
    raiseAlarms(runtime, () => watch.read()),
  ),
  rounds.repeat({ name: 'workspace-late-work', everyMs: PRESS_EVERY_MS }, () => pressLateWork(runtime)),
  rounds.repeat({ name: 'workspace-other-side-emails', everyMs: SETTLE_EVERY_MS }, () =>
    settleOtherSideEmails(runtime),
  ),
  rounds.repeat({ name: 'workspace-tickets', everyMs: TICKETS_EVERY_MS }, () => keepTicketClock(runtime)),
  rounds.repeat({ name: 'workspace-reviews', everyMs: REVIEWS_EVERY_MS }, () =>
    askForReviews(runtime, { emailFrom: env.MAIL_FROM, publicOrigin: env.PUBLIC_ORIGIN }),
  ),
  rounds.repeat({ name: 'workspace-chain-stamps', everyMs: STAMP_EVERY_MS }, () =>
    stampChain(runtime, authority),
  ),
  rounds.repeat({ name: 'workspace-unclaimed-files', everyMs: DISCARD_EVERY_MS }, () =>
    discardUnclaimed(runtime),
  ),
  rounds.repeat({ name: 'workspace-old-partner-events', everyMs: PARTNER_EVENTS_EVERY_MS }, () =>
    prunePartnerEvents(runtime),
  ),
  rounds.repeat({ name: 'workspace-old-deliveries', everyMs: PARTNER_EVENTS_EVERY_MS }, () =>
    forgetDeliveries(runtime),
  ),
  rounds.repeat({ name: 'workspace-webhooks', everyMs: WEBHOOKS_EVERY_MS, atOnce: WEBHOOK_ROUNDS }, () =>
    deliverWebhooks({ runtime, network, encryptionKey: env.SEAL_KEY }),
  ),
];
if (env.VIRUS_CHECK_URL !== undefined) {
  const virusCheck = new ClamdVirusCheck(env.VIRUS_CHECK_URL);
  repeated.push(
    rounds.repeat({ name: 'workspace-unchecked-files', everyMs: CHECK_FILES_EVERY_MS }, () =>
      checkWaitingFiles(runtime, virusCheck),
    ),
  );
}
if (env.METRICS_TARGETS !== undefined) {
  const operations = new OperationsWatch(runtime, env.METRICS_TARGETS);
  repeated.push(
    rounds.repeat({ name: 'workspace-operations', everyMs: OPERATIONS_EVERY_MS }, () => operations.look()),
    rounds.repeat({ name: 'workspace-operations-thinned', everyMs: THIN_EVERY_MS }, () => operations.thin()),
  );
}
program.holds(() => Promise.all([letters.close(), texts.close(), ...repeated.map((round) => round.stop())]));
program.started();
