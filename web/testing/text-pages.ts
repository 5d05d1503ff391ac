import { contentPages } from '../src/app/content-pages.js';
import type { PageSpec } from '../src/app/page-kinds.js';
import { serviceAddresses } from '../src/domain/service-order/service-addresses.js';

const services: readonly string[] = Object.values(serviceAddresses);

/** Whether a page shows a text, whose review decides whether the page is listed. */
export const isText = (page: PageSpec): boolean =>
  contentPages.includes(page) || services.includes(page.path);
