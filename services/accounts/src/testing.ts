/**
 * What of this package for tests outside of it: the one way in, by name. Specs of the package import what they test where it stands.
 */

export { accountsService } from './service.js';
export { enrol } from './account/enrol.js';
export { demoStory } from './demo-story.js';
