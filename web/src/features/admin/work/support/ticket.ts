import type { TicketWorkResult } from './support.graphql.js';

/** A ticket as its page reads it. */
export type Ticket = NonNullable<TicketWorkResult['supportTicket']>;
