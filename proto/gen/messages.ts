// Written by write-messages.mjs after buf generate.
import { createRegistry, type Registry } from '@bufbuild/protobuf';
import { file_cotta_accounts_v1_entities } from './cotta/accounts/v1/entities_pb.js';
import { file_cotta_accounts_v1_events } from './cotta/accounts/v1/events_pb.js';
import { file_cotta_cases_v1_entities } from './cotta/cases/v1/entities_pb.js';
import { file_cotta_contact_v1_contact } from './cotta/contact/v1/contact_pb.js';
import { file_cotta_datacopy_v1_data_copy } from './cotta/datacopy/v1/data_copy_pb.js';
import { file_cotta_entity_v1_entity } from './cotta/entity/v1/entity_pb.js';
import { file_cotta_envelope_v1_envelope } from './cotta/envelope/v1/envelope_pb.js';
import { file_cotta_erasure_v1_erasure } from './cotta/erasure/v1/erasure_pb.js';
import { file_cotta_invoicing_v1_entities } from './cotta/invoicing/v1/entities_pb.js';
import { file_cotta_invoicing_v1_events } from './cotta/invoicing/v1/events_pb.js';
import { file_cotta_requests_v1_entities } from './cotta/requests/v1/entities_pb.js';
import { file_cotta_requests_v1_events } from './cotta/requests/v1/events_pb.js';
import { file_cotta_requests_v1_service_requests } from './cotta/requests/v1/service_requests_pb.js';
import { file_cotta_subscriptions_v1_entities } from './cotta/subscriptions/v1/entities_pb.js';
import { file_cotta_subscriptions_v1_events } from './cotta/subscriptions/v1/events_pb.js';
import { file_cotta_trademarks_v1_entities } from './cotta/trademarks/v1/entities_pb.js';
import { file_cotta_trademarks_v1_events } from './cotta/trademarks/v1/events_pb.js';
import { file_cotta_workspace_v1_entities } from './cotta/workspace/v1/entities_pb.js';
import { file_cotta_workspace_v1_events } from './cotta/workspace/v1/events_pb.js';

/** Every message that travels. */
export const messages: Registry = createRegistry(
  file_cotta_accounts_v1_entities,
  file_cotta_accounts_v1_events,
  file_cotta_cases_v1_entities,
  file_cotta_contact_v1_contact,
  file_cotta_datacopy_v1_data_copy,
  file_cotta_entity_v1_entity,
  file_cotta_envelope_v1_envelope,
  file_cotta_erasure_v1_erasure,
  file_cotta_invoicing_v1_entities,
  file_cotta_invoicing_v1_events,
  file_cotta_requests_v1_entities,
  file_cotta_requests_v1_events,
  file_cotta_requests_v1_service_requests,
  file_cotta_subscriptions_v1_entities,
  file_cotta_subscriptions_v1_events,
  file_cotta_trademarks_v1_entities,
  file_cotta_trademarks_v1_events,
  file_cotta_workspace_v1_entities,
  file_cotta_workspace_v1_events,
);
