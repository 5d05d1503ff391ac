import { create } from '@bufbuild/protobuf';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { decryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { SealedContactSchema } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import type { EntityManager } from 'typeorm';
import { OPTED_OUT } from './twilio-sms.js';
import { noteOptOut } from '../../text-message/opt-outs.js';
import type { SmsState } from '../../text-message/outgoing-sms.js';

/** What the provider reports about one message. */
export interface SmsReport {
  /** Our id, from the address the report came to. */
  readonly id: string;
  readonly vendorId: string;
  readonly status: string;
  readonly errorCode: string;
}

/** Whatever the provider says of a message, it has it. */
const reported: Readonly<Record<string, SmsState>> = {
  accepted: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
};
const open: readonly SmsState[] = ['sending', 'unknown'];

/** Takes a report in: again and in any order it changes nothing that is further already, and it settles what nobody knew. @returns whether it said something new */
export async function noteReport(
  tx: EntityManager,
  report: SmsReport,
  { encryptionKey, now }: { readonly encryptionKey: string; readonly now: Date },
): Promise<boolean> {
  const state = report.errorCode === OPTED_OUT ? 'opted out' : reported[report.status];
  if (state === undefined) return false;
  const row = await queryRow<{ sealed_contact: Buffer }>(
    tx,
    `update outgoing_sms set state = $3, vendor_id = $2, last_error = $4, sent_at = coalesce(sent_at, $5), lease_until = null, updated_at = $5
     where id = $1 and (vendor_id is null or vendor_id = $2) and state = any($6) returning sealed_contact`,
    [
      report.id,
      report.vendorId,
      state,
      report.errorCode === '' ? null : report.errorCode,
      now,
      state === 'sent' ? open : [...open, 'sent'],
    ],
  );
  if (row === undefined) return false;
  // An erased contact has no number to remember.
  if (state === 'opted out' && row.sealed_contact.length > 0)
    await noteOptOut(
      tx,
      decryptContact(create(SealedContactSchema, { sealed: row.sealed_contact }), encryptionKey).phone,
      { encryptionKey, now },
    );
  return true;
}
