import { readFileSync } from 'node:fs';
import { openQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { openHintRedis, sayHint } from '@cotta/kit/runtime/hints/hint-stream.js';
import { openQueueAdmin } from '@cotta/kit/runtime/jobs/queue-admin.js';
import { openQueueWatch } from '@cotta/kit/runtime/jobs/queue-watch.js';
import { runApi } from '@cotta/kit/edge/programs/run-api.js';
import { beginProgram } from '@cotta/kit/runtime/process/begin-program.js';
import { rootsOf } from '@cotta/kit/runtime/time-stamp/pem.js';
import { systemClock } from '@cotta/kit/model/time/clock.js';
import { ClamdVirusCheck } from './adapters/clamd/clamd-virus-check.js';
import { env } from './env.js';
import { accessLettersConsumer } from './letter/access-letters-consumer.js';
import { brandLettersConsumer } from './letter/brand-letters-consumer.js';
import { cardLettersConsumer } from './letter/card-letters-consumer.js';
import { consultationLettersConsumer } from './letter/consultation-letters-consumer.js';
import { deadlineLettersConsumer } from './letter/deadline-letters-consumer.js';
import { LETTER_QUEUE } from './letter/letter-worker.js';
import { lettersConsumer } from './letter/letters-consumer.js';
import { markLettersConsumer } from './letter/mark-letters-consumer.js';
import { moneyLettersConsumer } from './letter/money-letters-consumer.js';
import { otherSideLettersConsumer } from './letter/other-side-letters-consumer.js';
import { orderLettersConsumer } from './letter/order-letters-consumer.js';
import { promiseLettersConsumer } from './letter/promise-letters-consumer.js';
import { proofLettersConsumer } from './letter/proof-letters-consumer.js';
import { reportLettersConsumer } from './letter/report-letters-consumer.js';
import { serviceLettersConsumer } from './letter/service-letters-consumer.js';
import { supportLettersConsumer } from './letter/support-letters-consumer.js';
import { subscriptionLettersConsumer } from './letter/subscription-letters-consumer.js';
import { webhookLettersConsumer } from './letter/webhook-letters-consumer.js';
import { documentFilesConsumer } from './heard/invoicing/on-document-files.js';
import { provedAddresses } from './heard/accounts/on-proved-address.js';
import { accountAddresses } from './heard/accounts/on-addresses.js';
import { mergedAccounts } from './heard/accounts/on-merged-accounts.js';
import { specimenCopies } from './heard/requests/on-specimens.js';
import { signedAuthoritiesConsumer } from './heard/requests/on-signed-authorities.js';
import { fetchedLettersConsumer } from './heard/trademarks/on-fetched-letters.js';
import { objectionsConsumer } from './heard/cases/on-objections.js';
import { otherSideWordsConsumer } from './heard/workspace/on-other-side-words.js';
import { letterFilesConsumer } from './heard/cases/on-letter-files.js';
import { receiptFilesConsumer } from './heard/trademarks/on-receipt-files.js';
import { issuedDocumentsConsumer } from './heard/every-service/on-issued-documents.js';
import { changeHints } from './heard/every-service/on-changes.js';
import { workspaceService } from './service.js';
import { smsConsumer } from './text-message/sms-consumer.js';

const program = await beginProgram({ service: 'workspace', settings: env, drains: true });
const { log } = program;
const queue = openQueue(LETTER_QUEUE, env.REDIS_URL, log);
const watch = openQueueWatch(env.REDIS_URL, log);
const queueAdmin = openQueueAdmin(env.REDIS_URL, log);
const hints = openHintRedis(env.REDIS_URL);
const letterParts = { queue, clock: systemClock, emailFrom: env.MAIL_FROM, publicOrigin: env.PUBLIC_ORIGIN };
const letters = lettersConsumer(letterParts);
const moneyLetters = moneyLettersConsumer(letterParts);
const serviceLetters = serviceLettersConsumer(letterParts);
const newsLetters = [
  accessLettersConsumer,
  brandLettersConsumer,
  markLettersConsumer,
  orderLettersConsumer,
  consultationLettersConsumer,
  subscriptionLettersConsumer,
  cardLettersConsumer,
  promiseLettersConsumer,
  reportLettersConsumer,
  otherSideLettersConsumer,
  webhookLettersConsumer,
].map((consumer) => consumer({ ...letterParts, linkKey: env.LINK_TOKEN_KEY }));
const supportLetters = supportLettersConsumer({
  ...letterParts,
  encryptionKey: env.SEAL_KEY,
  linkKey: env.LINK_TOKEN_KEY,
});
const proofLetters = proofLettersConsumer({ ...letterParts, linkKey: env.LINK_TOKEN_KEY });
const texts = smsConsumer(letterParts);
const documentFiles = documentFilesConsumer({ encryptionKey: env.SEAL_KEY });
const signedAuthorities = signedAuthoritiesConsumer({ encryptionKey: env.SEAL_KEY });
const fetchedLetters = fetchedLettersConsumer({ encryptionKey: env.SEAL_KEY });
const objections = objectionsConsumer({ encryptionKey: env.SEAL_KEY });
const otherSideWords = otherSideWordsConsumer({ encryptionKey: env.SEAL_KEY });
const letterFiles = letterFilesConsumer({ encryptionKey: env.SEAL_KEY });
const receiptFiles = receiptFilesConsumer({ encryptionKey: env.SEAL_KEY });
const specimens = specimenCopies({ encryptionKey: env.SEAL_KEY });
const deadlineLetters = deadlineLettersConsumer({
  clock: systemClock,
  emailFrom: env.MAIL_FROM,
  publicOrigin: env.PUBLIC_ORIGIN,
  linkKey: env.LINK_TOKEN_KEY,
});
const { OFFICE_LETTERS_ADDRESS: address } = env;
const letterAddress =
  address === undefined
    ? {}
    : { letterAddress: { address, server: env.OFFICE_LETTERS_SERVER ?? address.split('@')[1] ?? '' } };
const scanner =
  env.VIRUS_CHECK_URL === undefined ? {} : { virusCheck: new ClamdVirusCheck(env.VIRUS_CHECK_URL) };
program.holds(async () => {
  await watch.close();
  await queueAdmin.close();
  await queue.close();
  hints.disconnect();
});
await runApi(
  workspaceService({
    linkKey: env.LINK_TOKEN_KEY,
    letters: [
      letters,
      deadlineLetters,
      proofLetters,
      moneyLetters,
      serviceLetters,
      ...newsLetters,
      supportLetters,
      texts,
      documentFiles,
      signedAuthorities,
      receiptFiles,
      letterFiles,
      objections,
      otherSideWords,
      fetchedLetters,
      specimens,
      issuedDocumentsConsumer({ clock: systemClock }),
      mergedAccounts(env.SEAL_KEY),
      provedAddresses(env.SEAL_KEY),
      accountAddresses(env.SEAL_KEY),
      changeHints((hint) => sayHint(hints, hint)),
    ],
    ending: program.health.ending,
    readQueues: () => watch.read(),
    tendQueues: queueAdmin,
    encryptionKey: env.SEAL_KEY,
    reviewSite: env.REVIEW_SITE_URL,
    stampRoots: rootsOf(readFileSync(env.TSA_ROOTS_FILE, 'utf8')),
    unitPrices: env.UNIT_PRICES,
    ...scanner,
    sms: { settings: env, encryptionKey: env.SEAL_KEY },
    ...(env.INBOUND_EMAIL_SECRET === undefined
      ? {}
      : {
          mail: {
            secret: env.INBOUND_EMAIL_SECRET,
            encryptionKey: env.SEAL_KEY,
            ...letterAddress,
            ...scanner,
          },
        }),
  }),
  env,
  program,
);
program.started();
