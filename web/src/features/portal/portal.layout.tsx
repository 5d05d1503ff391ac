import { ApolloProvider } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { FreshSignIn } from '../../domain/second-step/fresh-sign-in.js';
import { isStaffRole } from '../../domain/sign-in/staff-role.js';
import { createPortalClient } from '../../data/apollo.js';
import { sessionStore } from '../../kit/session/use-session.js';
import { leaveForLogin } from '../../kit/session/leave-for-login.js';
import { useWatchedSession } from '../../kit/session/watch-session.js';
import { useAskingAhead } from './parts/ask-ahead.js';
import { BrandSwitch } from './parts/brand-switch.js';
import { PortalFrame } from './parts/portal-frame.js';
import { PortalSkeleton } from './parts/portal-skeleton.js';
import { StaffHere } from './parts/staff-here.js';
import { useUnread } from './parts/use-unread.js';

/** Whoever has a second step never sees it. */
const AddSecondStepFirst = lazy(async () => ({
  default: (await import('../../domain/security/add-second-step-first.js')).AddSecondStepFirst,
}));

/** The frame of a customer, with what is new behind its parts. */
function CustomerFrame({ user }: { user: { readonly name: string | null; readonly email: string } }) {
  const { t } = useTranslation('portal-frame');
  return (
    <PortalFrame label={t('frame.nav')} user={user} brands={<BrandSwitch />} unread={useUnread()}>
      <Outlet />
    </PortalFrame>
  );
}

/** The signed-in frame: nothing of a person is drawn before the session is known, and nothing after it ended. */
export function Component() {
  const { t } = useTranslation('portal-frame');
  const state = useWatchedSession();
  const leaving = useRef(false);
  const refused =
    (state.status === 'authenticated'
      ? state.session.error
      : state.status === 'unauthenticated'
        ? state.error
        : undefined) === 'ErrorRefreshingToken';
  useEffect(() => {
    if (refused && !leaving.current) {
      leaving.current = true;
      void sessionStore()
        .signOut()
        .then(() => leaveForLogin('/portal/login', 'SignedOut'));
    } else if (!leaving.current && state.status === 'unauthenticated') leaveForLogin('/portal/login');
  }, [refused, state.status]);
  const mustAdd = state.session?.mustAddSecondStep === true;
  const userId = state.session?.user.id;
  const client = useMemo(() => {
    if (userId === undefined) return undefined;
    const store = sessionStore();
    return createPortalClient({
      token: () => store.getState().session?.accessToken,
      onSignedOut: () => void store.refresh(),
    });
  }, [userId]);
  useAskingAhead(client);
  if (client === undefined || refused || state.status !== 'authenticated')
    return (
      <PortalFrame label={t('frame.nav')} user={undefined}>
        <PortalSkeleton />
      </PortalFrame>
    );
  if (mustAdd)
    return (
      <PortalFrame label={t('frame.nav')} user={undefined}>
        <Suspense fallback={<PortalSkeleton />}>
          <AddSecondStepFirst />
        </Suspense>
      </PortalFrame>
    );
  if (isStaffRole(state.session.user.role))
    return (
      <PortalFrame label={t('frame.nav')} user={state.session.user}>
        <StaffHere />
      </PortalFrame>
    );
  return (
    <ApolloProvider client={client}>
      <CustomerFrame user={state.session.user} />
      <FreshSignIn />
    </ApolloProvider>
  );
}
