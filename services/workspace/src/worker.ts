import { openQueueWatch } from '@cotta/kit/runtime/jobs/queue-watch.js';
import { openLog } from '@cotta/kit/runtime/process/log.js';
import { openRuntime } from '@cotta/kit/edge/service/open-runtime.js';
import { untilStopped } from '@cotta/kit/runtime/process/until-stopped.js';
import { serveWorkerHealth } from '@cotta/kit/runtime/process/worker-health.js';
import { TwilioSms } from './adapters/twilio/twilio-sms.js';
import { discardUnclaimed } from './document/discard-unclaimed.js';
import { env } from './env.js';
import { askForReviews } from './review-occasion/ask-for-reviews.js';
import { settleOtherSideEmails } from './letter/settle-other-side-emails.js';
import { startLetterWorker } from './letter/letter-worker.js';
import { raiseAlarms } from './queue/raise-alarms.js';
import { keepTicketClock } from './support-ticket/keep-ticket-clock.js';
import { pressLateWork } from './task/press-late-work.js';
import { workspaceService } from './service.js';
import { startSmsWorker } from './text-message/sms-worker.js';

const ALARM_EVERY_MS = 60_000;
const PRESS_EVERY_MS = 60_000;
const SETTLE_EVERY_MS = 5000;
const DISCARD_EVERY_MS = 3_600_000;
const TICKETS_EVERY_MS = 600_000;
const REVIEWS_EVERY_MS = 600_000;

const log = openLog({ service: 'workspace-worker', level: env.LOG_LEVEL });
const { db, runtime } = await openRuntime(workspaceService({ linkKey: env.LINK_TOKEN_KEY, letters: [] }), {
  databaseUrl: env.DATABASE_URL,
  use: 'worker',
  log,
});
const letters = startLetterWorker({
  db,
  redisUrl: env.REDIS_URL,
  clock: runtime.clock,
  log,
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
  encryptionKey: env.SEAL_KEY,
  transport: new TwilioSms(env),
});
const watch = openQueueWatch(env.REDIS_URL, log);
const alarms = setInterval(
  () =>
    void raiseAlarms(runtime, () => watch.read()).catch((error: unknown) =>
      log.warn({ err: error }, 'alarms could not be raised'),
    ),
  ALARM_EVERY_MS,
);
const press = (): void =>
  void pressLateWork(runtime).catch((error: unknown) =>
    log.warn({ err: error }, 'late work was not pressed'),
  );
const pressing = setInterval(press, PRESS_EVERY_MS);
const settling = setInterval(
  () =>
    void settleOtherSideEmails(runtime).catch((error: unknown) =>
      log.warn({ err: error }, 'nobody heard what became of letters to other sides'),
    ),
  SETTLE_EVERY_MS,
);
const tendTickets = (): void =>
  void keepTicketClock(runtime).catch((error: unknown) =>
    log.warn({ err: error }, 'quiet tickets were not looked at'),
  );
tendTickets();
const tendingTickets = setInterval(tendTickets, TICKETS_EVERY_MS);
const askReviews = (): void =>
  void askForReviews(runtime, { emailFrom: env.MAIL_FROM, publicOrigin: env.PUBLIC_ORIGIN }).catch(
    (error: unknown) => log.warn({ err: error }, 'nobody was asked how we did'),
  );
askReviews();
const askingReviews = setInterval(askReviews, REVIEWS_EVERY_MS);
const discard = (): void =>
  void discardUnclaimed(runtime).catch((error: unknown) =>
    log.warn({ err: error }, 'files nobody used could not be taken away'),
  );
discard();
const discarding = setInterval(discard, DISCARD_EVERY_MS);
// The sweep's timer lives in this process: as long as it answers, it sweeps.
const health = await serveWorkerHealth({ host: env.HOST, port: env.PORT, lastTick: () => new Date() });
await untilStopped(
  {
    close: async () => {
      clearInterval(alarms);
      clearInterval(discarding);
      clearInterval(pressing);
      clearInterval(settling);
      clearInterval(tendingTickets);
      clearInterval(askingReviews);
      await watch.close();
      await Promise.all([letters.close(), texts.close()]);
      await health.close();
      await db.destroy();
    },
  },
  log,
);
