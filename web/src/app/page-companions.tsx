import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createPath, useBlocker, useLocation, useMatches } from 'react-router';
import { rememberAttribution } from '../kit/attribution/attribution.js';
import { useConsent } from '../kit/consent/given-consent.js';
import { useDebugDialog } from '../kit/debug/debug-mode.js';
import { useExposures } from '../kit/experiments/use-exposures.js';
import { crumb, watchClicks } from '../kit/log/crumbs.js';
import { useBoot } from '../kit/page/boot-context.js';
import { report } from '../kit/third-party/report.js';
import { areProgramsHere, mayStandOn, type PageKind } from '../kit/third-party/where.js';
import { openPageAt } from './area-pages.js';

const DebugDialog = lazy(async () => ({ default: (await import('./debug-dialog.js')).DebugDialog }));
const LanguageWarning = lazy(async () => ({
  default: (await import('./language-warning.js')).LanguageWarning,
}));

const SECTION = '/class-assist';

/** Who reads Spanish, came from the class assistant and is somewhere else now. @source specification, "Page-shell behaviour", rule 3 */
const isWarned = (locale: string, path: string): boolean =>
  locale === 'es' &&
  document.referrer.includes(SECTION) &&
  path !== SECTION &&
  !path.startsWith(`${SECTION}/`);

/** From a document with programs of others in it, a page that is somebody's own is reached by a document of its own: they would see its address. */
function useOwnDocuments(): void {
  const blocker = useBlocker(
    ({ nextLocation }) => areProgramsHere() && !mayStandOn(openPageAt(nextLocation.pathname)),
  );
  const left = blocker.state === 'blocked' ? createPath(blocker.location) : undefined;
  useEffect(() => {
    if (left !== undefined) window.location.assign(left);
  }, [left]);
}

/** Programs of others come to pages that anybody may see, once they are allowed and the browser has nothing else to do. */
function useThirdParties(page: PageKind | undefined): void {
  const { thirdParties } = useBoot();
  const consent = useConsent();
  const mayStand = mayStandOn(page);
  useEffect(() => {
    if (thirdParties === undefined || consent === undefined || !mayStand) return;
    let stop: (() => void) | undefined;
    let left = false;
    const begin = async (): Promise<void> => {
      const { loadParties } = await import('../kit/third-party/load-parties.js');
      if (!left) stop = loadParties(thirdParties, consent);
    };
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
    whenIdle(() => void begin());
    return () => {
      left = true;
      stop?.();
    };
  }, [thirdParties, consent, mayStand]);
}

/** What goes along with every page once it is live: where the visit came from, who may know of it, and what is shown over it. */
export function PageCompanions() {
  useEffect(watchClicks, []);
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const debug = useDebugDialog(search);
  useEffect(() => rememberAttribution(new URLSearchParams(search)), [search]);
  // By its pattern: an address may hold the secret of a link, which is nobody's business.
  const page = useMatches().at(-1)?.handle as (PageKind & { readonly path: string }) | undefined;
  const pattern = page?.path ?? 'none';
  useEffect(() => {
    crumb('page', pattern);
    report({ name: 'page', path: pattern });
  }, [pattern, pathname]);
  useExposures();
  useThirdParties(page);
  useOwnDocuments();
  return (
    <Suspense>
      {isWarned(i18n.language, pathname) && <LanguageWarning />}
      {debug.isOpen && <DebugDialog onClose={debug.close} />}
    </Suspense>
  );
}
