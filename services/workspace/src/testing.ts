/**
 * What of this package for tests outside of it: the one way in, by name. Specs of the package import what they test where it stands.
 */

// The service.
export { workspaceService } from './service.js';
export { demoFiles } from './demo-document.js';
export { demoStory } from './demo-story.js';
export { databaseContentStore } from './document/content-store.js';
export { importFiles } from './document/portable/import-files.js';
export { reviewableTexts } from './text-review/text-key.js';

// What it hears.
export { addresseeFacts } from './heard/accounts/on-account-facts.js';
export { issuedDocumentsConsumer } from './heard/every-service/on-issued-documents.js';
export { letterFilesConsumer } from './heard/cases/on-letter-files.js';
export { changeHints } from './heard/every-service/on-changes.js';
export { documentFilesConsumer } from './heard/invoicing/on-document-files.js';
export { specimenCopies } from './heard/requests/on-specimens.js';
export { receiptFilesConsumer } from './heard/trademarks/on-receipt-files.js';
export { deadlineAlarms } from './heard/trademarks/on-deadline-alarms.js';
export { keepPartnerEvent } from './partner-event/keep-partner-event.js';
export { partnerEventSources } from './testing/partner-event-sources.js';
export { letterConsumers } from './testing/letter-consumers.js';
export { aboutRequest, hear, testEncryptionKey } from './testing/facts.js';

// Letters and text messages.
export { deadlineLettersConsumer } from './letter/deadline-letters-consumer.js';
export { lettersConsumer } from './letter/letters-consumer.js';
export { orderLettersConsumer } from './letter/order-letters-consumer.js';
export { startLetterWorker } from './letter/letter-worker.js';
export { notices } from './letter/notices/notices.js';
export { templates } from './letter/emails/templates.js';
export { letterMigrations } from './testing/letter-migrations.js';
export { emailSink, type EmailSink, type SinkFault } from './testing/email-sink.js';
export { smsConsumer } from './text-message/sms-consumer.js';
export { claimSms } from './text-message/outgoing-sms.js';
export { deliverSms } from './text-message/deliver-sms.js';
export { startSmsWorker } from './text-message/sms-worker.js';
export { raiseAlarms } from './queue/raise-alarms.js';

// Work.
export { works } from './work/works.js';
export { pressLateWork } from './task/press-late-work.js';

// What comes by e-mail.
export { readEmail } from './inbound-email/read-email.js';
export { takeInEmail } from './inbound-email/take-in-email.js';

// The chain of issued documents.
export { issuedDocumentRoutes } from './issued-document/issued-document-answer.js';
export { checkProof, readProof } from './issued-document/check-proof.js';
export { sealCheck } from './issued-document/seal-check-command.js';
export { stampChain } from './issued-document/stamp-chain.js';

// Documents and pictures.
export { pdfOf } from './testing/pdf-of.js';
export { keepUpload } from './testing/keep-upload.js';
export { forgetLetters } from './document/forget-person.js';
export { keepVersion, readSource } from './document/keep-version.js';
export { euipoVersion, logoVersion, type PictureWork } from './document/picture/picture-versions.js';
export { cmykJpeg, leafLogo, noisePng } from './testing/pictures.js';

// The virus scanner.
export { checkWaitingFiles } from './document/virus-check/check-waiting-files.js';
export { ClamdVirusCheck } from './adapters/clamd/clamd-virus-check.js';

// The provider of text messages, for contracts with its simulator.
export type { SmsSettings } from './adapters/twilio/sms-settings.js';
export { smsStatusRoute } from './adapters/twilio/status-route.js';
export { twilioSignature } from './adapters/twilio/twilio-signature.js';
export { TwilioSms } from './adapters/twilio/twilio-sms.js';
export { staffProfile } from './staff/staff-profile.record.js';
