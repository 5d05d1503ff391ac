import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../../kit/button/button.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import styles from './portal-frame.module.css';
import type { Unread } from './use-unread.js';

/** Key of the words, address, and the addresses that belong to the same part of the portal. */
const PARTS = [
  ['home', '/portal', /^\/portal$/],
  ['notifications', '/portal/notifications', /^\/portal\/(notifications|since)$/],
  ['trademarks', '/portal/trademarks', /^\/portal\/(trademarks|office-action|use-in-commerce-request)(\/|$)/],
  ['deadlines', '/portal/deadlines', /^\/portal\/deadlines$/],
  ['brands', '/portal/brands', /^\/portal\/brands(\/|$)/],
  ['orders', '/portal/orders', /^\/portal\/(orders$|order\/|verification-summary\/)/],
  ['monitoring', '/portal/monitoring', /^\/portal\/monitoring(\/|$)/],
  ['threats', '/portal/cases', /^\/portal\/(cases|solution-center|report-threat)(\/|$)/],
  ['services', '/portal/services', /^\/portal\/(services|service-order)(\/|$)/],
  ['invoices', '/portal/profile?tab=billing-info', /^\/portal\/invoices$/],
  ['support', '/portal/support', /^\/portal\/support(\/|$)/],
  ['profile', '/portal/profile', /^\/portal\/(profile|webhooks)$/],
  ['check', '/verification', /^\/verification$/],
] as const;

type Part = (typeof PARTS)[number];

/** What the bar of a phone has room for, in its order; the rest is behind «More». */
const IN_BAR: readonly Part[0][] = ['home', 'trademarks', 'orders', 'deadlines'];
const inBar = IN_BAR.flatMap((name) => PARTS.filter((part) => part[0] === name));
const behindMore = PARTS.filter(([name]) => !IN_BAR.includes(name));

const leave = (): void =>
  void sessionStore()
    .signOut()
    .then(() => window.location.assign('/'));

export function SignOut() {
  const { t } = useTranslation('portal-frame');
  return (
    <Button look="quiet" size="small" onClick={leave}>
      {t('frame.signOut')}
    </Button>
  );
}

/** The part of the portal somebody is in: its address, and for invoices, a tab of the profile, one of their own. */
function usePlace(): string {
  const { pathname, search } = useLocation();
  return pathname === '/portal/profile' && new URLSearchParams(search).get('tab') === 'billing-info'
    ? '/portal/invoices'
    : pathname;
}

interface News {
  readonly unread: Unread;
}

const hasNews = (name: Part[0]): name is keyof Unread => name === 'support' || name === 'notifications';

function PartLink({ part: [name, to, here], unread }: { part: Part } & News) {
  const { t } = useTranslation('portal-frame');
  const place = usePlace();
  return (
    <AppLink to={to} aria-current={here.test(place) ? 'page' : undefined}>
      {t(`nav.${name}`)}
      {hasNews(name) && <UnreadCount count={unread[name]} of={name} />}
    </AppLink>
  );
}

function UnreadCount({ count, of }: { count: number; of: keyof Unread }) {
  const { t } = useTranslation('portal-frame');
  if (count === 0) return null;
  return (
    <span className={styles.unread}>
      {count} <span className="visually-hidden">{t(`nav.unread.${of}`, { count })}</span>
    </span>
  );
}

/** All parts, one below the other, at the side of a wide screen. */
export function SideMenu({ label, unread }: { label: string } & News) {
  return (
    <nav className={styles.sideMenu} aria-label={label}>
      {PARTS.map((part) => (
        <PartLink key={part[0]} part={part} unread={unread} />
      ))}
    </nav>
  );
}

/** Five places at the foot of a phone, where the thumb is; the last one opens the rest, without script too. A change of page closes it. */
export function BottomBar({ label, signedIn, unread }: { label: string; signedIn: boolean } & News) {
  const { t } = useTranslation('portal-frame');
  const { key } = useLocation();
  const place = usePlace();
  const more = useRef<HTMLDetailsElement>(null);
  const close = (event: KeyboardEvent<HTMLDetailsElement>): void => {
    if (event.key !== 'Escape' || more.current?.open !== true) return;
    more.current.open = false;
    more.current.querySelector('summary')?.focus();
  };
  const within = behindMore.some(([, , here]) => here.test(place));
  return (
    <nav className={styles.bar} aria-label={label}>
      {inBar.map((part) => (
        <PartLink key={part[0]} part={part} unread={unread} />
      ))}
      <details key={key} ref={more} onKeyDown={close}>
        <summary data-here={within || undefined}>
          {t('nav.more')}
          <UnreadCount count={unread.support} of="support" />
          <UnreadCount count={unread.notifications} of="notifications" />
        </summary>
        <div className={styles.sheet}>
          {behindMore.map((part) => (
            <PartLink key={part[0]} part={part} unread={unread} />
          ))}
          {signedIn && <SignOut />}
        </div>
      </details>
    </nav>
  );
}
