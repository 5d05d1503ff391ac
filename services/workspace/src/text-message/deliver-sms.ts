import { create } from '@bufbuild/protobuf';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import type { Log } from '@cotta/kit/runtime/process/log.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { Clock } from '@cotta/kit/model/time/clock.js';
import { SealedContactSchema } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import type { DataSource } from 'typeorm';
import type { SmsAnswer, SmsTransport } from './sms-transport.js';
import { localeOf } from '../words/locale.js';
import { hasOptedOut, noteOptOut } from './opt-outs.js';
import { claimSms, settleSms, type OutgoingSms, type SmsSettlement, type SmsState } from './outgoing-sms.js';
import { smsTime } from './sms-hours.js';
import { writeSms } from './write-sms.js';

export interface SmsDelivery {
  readonly db: DataSource;
  readonly clock: Clock;
  readonly log: Log;
  /** Opens contacts, and keys the hashes of numbers that want no more. */
  readonly encryptionKey: string;
  readonly transport: SmsTransport;
}

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * 60_000;
const MOST_ATTEMPTS = 12;

/** Hands one text message over, once. Where nobody can know whether it went out, nobody tries again: a person looks. @returns how far it is; undefined when another has it */
export async function deliverSms(delivery: SmsDelivery, id: string): Promise<SmsState | undefined> {
  const { db, clock, log } = delivery;
  const claim = await claimSms(db, id, clock.now());
  if (claim === undefined) return undefined;
  const settlement: SmsSettlement = claim.claimedAgain
    ? { state: 'unknown', error: 'the worker died while the message was being handed over' }
    : await handOver(delivery, claim.sms);
  await settleSms(db, claim.sms, settlement, clock.now());
  if (settlement.state !== 'sent')
    log.warn(
      { smsId: id, template: claim.sms.template, state: settlement.state, error: settlement.error },
      'text message not sent',
    );
  return settlement.state;
}

async function handOver(delivery: SmsDelivery, sms: OutgoingSms): Promise<SmsSettlement> {
  const { clock, db, encryptionKey, transport } = delivery;
  const opens = smsTime(clock.now(), sms.zone);
  if (opens > clock.now()) return { state: 'planned', nextAttemptAt: opens };
  const message = addressed(sms, encryptionKey);
  if ('fault' in message) return { state: 'failed', error: message.fault };
  if (await inTransaction(db, (tx) => hasOptedOut(tx, message.to, encryptionKey)))
    return { state: 'opted out' };
  const answer = await transport.send({ ...message, reference: sms.id });
  if (answer.said === 'opted out')
    await inTransaction(db, (tx) => noteOptOut(tx, message.to, { encryptionKey, now: clock.now() }));
  return settle(answer, sms.attempts, clock.now());
}

/** Number and words. What cannot be opened or said never can be. */
function addressed(
  { sealedContact, template, locale, params }: OutgoingSms,
  encryptionKey: string,
): { readonly to: string; readonly text: string } | { readonly fault: string } {
  try {
    const { phone } = decryptContact(create(SealedContactSchema, { sealed: sealedContact }), encryptionKey);
    return phone === ''
      ? { fault: 'the contact has no phone number' }
      : { to: phone, text: writeSms({ template, locale: localeOf(locale), params }).text };
  } catch (error) {
    if (error instanceof PermanentFault) return { fault: error.message };
    throw error;
  }
}

export function settle(answer: SmsAnswer, attempts: number, now: Date): SmsSettlement {
  switch (answer.said) {
    case 'taken':
      return {
        state: 'sent',
        vendorId: answer.id,
        ...(answer.segments === undefined ? {} : { segments: answer.segments }),
      };
    case 'opted out':
      return { state: 'opted out' };
    case 'no':
      return { state: 'failed', error: answer.why };
    case 'nobody knows':
      return { state: 'unknown', error: answer.why };
    default: {
      if (attempts >= MOST_ATTEMPTS) return { state: 'failed', error: answer.why };
      const pauseMs = Math.max(
        answer.afterMs ?? 0,
        Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS),
      );
      return { state: 'planned', error: answer.why, nextAttemptAt: new Date(now.getTime() + pauseMs) };
    }
  }
}
