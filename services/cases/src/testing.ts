/**
 * What of this package for tests outside of it: the one way in, by name. Specs of the package import what they test where it stands.
 */

export { casesService } from './service.js';
export { demoStory } from './demo-story.js';

// What is looked at again, days later.
export { captureDue } from './evidence/capture-due.js';

// Evidence as it is handed over and checked, for contracts with programs that are not ours.
export { readBundle, writeBundle, type Bundle } from './evidence/bundle.js';
export { checkBundle } from './evidence/check-bundle.js';
export { manifestBytes, manifestOf, sha256 } from './evidence/manifest.js';
