import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Button } from '../../../../kit/button/button.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Section } from '../../parts/page.js';
import { MarkNotificationSeenDocument, MarkNotificationSeenNode } from '../mark-notification-seen.graphql.js';
import styles from './changes.module.css';

interface Change { readonly id: string; readonly kind?: string | null; readonly title?: string | null; readonly subjectType?: string | null; readonly subjectId?: string | null; readonly seenAt?: string | null; readonly createdAt?: string | null }

/** Where a line of the bell leads, by what it is about. */
const PLACES: Readonly<Record<string, string>> = { trademark: '/portal/trademarks/', office_action: '/office-action/', use_in_commerce_request: '/use-in-commerce-request/', case: '/portal/cases/', service_request: '/portal/service-order/', brand: '/portal/brands/' };
const placeOf = (change: Change): string => `${PLACES[change.subjectType ?? ''] ?? '/portal/order/'}${change.subjectId ?? ''}`;

/** What happened since the last visit; gone from here once seen. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('portal');
  const [markSeen] = useMutation(MarkNotificationSeenNode);
  const unseen = changes.filter((change) => change.seenAt == null);
  if (unseen.length === 0) return null;
  const say = (change: Change): string => (change.kind == null ? (change.title ?? '') : t(`notification.${change.kind}`, { title: change.title }));
  const see = (change: Change): void => {
    const seen = { __typename: 'Notification', id: change.id, seenAt: new Date().toISOString() };
    void markSeen({ variables: { id: change.id }, context: { document: MarkNotificationSeenDocument, idempotencyKey: `seen-${change.id}` }, optimisticResponse: { markNotificationSeen: seen } as never }).catch(() => undefined);
  };
  return (
    <Section title={t('home.changed')}>
      <ul className={styles['changes']}>
        {unseen.map((change) => (
          <li key={change.id}>
            {change.createdAt != null && <span className={styles['when']}><Moment at={change.createdAt} style="short" /></span>}
            <AppLink to={placeOf(change)} onClick={() => see(change)}>{say(change)}</AppLink>
            <Button look="quiet" size="small" onClick={() => see(change)}>{t('home.seen')}<span className="visually-hidden">: {say(change)}</span></Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
