import { randomUUID } from 'node:crypto';
import { decideLocale } from '../src/i18n/locale-rules.js';
import type { Storefront } from '../src/kit/page/boot.js';
import { visitOf, type VisitWorld } from './visit.js';
import { pageOf, renderToPage, type RenderWorld } from './render.js';

interface LearningWorld extends RenderWorld, VisitWorld {
  readonly storefrontOf: (host: string) => Storefront | undefined;
}

/** Renders a listed page as nobody in particular sees it, for what that says about the page. What is not there teaches nothing. */
export const learnPage =
  (world: LearningWorld) =>
  async (host: string, path: string, address: string): Promise<void> => {
    const storefront = world.storefrontOf(host);
    const decision = decideLocale(path);
    if (storefront === undefined || decision.kind === 'redirect') return;
    const { locale } = decision;
    const page = pageOf(locale, path);
    if (page?.index !== true) return;
    await renderToPage(world, {
      locale,
      storefront,
      page,
      requestId: randomUUID(),
      address,
      visit: visitOf(world, { cookie: undefined, path, storefront, locale, page }),
      request: new Request(`${storefront.origin}${path}`),
      whoAsks: () => Promise.resolve(undefined),
    });
  };
