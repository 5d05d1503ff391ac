import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { trackingOf } from '@cotta/kit/model/resource/tracking.js';
import { withPersonalData } from '@cotta/kit/edge/personal-data/personal-data.js';
import { withSetAside } from '@cotta/kit/edge/set-aside/with-set-aside.js';
import type { ExtraRoute } from '@cotta/kit/edge/call/extra-route.js';
import { withEntities } from '@cotta/kit/edge/service/entity.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import type { RevocationFeed } from '@cotta/kit/edge/subgraph/revocation-feed.js';
import { securityRoutes } from './sign-in/security-routes.js';
import type { StaffSecondFactor } from './sign-in/second-step-sign-in.js';
import { sessionRoutes } from './sign-in/session-routes.js';
import { handleLeftBehind } from './account/left-behind.js';
import { auditLogResource } from './audit/audit-log.resource.js';
import { staffReadsRoute } from './audit/staff-reads-route.js';
import { everyChange } from './heard/every-service/on-every-change.js';
import { forgetSecrets } from './sign-in/forget-secrets.js';
import { erasableKeys } from './user/erasable-keys.js';
import { resolvers, typeDefs } from './extensions.js';
import { timelineLabels } from './user/timeline.js';
import { accountAsked } from './heard/requests/on-account-asked.js';
import { guestOrders } from './heard/requests/on-guest-orders.js';
import { orderParties } from './heard/requests/on-order-parties.js';
import { partnerClients } from './heard/accounts/on-partner-clients.js';
import { secondStepsReset } from './heard/accounts/on-second-steps-reset.js';
import { userDeactivated } from './heard/accounts/on-user-deactivated.js';
import { userMerged } from './heard/accounts/on-user-merged.js';
import { dataCopies } from './heard/every-service/on-data-copies.js';
import { emailChoices } from './heard/workspace/on-email-choices.js';
import { erasureProgress } from './heard/every-service/on-erasure-completed.js';
import { accountPublications, unpublished } from './said/publish.js';
import { users } from './migrations/0001-users.js';
import { accountLinks } from './migrations/0004-account-links.js';
import { secondFactor } from './migrations/0002-second-factor.js';
import { doorAsks } from './migrations/0003-door-asks.js';
import { knownBrowsers } from './migrations/0005-known-browsers.js';
import { archivedStatus } from './migrations/0006-archived-status.js';
import { partnerSecrets } from './migrations/0007-partner-secrets.js';
import { auditLogMonths } from './audit/audit-log-months.js';
import { addressEntity } from './party/address.record.js';
import type { CompanyRegisters } from './party/company-register/company-look-up.js';
import type { OpenAuthorizationServer } from './partner-client/authorization-server.js';
import { oauthRoutes } from './partner-client/oauth-routes.js';
import { partnerClientEntity, sandboxGuard } from './partner-client/partner-client.record.js';
import { partyEntity } from './party/party.record.js';
import { userAuthLogResource, userProfileResource, userResource } from './user/user.resource.js';
import { cancelEmailChange } from './user/change-email.js';
import { askForDataCopy } from './user/data-copy.js';
import { approveErasure, deleteUser, eraseMerged, noteErasure } from './user/erase-user.js';
import { resetSecondFactors } from './user/second-factor.js';
import { mergeUser } from './user/merge-user.js';
import { assignUser, deactivateUser, reactivateUser, updateUser } from './user/manage-user.js';
import { deleteUserProfile, finishOnboarding, updateUserProfile } from './user/update-user-profile.js';
import { user } from './user/user.aggregate.js';
import { userDesk } from './user/user.desk.js';

const tracking = trackingOf(userResource, timelineLabels);

export interface AccountsKeys {
  readonly encryptionKey: string;
  readonly sessionKey: string;
  /** Of the account of the chat. @defaultValue nobody is proved to it */
  readonly chatSecret?: string | undefined;
  /** Tells gateways which sessions have ended. */
  readonly feed: RevocationFeed;
  /** Origins of our own pages: passkeys belong to the host of the first. */
  readonly publicOrigins: readonly string[];
  readonly staffSecondFactor: StaffSecondFactor;
  /** Whether programs may be let do what only a sandbox has. @defaultValue false */
  readonly isSandbox?: boolean;
  /** Registers that can be asked for an owner; none where they are not set up. */
  readonly companyRegisters?: CompanyRegisters;
  /** Gives programs of partners their tokens. @defaultValue nobody gets one: for tools that answer nobody */
  readonly authorizationServer?: OpenAuthorizationServer;
}

const commands: ServiceDefinition['commands'] = [
  deactivateUser,
  reactivateUser,
  mergeUser,
  assignUser,
  { command: updateUser, batch: true },
  updateUserProfile,
  deleteUserProfile,
  finishOnboarding,
  cancelEmailChange,
  approveErasure,
  deleteUser,
  eraseMerged,
  noteErasure,
  resetSecondFactors,
  askForDataCopy,
];

/** Table of contents: who has an account, and how they come in. */
export function accountsService(keys: AccountsKeys): ServiceDefinition {
  let opened: CommandRuntime | undefined;
  const runtime = (): CommandRuntime => {
    if (opened === undefined) throw new Error('the service is not running yet');
    return opened;
  };
  const own: ServiceDefinition = {
    name: 'accounts',
    migrations: [users, secondFactor, doorAsks, accountLinks, knownBrowsers, archivedStatus, partnerSecrets],
    aggregates: [user],
    resources: [userResource, userProfileResource, userAuthLogResource, auditLogResource, tracking.resource],
    views: [tracking.view],
    monthly: [auditLogMonths],
    desks: [userDesk],
    commands,
    guards: keys.isSandbox === true ? {} : { CreatePartnerClient: sandboxGuard },
    publications: accountPublications(keys.encryptionKey),
    unpublished,
    consumers: [
      accountAsked({ runtime, encryptionKey: keys.encryptionKey }),
      guestOrders(keys.encryptionKey),
      userDeactivated({ runtime, feed: keys.feed }),
      userMerged({ runtime, feed: keys.feed }),
      secondStepsReset({ runtime, feed: keys.feed }),
      partnerClients({ runtime, feed: keys.feed }),
      orderParties(keys.encryptionKey),
      everyChange(keys.encryptionKey),
      erasureProgress,
      dataCopies,
      emailChoices,
    ],
    typeDefs,
    begins: (running) => {
      opened = running;
      void handleLeftBehind({ runtime: running, encryptionKey: keys.encryptionKey });
    },
    resolvers: resolvers(keys),
    internalRoutes: (running) => internalRoutes(keys, running),
  };
  return withSetAside(
    withPersonalData(withEntities(own, [addressEntity, partyEntity, partnerClientEntity]), {
      keys: erasableKeys,
      also: forgetSecrets,
    }),
  );
}

/** What the gateway alone asks beside the graph: sessions, ways in, tokens of programs. */
function internalRoutes(keys: AccountsKeys, running: CommandRuntime): ExtraRoute[] {
  const { sessionKey, chatSecret, encryptionKey, feed, staffSecondFactor, authorizationServer } = keys;
  const { db, clock, ids } = running;
  const deps = {
    db,
    clock,
    ids,
    runtime: running,
    site: { origins: keys.publicOrigins },
    sessionKey,
    chatSecret,
    encryptionKey,
    feed,
    staffSecondFactor,
  };
  return [
    ...sessionRoutes(deps),
    ...securityRoutes(deps),
    staffReadsRoute(deps),
    ...(authorizationServer === undefined ? [] : oauthRoutes(deps, authorizationServer)),
  ];
}
