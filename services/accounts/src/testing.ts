/**
 * What of this package for tests outside of it: the one way in, by name. Specs of the package import what they test where it stands.
 */

export { accountsService } from './service.js';
export { enrol } from './account/enrol.js';

// Programs of partners.
export { openAuthorizationServer } from './adapters/oidc-provider/open-authorization-server.js';

// Vendors, for contracts with their simulators.
export { AresCompanyRegister } from './adapters/ares/ares-company-register.js';
export { RpoCompanyRegister } from './adapters/rpo/rpo-company-register.js';
export { demoStory } from './demo-story.js';
