import { CreditNoteEventSchema, InvoiceEventSchema } from '@cotta/proto/cotta/invoicing/v1/entities_pb.js';
import { RequestMovedEventSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { ServiceRequestMovedEventSchema } from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import {
  OfficeActionEventSchema,
  TrademarkEventSchema,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { ofMark, ofOfficeLetter } from '../heard/every-service/partner-facts/mark-facts.js';
import { ofCreditNote, ofInvoice } from '../heard/every-service/partner-facts/money-facts.js';
import { ofOrder, ofServiceOrder } from '../heard/every-service/partner-facts/order-facts.js';

/** Every table that leads from what a service says to what partners hear, with the enumeration it is written in. */
export const partnerEventSources = [
  { events: TrademarkEventSchema, types: ofMark },
  { events: OfficeActionEventSchema, types: ofOfficeLetter },
  { events: InvoiceEventSchema, types: ofInvoice },
  { events: CreditNoteEventSchema, types: ofCreditNote },
  { events: RequestMovedEventSchema, types: ofOrder },
  { events: ServiceRequestMovedEventSchema, types: ofServiceOrder },
] as const;
