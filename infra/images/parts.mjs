import { SERVICES } from '../local/processes.mjs';

/** Programs that a part may have, as files below its `dist`. */
const PROGRAMS = [
  'main',
  'worker',
  // Holds the index of trademarks for its other programs.
  'search-main',
  'search-snapshot-command',
  'migrate',
  'rebuild',
  'archive',
  'server/main',
  // Fills the registers of a copy: a program of a volume, not of a developer.
  'register-import-command',
];

/**
 * What one image is made of.
 * @typedef {object} Image
 * @property {string} name as the manifests call it: `cotta/<name>`
 * @property {string} part its folder
 * @property {readonly string[]} programs those it may have, as files below `dist`
 * @property {'program' | 'with-browser'} target of the Dockerfile
 */

/** Every image of Cotta. @type {readonly Image[]} */
export const IMAGES = [
  ...[...SERVICES.map((service) => `services/${service}`), 'gateway', 'web'].map((part) => ({
    name: part.replace('services/', ''),
    part,
    programs: PROGRAMS,
    target: /** @type {const} */ ('program'),
  })),
  { name: 'cases-capture', part: 'services/cases', programs: ['capture-worker'], target: 'with-browser' },
];
