/**
 * What of this package for tests outside of it: the one way in, by name. Specs of the package import what they test where it stands.
 */

// The gateway, over services at given addresses or over fixtures.
export { startGateway, type StartedGateway } from './testing/started-gateway.js';
export { startFixtureGateway, type FixtureGateway } from './testing/fixture-gateway.js';
export { FixtureAccounts } from './testing/fixture-accounts.js';
export { document1, jana, lawyer, request1 } from './testing/fixture-resolvers.js';
export { mockedId, unknownId } from './testing/schema-mock.js';
export { byService, type ServiceName } from './service-names.js';

// Keys, tokens, browsers.
export { newSecret, newSigningKey } from './testing/fixture-keys.js';
export { mintAccessToken } from './access-token.js';
export { hashText } from './plan-file.js';
export { Browser } from './testing/browser.js';

// REST and files.
export { restRoutes } from './rest/routes.js';
export { isWrite, type RestRoute } from './rest/route.js';
export { plainRoutes } from './rest/plain/plain-routes.js';
export type { Documentation } from './rest/plain/plain-route.js';
export { openFileCollection, serveFileDoors } from './testing/file-doors.js';

// What it is told.
export { gatewaySettings } from './env.js';

// The archive of a portfolio.
export { writeArchive, type ArchiveFile } from './portfolio/write-archive.js';
export { portfolioCheck } from './portfolio/check-command.js';
export { fileNameOf, lineFiles } from './portfolio/format.js';
