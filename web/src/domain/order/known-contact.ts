import { whoAsks } from '../sign-in/who-asks.js';
import { accountPayer } from './account-payer.js';

/** Answers of a form that are known before it is filled in, by the name of their control. */
export interface KnownContact {
  readonly contactName?: string;
  readonly contactEmail?: string;
  readonly country?: string;
  readonly vatNumber?: string;
}

/** Of a customer who is signed in. Nobody is kept from ordering where it cannot be read. */
export async function knownContact(context: unknown): Promise<KnownContact> {
  const who = await whoAsks(context);
  if (who?.role !== 'customer') return {};
  const known = await accountPayer(context, who.token).catch(() => undefined);
  if (known === undefined) return {};
  const {
    contactName,
    contactEmail,
    payer: { country, vatId },
  } = known;
  return {
    contactName,
    contactEmail,
    ...(country === undefined ? {} : { country }),
    ...(vatId === undefined ? {} : { vatNumber: vatId }),
  };
}
