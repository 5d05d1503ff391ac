import { handleCommandIn, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { forgetRow, loadRow } from '@cotta/kit/runtime/reading/loader.js';
import { isId, nameBasedId } from '@cotta/kit/model/words/ids.js';
import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { answer } from '../account/answer-input.js';
import { no } from '../refusals.js';
import { allOrRefused } from '../sign-in/all-or-refused.js';
import { partnerClientResource } from './partner-client.record.js';
import { endSecrets, keepSecret, newPartnerSecret, secretsOf } from './partner-secret.js';
import { addPartnerSecret, endPartnerSecret } from './secret-commands.js';

/** Secrets of a program: shown once, when they are made. */
export const partnerSecretTypeDefs = /* GraphQL */ `
  "A secret of a program, as its owner knows it again."
  type PartnerSecret {
    id: ID!
    "Its last letters."
    hint: String!
    createdAt: DateTime!
    "When a token was asked for with it last, to the minute; null while nobody did."
    lastUsedAt: DateTime
  }
  "A secret that was just made."
  type PartnerSecretMade {
    client: PartnerClient!
    "To be kept now: nobody can show it again."
    secret: String!
  }
  extend type PartnerClient {
    "Secrets it may show, the oldest first."
    secrets: [PartnerSecret!]!
  }
  input EndPartnerSecretInput {
    secretId: ID!
  }
  union AddPartnerSecretResult = PartnerSecretMade | Refusal
  union EndPartnerSecretResult = PartnerClient | Refusal

  extend type Mutation {
    "Makes a secret of a program; two may live at once, so that one can take the place of the other. Needs a fresh sign-in. For: its owner."
    addPartnerSecret(id: ID!): AddPartnerSecretResult!
    "Ends a secret and every token that was asked for with it. For: its owner."
    endPartnerSecret(id: ID!, input: EndPartnerSecretInput!): EndPartnerSecretResult!
  }
`;

const named = { secretId: f.id('Which.') };

export function partnerSecretResolvers(runtime: CommandRuntime): Resolvers {
  const client = async (context: RequestContext, id: string) => {
    forgetRow(context, partnerClientResource, id);
    return loadRow(context, partnerClientResource, id);
  };
  return {
    PartnerClient: {
      secrets: ({ id }: { id: string }, _: unknown, { manager }: RequestContext) => secretsOf(manager, [id]),
    },
    Mutation: {
      addPartnerSecret: async (_: unknown, { id }: { id: string }, context: RequestContext) => {
        const outcome = await add(runtime, context, id);
        return isRefusal(outcome)
          ? refusalAnswer(outcome)
          : { secret: outcome.secret, client: await client(context, id) };
      },
      endPartnerSecret: (_: unknown, args: { id: string; input: unknown }, context: RequestContext) =>
        answer(named, args, async ({ secretId }) => {
          const outcome = await end(runtime, context, { clientId: args.id, secretId });
          return isRefusal(outcome) ? outcome : { ...(await client(context, args.id)) };
        }),
    },
    AddPartnerSecretResult: typed('PartnerSecretMade'),
    EndPartnerSecretResult: typed('PartnerClient'),
  };
}

const typed = (success: string) => ({
  __resolveType: (value: { __typename?: string }) => (value.__typename === 'Refusal' ? 'Refusal' : success),
});

/** Program and secret in one transaction; a repeat of the same press cannot show again what only its hash is kept of. */
async function add(
  runtime: CommandRuntime,
  { viewer, idempotencyKey }: RequestContext,
  clientId: string,
): Promise<{ readonly secret: string } | Refusal> {
  if (viewer.role !== 'customer') throw new Rejection('FORBIDDEN', 'this is for the owner of the program');
  if (!isId(clientId)) return no('NOT_FOUND');
  const secretId = runtime.ids.next();
  const outcome = await allOrRefused(runtime.db, async (tx): Promise<{ secret: string } | Refusal> => {
    const done = await handleCommandIn(tx, runtime, {
      command: addPartnerSecret,
      streamId: clientId,
      input: { secretId },
      viewer,
      commandId: nameBasedId('add-partner-secret', clientId, idempotencyKey ?? secretId),
    });
    if ('refusal' in done) return done.refusal;
    if (done.replayed) return no('SECRET_ALREADY_SHOWN');
    const secret = newPartnerSecret();
    await keepSecret(tx, { id: secretId, clientId, secret, now: runtime.clock.now() });
    return { secret };
  });
  runtime.afterCommit();
  return outcome;
}

async function end(
  runtime: CommandRuntime,
  { viewer, idempotencyKey }: RequestContext,
  { clientId, secretId }: { readonly clientId: string; readonly secretId: string },
): Promise<{ readonly clientId: string } | Refusal> {
  if (viewer.role !== 'customer') throw new Rejection('FORBIDDEN', 'this is for the owner of the program');
  if (!isId(clientId)) return no('NOT_FOUND');
  const outcome = await allOrRefused(runtime.db, async (tx): Promise<{ clientId: string } | Refusal> => {
    const done = await handleCommandIn(tx, runtime, {
      command: endPartnerSecret,
      streamId: clientId,
      input: { secretId },
      viewer,
      commandId: nameBasedId('end-partner-secret', secretId, idempotencyKey ?? runtime.ids.next()),
    });
    if ('refusal' in done) return done.refusal;
    await endSecrets(tx, { clientId, secretId, now: runtime.clock.now() });
    return { clientId };
  });
  runtime.afterCommit();
  return outcome;
}
