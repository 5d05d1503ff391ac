import DataLoader from 'dataloader';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';

/** Clients see the party and the addresses of their application; our pointers to them are the firm's. */
export const applicationPartyTypeDefs = /* GraphQL */ `
  type Address @key(fields: "id", resolvable: false) {
    id: ID!
  }

  extend type Application {
    "Who becomes the owner."
    registrationEntity: Party
    "Where the office writes to."
    mailingAddress: Address
    "Where the owner lives or has its seat."
    domicileAddress: Address
  }
`;

interface Pointers {
  readonly id: string;
  readonly registrationEntity: string | null;
  readonly mailingAddress: string | null;
  readonly domicileAddress: string | null;
}

const loaders = new WeakMap<RequestContext, DataLoader<string, Pointers | undefined>>();

/** Who may see the application was decided when it was read; accounts decides who may see what it points at. */
function pointersOf(id: string, context: RequestContext): Promise<Pointers | undefined> {
  const loader =
    loaders.get(context) ??
    new DataLoader<string, Pointers | undefined>(async (ids) => {
      const rows: Pointers[] = await context.manager.query(
        `select id, registration_entity_id as "registrationEntity", mailing_address_id as "mailingAddress", domicile_address_id as "domicileAddress" from application where id = any($1)`,
        [ids],
      );
      return ids.map((one) => rows.find((row) => row.id === one));
    });
  loaders.set(context, loader);
  return loader.load(id);
}

function pointer(key: Exclude<keyof Pointers, 'id'>, typeName: string) {
  return async ({ id }: { id: string }, _: unknown, context: RequestContext): Promise<object | null> => {
    const target = (await pointersOf(id, context))?.[key];
    return target ? { __typename: typeName, id: target } : null;
  };
}

export const applicationPartyResolvers: Resolvers = {
  Application: {
    registrationEntity: pointer('registrationEntity', 'Party'),
    mailingAddress: pointer('mailingAddress', 'Address'),
    domicileAddress: pointer('domicileAddress', 'Address'),
  },
};
