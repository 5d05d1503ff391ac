/**
 * What of this package for tests outside of it: the one way in, by name. Specs of the package import what they test where it stands.
 */

// Pages and addresses.
export { pages } from '../src/app/route-table.js';
export { isText } from './text-pages.js';
export type { PageSpec } from '../src/app/page-kinds.js';
export { recordPages } from '../src/generated/record-pages.js';
export { englishOnlyPaths, isEnglishOnly, locales, pathIn } from '../src/i18n/locale-rules.js';

// The server, and a gateway that answers from tables.
export { gatewayProxy } from '../server/proxy.js';
export { startStubGateway } from './stub-gateway.js';
export { draftIds } from './stub-draft.js';
export { ids, linkTo } from './stub-facts.js';
export { linkedProof } from './stub-linked-proof.js';
export { rowId } from './stub-records.js';

// What staff do on which page.
export { namesOnPage } from './names-on-page.js';
export {
  missing,
  offeredWithoutRight,
  roles,
  staffHandbook,
  type HandbookLine,
  type Who,
} from './staff-handbook.js';

// What monitoring searches, as pages name it.
export { PLACES } from '../src/domain/monitoring/place-name.js';

// What its server is told.
export { webSettings } from '../server/env.js';
