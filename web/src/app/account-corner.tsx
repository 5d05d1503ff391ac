import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../kit/link/app-link.js';
import styles from './header.module.css';
import { useBoot } from '../kit/page/boot-context.js';

/** What asks who is signed in comes only to those who may be: the first page of a visitor carries none of it. */
const SignedIn = lazy(() => import('./signed-in-corner.js'));

/** The way in; for somebody who is in, their name and the way to what is theirs. The page itself is the same for everybody and may come from a cache, so it begins as for a visitor. */
export function AccountCorner() {
  const { t } = useTranslation();
  const { session, flags } = useBoot();
  const [mayBeKnown, setMayBeKnown] = useState(false);
  useEffect(() => setMayBeKnown(session === 'yes'), [session]);
  if (!flags.useUserAccount) return null;
  const signIn = (
    <AppLink to="/portal/login" className={styles.signin}>
      {t('nav.signIn')}
    </AppLink>
  );
  return mayBeKnown ? (
    <Suspense fallback={signIn}>
      <SignedIn otherwise={signIn} />
    </Suspense>
  ) : (
    signIn
  );
}
