import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, type I18nProvider } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { FreshSignIn } from '../../domain/second-step/fresh-sign-in.js';
import { isStaffRole } from '../../domain/sign-in/staff-role.js';
import { sessionStore } from '../../kit/session/use-session.js';
import { leaveForLogin } from '../../kit/session/leave-for-login.js';
import { useWatchedSession } from '../../kit/session/watch-session.js';
import { adminSession } from './parts/admin-api.js';
import { AdminFrame } from './parts/admin-frame.js';
import { useThemedDocument } from './parts/own/desk-theme.js';
import { Failed } from './parts/failed.js';
import { entryOf } from './parts/records/facts-of.js';
import { recordProvider } from './parts/records/data-provider.js';
import { staffStore } from './parts/staff-store.js';

/** Whoever has a second step never sees it. */
const AddSecondStepFirst = lazy(async () => ({
  default: (await import('../../domain/security/add-second-step-first.js')).AddSecondStepFirst,
}));

const i18nProvider: I18nProvider = {
  translate: (key) => key,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};

/** `/admin#/trademark/5/show` and `/admin#trademark?x` of old bookmarks become the path they mean. */
function useHashAddresses(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, hash } = window.location;
    const meant = hash.replace(/^#\/?/, '');
    // A place on the page, as the way past the head, is no list.
    if (pathname === '/admin' && entryOf(meant.split(/[/?]/)[0] ?? '') !== undefined)
      void navigate(`/${meant}`, { replace: true });
  }, [navigate]);
}

/** The staff area: drawn only for staff, light or dark as the reader chose. */
export function Component() {
  const state = useWatchedSession();
  const [store] = useState(() => staffStore());
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } }),
  );
  useHashAddresses();
  useThemedDocument();
  const user = state.session?.user;
  const staff = user !== undefined && isStaffRole(user.role);
  const error = state.session?.error;
  useEffect(() => {
    if (state.status === 'loading' || (staff && error === undefined)) return;
    adminSession().forget();
    if (error === undefined && user !== undefined) window.location.assign('/portal/no-access');
    else
      void sessionStore()
        .signOut()
        .then(() => leaveForLogin('/admin/login'));
  }, [state.status, staff, error, user]);
  const failed = state.status === 'loading' ? state.failed : undefined;
  if (!staff || error !== undefined)
    return (
      <AdminFrame user={undefined}>
        {failed !== undefined && <Failed error={failed} again={() => void sessionStore().refresh()} />}
      </AdminFrame>
    );
  if (state.session?.mustAddSecondStep === true)
    return (
      <AdminFrame user={undefined}>
        <Suspense>
          <AddSecondStepFirst />
        </Suspense>
      </AdminFrame>
    );
  return (
    <CoreAdminContext
      dataProvider={recordProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <AdminFrame user={user}>
        <Outlet />
      </AdminFrame>
      <FreshSignIn />
    </CoreAdminContext>
  );
}
