import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { EntityManager } from 'typeorm';
import { no } from '../refusals.js';
import { renewalOf, renewalsOf } from './service-parameters.js';

const REGISTERED = 'Trademark registered';

/** Only a registration is renewed. Refused with NOT_REGISTERED, of several marks at each, where we look after the mark and know that it is none; of any other mark a person looks at the register. */
export async function refuseUnregistered(
  tx: Pick<EntityManager, 'query'>,
  order: Parameters<typeof renewalOf>[0],
): Promise<Record<never, never> | Refusal> {
  const one = renewalOf(order);
  const named = (one ? [one] : renewalsOf(order)).map(({ trademarkId }) => trademarkId ?? null);
  if (named.every((id) => id === null)) return {};
  const unregistered: { id: string }[] = await tx.query(
    'select trademark_id as id from mark_status where trademark_id = any($1::uuid[]) and status <> $2',
    [named.filter((id) => id !== null), REGISTERED],
  );
  if (unregistered.length === 0) return {};
  const refused = no('NOT_REGISTERED');
  return one
    ? refused
    : refuseFields(
        named.flatMap((trademarkId, at) =>
          unregistered.some(({ id }) => id === trademarkId)
            ? [
                {
                  path: ['parameters', 'marks', String(at), 'number'],
                  code: refused.refused,
                  message: refused.message,
                },
              ]
            : [],
        ),
      );
}
