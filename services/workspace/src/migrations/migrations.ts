import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { workspace } from './0001-workspace.js';
import { documentLinkRevision } from './0002-document-link-revision.js';
import { addressees } from './0003-addressees.js';
import { specimenCopy } from './0004-specimen-copy.js';
import { textMessages } from './0005-text-messages.js';
import { approvalCover } from './0006-approval-cover.js';
import { portalVisit } from './0010-portal-visit.js';
import { addresseeZone } from './0011-addressee-zone.js';
import { worksOfTasks } from './0012-works.js';
import { formerAddresses } from './0013-former-addresses.js';
import { amountOfWork } from './0014-amount-of-work.js';
import { inboundEmail } from './0015-inbound-email.js';
import { emailChoices } from './0016-email-choices.js';
import { feedbackTables } from './0017-feedback.js';
import { ticketLinks } from './0020-ticket-links.js';
import { otherSideEmails } from './0021-other-side-emails.js';
import { letterTrace } from './0022-letter-trace.js';
import { operationsSamples } from './0023-operations-samples.js';
import { unitCosts } from './0024-unit-costs.js';
import { issuedDocuments } from './0025-issued-documents.js';
import { partnerEvents } from './0026-partner-events.js';
import { partnerWebhooks } from './0027-partner-webhooks.js';
import { uncheckedFiles } from './0030-unchecked-files.js';
import { seenPlaces } from './0040-seen-places.js';

/** In the order in which they came. */
export const migrations: ServiceDefinition['migrations'] = [
  workspace,
  documentLinkRevision,
  addressees,
  specimenCopy,
  textMessages,
  approvalCover,
  portalVisit,
  addresseeZone,
  worksOfTasks,
  formerAddresses,
  amountOfWork,
  inboundEmail,
  emailChoices,
  feedbackTables,
  ticketLinks,
  otherSideEmails,
  letterTrace,
  operationsSamples,
  unitCosts,
  issuedDocuments,
  partnerEvents,
  partnerWebhooks,
  uncheckedFiles,
  seenPlaces,
];
