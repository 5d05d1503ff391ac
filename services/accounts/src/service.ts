import type { CommandRuntime } from '@cotta/kit/decider/handle-command.js';
import type { ServiceDefinition } from '@cotta/kit/service/service-definition.js';
import type { RevocationFeed } from '@cotta/kit/subgraph/revocation-feed.js';
import { sessionRoutes } from './access/session-routes.js';
import { resolvers, typeDefs } from './graphql/extensions.js';
import { accountAsked } from './messages/on-account-asked.js';
import { userDeactivated } from './messages/on-user-deactivated.js';
import { accountPublications, unpublished } from './messages/publish.js';
import { users } from './migrations/0001-users.js';
import { userAuthLogResource, userProfileResource, userResource } from './resources/user.resource.js';
import { assignUser, deactivateUser, reactivateUser } from './slices/manage-user.js';
import { finishOnboarding, updateUserProfile } from './slices/update-user-profile.js';
import { user } from './user.aggregate.js';

export interface AccountsKeys {
  readonly sealKey: string;
  readonly sessionKey: string;
  /** Tells gateways which sessions have ended. */
  readonly feed: RevocationFeed;
}

/** Table of contents: who has an account, and how they come in. */
export function accountsService(keys: AccountsKeys): ServiceDefinition {
  let opened: CommandRuntime | undefined;
  const runtime = (): CommandRuntime => {
    if (opened === undefined) throw new Error('the service is not running yet');
    return opened;
  };
  return {
    name: 'accounts',
    migrations: [users],
    aggregates: [user],
    resources: [userResource, userProfileResource, userAuthLogResource],
    commands: [deactivateUser, reactivateUser, assignUser, updateUserProfile, finishOnboarding],
    publications: accountPublications(keys.sealKey),
    unpublished,
    consumers: [accountAsked({ runtime, sealKey: keys.sealKey }), userDeactivated({ runtime, feed: keys.feed })],
    typeDefs,
    resolvers: (running) => {
      opened = running;
      return resolvers(keys)(running);
    },
    internalRoutes: (running) => sessionRoutes(running, keys.sessionKey),
  };
}
