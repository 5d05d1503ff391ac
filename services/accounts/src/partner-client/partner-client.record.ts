import type { EntityManager } from 'typeorm';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import type { CommandContext } from '@cotta/kit/model/decider/decider.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import type { Guard } from '@cotta/kit/edge/service/service-definition.js';
import { partnerScopes, sandboxScope } from '@cotta/reference/partner-scopes.js';
import { no } from '../refusals.js';

/** Programs of one account. */
export const MOST_CLIENTS = 10;

/** A program that calls the partner interface for its account. Whoever ends it ends its tokens. */
export const partnerClientResource = defineResource({
  name: 'PartnerClient',
  table: 'partner_client',
  // Its secrets are known to whoever ran it; an account that goes into another one does not take them along.
  peopleStay: true,
  doc: 'A program that calls the partner interface for its account, within its scopes. Its owner sees it and ends it.',
  tier: 'record',
  readableBy: ['customer', ...staff],
  rows: { admin: everyRow, lawyer: everyRow, customer: (viewer) => ({ userId: viewer.userId }) },
  fields: {
    name: f.text('What its owner calls it, to know it again.', { max: 60, min: 1, personal: true }),
    scopes: f.list(f.enumeration('What it may do.', { name: 'PartnerScope', values: partnerScopes }), {
      max: partnerScopes.length,
    }),
    userId: f.ref('User', 'The account it works for.', {
      as: 'user',
      many: 'partnerClients',
      filterable: true,
    }),
    liveSecretIds: f.list(f.id('Secret it may show; two while one takes the place of the other.'), {
      max: 2,
    }),
  },
});

/** What happens to the secrets of a program; written beside the three of its record. */
export const secretEvents = { added: 'PartnerSecretAdded', ended: 'PartnerSecretEnded' } as const;

export const partnerClient = recordDecider(
  partnerClientResource,
  {
    added: 'PartnerClientAdded',
    amended: 'PartnerClientNamed',
    removed: 'PartnerClientRevoked',
    steps: [secretEvents.added, secretEvents.ended],
  },
  {
    writable: ['name', 'scopes'],
    // What a leaked secret opens grows by nobody's press.
    fixed: ['scopes'],
    create: ['customer'],
    createStepUp: true,
    update: ['customer'],
    // An admin: when somebody found a secret that leaked. The system: when the account is closed.
    remove: ['customer', 'admin', 'system'],
    preload: withinLimit,
    fill: (_, { viewer }) => ({ userId: viewer.userId ?? null, liveSecretIds: [] }),
    check: ({ scopes = [] }) => (scopes.length === 0 ? no('NO_SCOPE') : undefined),
    mayTouch: isOwner,
    subject: ({ userId }) => userId,
  },
);

/** Doors of a sandbox are asked for where there is one. */
export const sandboxGuard: Guard = (_, { input }) =>
  Promise.resolve(
    (input as { readonly scopes: readonly string[] }).scopes.includes(sandboxScope)
      ? no('NO_SANDBOX')
      : undefined,
  );

/** Two made at once are counted one after the other. */
async function withinLimit(tx: EntityManager, _input: object, { viewer }: CommandContext) {
  await queryRow(tx, 'select id from "user" where id = $1 for update', [viewer.userId]);
  const row = await queryRow<{ count: number }>(
    tx,
    'select count(*)::integer as count from partner_client where user_id = $1',
    [viewer.userId],
  );
  return (row?.count ?? 0) < MOST_CLIENTS ? {} : no('TOO_MANY_CLIENTS', { most: MOST_CLIENTS });
}

export const partnerClientEntity = recordEntity(partnerClientResource, partnerClient);
