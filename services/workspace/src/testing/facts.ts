import { create, type DescMessage, type MessageInitShape, type MessageShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { Fault } from '@cotta/kit/model/words/fault.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { encryptContact, type Contact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { EnvelopeSchema } from '@cotta/proto/cotta/envelope/v1/envelope_pb.js';
import type { RequestReferenceSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { DataSource } from 'typeorm';
import type { WantedLetters } from '../email-choice/wanted-letters.js';

/** 32 bytes, base64url; for tests only. */
export const testEncryptionKey = Buffer.alloc(32, 7).toString('base64url');

export const jana: Contact = {
  email: 'jana.novakova@client.test',
  firstName: 'Jana',
  lastName: 'Nováková',
  phone: '',
  language: 'en',
};

/** A request as every fact about it carries it. */
export function aboutRequest(
  otherwise: Partial<MessageInitShape<typeof RequestReferenceSchema>> = {},
): MessageInitShape<typeof RequestReferenceSchema> {
  return {
    requestId: systemIds.next(),
    publicId: 'V-7K2M9Q4X',
    mark: 'Lumara',
    jurisdictions: ['EU', 'US'],
    userId: '',
    language: 'en',
    contact: encryptContact(jana, testEncryptionKey),
    linkPath: '/verification-summary/s.token',
    assignedAdminId: '',
    zone: '',
    linkRevision: 1,
    ...otherwise,
  };
}

export interface Published<Desc extends DescMessage> {
  readonly schema: Desc;
  readonly message: MessageShape<Desc>;
  readonly eventId?: string;
  readonly occurredAt?: Date;
  /** Of its stream. @defaultValue none is said */
  readonly streamVersion?: number;
  /** Who did it; nobody said where absent. */
  readonly actor?: { readonly kind: string };
}

/** Tells the consumer one fact, in a transaction as its inbox would. @returns the event's id. */
export async function hear<Desc extends DescMessage>(
  db: DataSource,
  consumer: Consumer,
  published: Published<Desc>,
): Promise<string> {
  const {
    schema,
    message,
    eventId = systemIds.next(),
    occurredAt = new Date('2026-03-02T10:24:00Z'),
    actor,
    streamVersion = 0,
  } = published;
  const handler = consumer.handlers.find((one) => one.schema.typeName === schema.typeName);
  if (handler === undefined) throw new Fault(`${consumer.name} does not handle ${schema.typeName}`);
  const envelope = create(EnvelopeSchema, {
    eventId,
    streamId: systemIds.next(),
    type: schema.typeName,
    streamVersion,
    occurredAt: timestampFromDate(occurredAt),
    ...(actor === undefined ? {} : { actor }),
  });
  const run = () => Promise.reject(new Fault('letters run no commands'));
  await inTransaction(db, (tx) => handler.handle({ message, envelope, tx, run }));
  return eventId;
}

/** Whoever wants every letter there is. */
export const allWanted = (): Promise<WantedLetters> =>
  Promise.resolve({ orderUpdates: true, marketing: true, newsletter: true });
