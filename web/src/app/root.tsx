import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { useWantedChat } from '../kit/chat/wanted-chat.js';
import { useHydrated } from '../kit/hydrated/use-hydrated.js';
import { pageDrawn } from '../kit/log/watch-presses.js';
import { useBoot } from '../kit/page/boot-context.js';
import styles from './root.module.css';

const PageCompanions = lazy(async () => ({
  default: (await import('./page-companions.js')).PageCompanions,
}));
const Chat = lazy(async () => ({ default: (await import('./chat.js')).Chat }));

/** After a change of page the reader starts at its heading, as after a real page load. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    pageDrawn();
  }, [pathname]);
}

/** What stands beside a page waits, for staff, until they do something: their lists come first. */
function useCompanionsWanted(): boolean {
  const area = (useMatches().at(-1)?.handle as { readonly area?: string } | undefined)?.area;
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    // The frame of all pages stays as long as they do; there is nothing to take back.
    for (const event of ['keydown', 'pointerdown'])
      addEventListener(event, () => setTouched(true), { once: true });
  }, []);
  return touched || area !== 'admin';
}

export function Root() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const hydrated = useHydrated();
  const { chat } = useBoot();
  const asked = useWantedChat();
  const companions = useCompanionsWanted();
  useFocusOnNavigation();
  useEffect(() => {
    document.documentElement.classList.add('scripted');
  }, []);
  return (
    <>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      {hydrated && navigation.state !== 'idle' && (
        <div className={styles.progress} role="progressbar" aria-label={t('loading')} />
      )}
      <Outlet />
      {hydrated && <ScrollRestoration />}
      {hydrated && companions && (
        <Suspense>
          <PageCompanions />
        </Suspense>
      )}
      {hydrated && chat !== undefined && asked !== undefined && (
        <Suspense>
          <Chat settings={chat} asked={asked} />
        </Suspense>
      )}
    </>
  );
}
