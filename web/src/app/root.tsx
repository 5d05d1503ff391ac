import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useHydrated } from '../kit/hydrated/use-hydrated.js';
import styles from './root.module.css';

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
  }, [pathname]);
}

export function Root() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const hydrated = useHydrated();
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
    </>
  );
}
