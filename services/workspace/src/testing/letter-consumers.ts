import type { Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { documentFilesConsumer } from '../heard/invoicing/on-document-files.js';
import { signedAuthoritiesConsumer } from '../heard/requests/on-signed-authorities.js';
import { provedAddresses } from '../heard/accounts/on-proved-address.js';
import { mergedAccounts } from '../heard/accounts/on-merged-accounts.js';
import { specimenCopies } from '../heard/requests/on-specimens.js';
import { fetchedLettersConsumer } from '../heard/trademarks/on-fetched-letters.js';
import { objectionsConsumer } from '../heard/cases/on-objections.js';
import { otherSideWordsConsumer } from '../heard/workspace/on-other-side-words.js';
import { letterFilesConsumer } from '../heard/cases/on-letter-files.js';
import { receiptFilesConsumer } from '../heard/trademarks/on-receipt-files.js';
import { accessLettersConsumer } from '../letter/access-letters-consumer.js';
import { brandLettersConsumer } from '../letter/brand-letters-consumer.js';
import { cardLettersConsumer } from '../letter/card-letters-consumer.js';
import { consultationLettersConsumer } from '../letter/consultation-letters-consumer.js';
import { deadlineLettersConsumer } from '../letter/deadline-letters-consumer.js';
import { lettersConsumer } from '../letter/letters-consumer.js';
import type { LettersConsumerParts } from '../letter/letters-consumer-parts.js';
import { markLettersConsumer } from '../letter/mark-letters-consumer.js';
import { moneyLettersConsumer } from '../letter/money-letters-consumer.js';
import { orderLettersConsumer } from '../letter/order-letters-consumer.js';
import { otherSideLettersConsumer } from '../letter/other-side-letters-consumer.js';
import { promiseLettersConsumer } from '../letter/promise-letters-consumer.js';
import { proofLettersConsumer } from '../letter/proof-letters-consumer.js';
import { reportLettersConsumer } from '../letter/report-letters-consumer.js';
import { serviceLettersConsumer } from '../letter/service-letters-consumer.js';
import { supportLettersConsumer } from '../letter/support-letters-consumer.js';
import { subscriptionLettersConsumer } from '../letter/subscription-letters-consumer.js';
import { webhookLettersConsumer } from '../letter/webhook-letters-consumer.js';
import { smsConsumer } from '../text-message/sms-consumer.js';

/** Consumers of the running program that need the outside world, and so stand in no definition that a test opens without it. */
export function letterConsumers(
  parts: LettersConsumerParts,
  { encryptionKey, linkKey }: { readonly encryptionKey: string; readonly linkKey: string },
): readonly Consumer[] {
  return [
    deadlineLettersConsumer({ ...parts, linkKey }),
    proofLettersConsumer({ ...parts, linkKey }),
    ...[
      accessLettersConsumer,
      brandLettersConsumer,
      cardLettersConsumer,
      consultationLettersConsumer,
      lettersConsumer,
      markLettersConsumer,
      moneyLettersConsumer,
      orderLettersConsumer,
      otherSideLettersConsumer,
      promiseLettersConsumer,
      reportLettersConsumer,
      serviceLettersConsumer,
      subscriptionLettersConsumer,
      webhookLettersConsumer,
      smsConsumer,
    ].map((consumer) => consumer({ ...parts, linkKey })),
    supportLettersConsumer({ ...parts, encryptionKey, linkKey }),
    mergedAccounts(encryptionKey),
    provedAddresses(encryptionKey),
    ...[
      documentFilesConsumer,
      signedAuthoritiesConsumer,
      receiptFilesConsumer,
      letterFilesConsumer,
      objectionsConsumer,
      otherSideWordsConsumer,
      fetchedLettersConsumer,
      specimenCopies,
    ].map((consumer) => consumer({ encryptionKey })),
  ];
}
