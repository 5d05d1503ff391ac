import { z } from 'zod';

/** Why an event is not named: only its kind, its place and what it left in columns its owner sees. */
const withheldEvents = ['Assignment', 'Correction', 'Notice', 'Working paper', 'Internal note'] as const;

/** One event of one record. Instants are UTC with milliseconds. */
export const timelineLine = z.strictObject({
  service: z.string().min(1).describe('The service whose record it is.'),
  category: z.string().min(1).describe('The kind of record.'),
  stream: z.uuid().describe('The record.'),
  version: z.int().min(1).describe('Its place in the history of the record, from 1 without a gap.'),
  eventId: z.uuid(),
  schemaVersion: z.int().min(1),
  event: z.string().nullable().describe('What happened; null where it is withheld.'),
  label: z.string().nullable().describe('The same in English words.'),
  withheld: z.enum(withheldEvents).nullable().describe('What kind of event is not named.'),
  begins: z.boolean().describe('The record begins with it.'),
  occurredAt: z.iso.datetime().describe('When it was entered.'),
  recordedAt: z.iso.datetime().describe('When the database recorded it.'),
  actor: z.enum(['visitor', 'customer', 'lawyer', 'admin', 'partner', 'system']),
  byOwner: z.boolean().describe('The owner did it.'),
  facts: z
    .record(z.string(), z.unknown())
    .describe('What it said, as far as the owner sees it. urn:cotta:owner stands for the owner.'),
});
