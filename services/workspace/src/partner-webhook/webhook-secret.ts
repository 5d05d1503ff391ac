import { randomBytes } from 'node:crypto';
import { decrypt, encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { EncryptionPurpose } from '@cotta/reference/encryption-purposes.js';
import type { EntityManager } from 'typeorm';

const PURPOSE = 'webhook secret' satisfies EncryptionPurpose;
const BYTES = 32;

/** Which secret of which webhook. */
export interface SecretNumber {
  readonly webhookId: string;
  readonly number: number;
}

/** The secret of a number as Standard Webhooks write it, `whsec_…`; made when it is first asked for, and the same from then on. */
export async function webhookSecret(
  manager: Pick<EntityManager, 'query'>,
  { webhookId, number }: SecretNumber,
  encryptionKey: string,
): Promise<string> {
  await manager.query(
    'insert into partner_webhook_secret (webhook_id, number, encrypted) values ($1, $2, $3) on conflict do nothing',
    [webhookId, number, Buffer.from(encrypt(randomBytes(BYTES), encryptionKey, PURPOSE))],
  );
  const [row]: { encrypted: Buffer }[] = await manager.query(
    'select encrypted from partner_webhook_secret where webhook_id = $1 and number = $2',
    [webhookId, number],
  );
  const bytes = decrypt(row?.encrypted ?? Buffer.alloc(0), encryptionKey, PURPOSE);
  return `whsec_${Buffer.from(bytes).toString('base64')}`;
}
