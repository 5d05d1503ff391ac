import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { failureOf } from '../../../data/failure.js';
import { isRefusal } from '../../../data/refusal.js';
import { Button } from '../../../kit/button/button.js';
import { formatMoment } from '../../../kit/dates/format-moment.js';
import { Moment } from '../../../kit/dates/moment.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Empty, Loaded, Page, Section } from '../parts/page.js';
import { offsetOf, Pager } from '../parts/pager.js';
import { Refused } from '../parts/refused.js';
import type { Failure } from '../parts/use-command.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { notificationPlace } from './notification-place.js';
import {
  PortalMarkSeenDocument,
  PortalMarkSeenNode,
  PortalNotificationsDocument,
  PortalNotificationsNode,
  type PortalMarkSeenResult,
  type PortalNotificationsResult,
} from './notifications.graphql.js';
import styles from './notifications.module.css';

type Line = PortalNotificationsResult['notificationList']['items'][number];

/** How many stand on a page. @source specification, notification list */
const SIZE = 10;

/** What was new of one's marks and orders, the newest first, day by day; each line leads to what it is about. */
export function Component() {
  const { t } = useTranslation('portal-notifications');
  const [query] = useSearchParams();
  const answer = usePortalQuery(PortalNotificationsDocument, PortalNotificationsNode, {
    offset: offsetOf(query, SIZE),
  });
  const items = answer.data?.notificationList.items ?? [];
  return (
    <Page title={t('title')} lead={t('lead')} actions={<AllRead lines={items} />}>
      <Loaded answer={answer}>
        {({ notificationList: { totalCount, hasNextPage } }) =>
          items.length === 0 ? (
            <Empty>{t('none')}</Empty>
          ) : (
            <>
              <Days lines={items} />
              <Pager shown={items.length} count={totalCount} more={hasNextPage} size={SIZE} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

interface Reading {
  /** One that fails stays new, and is shown so again. */
  readonly read: (lines: readonly Line[]) => Promise<void>;
  readonly failed: Failure | undefined;
}

/** Notes that lines were read. */
function useReading(): Reading {
  const client = useApolloClient();
  const [failed, setFailed] = useState<Failure>();
  const note = async ({ id }: Line): Promise<Failure | undefined> => {
    try {
      const { data } = await client.mutate<PortalMarkSeenResult>({
        mutation: PortalMarkSeenNode,
        variables: { id },
        context: { document: PortalMarkSeenDocument, idempotencyKey: crypto.randomUUID() },
      });
      const answer = data?.markNotificationSeen;
      return isRefusal(answer) ? { errors: {}, message: answer.message } : undefined;
    } catch (error) {
      const { message: failure, reference } = failureOf(error);
      return { errors: {}, failure, reference };
    }
  };
  return {
    failed,
    read: async (lines) => {
      const outcomes = await Promise.all(lines.filter(({ seenAt }) => seenAt == null).map(note));
      setFailed(outcomes.find((outcome) => outcome !== undefined));
      if (outcomes.includes(undefined)) await client.refetchQueries({ include: 'active' });
    },
  };
}

function AllRead({ lines }: { readonly lines: readonly Line[] }) {
  const { t } = useTranslation('portal-notifications');
  const reading = useReading();
  if (lines.every(({ seenAt }) => seenAt != null)) return null;
  return (
    <>
      <Refused command={reading} />
      <Button look="accent" onClick={() => void reading.read(lines)}>
        {t('allRead')}
      </Button>
    </>
  );
}

function Days({ lines }: { readonly lines: readonly Line[] }) {
  const { i18n } = useTranslation();
  const dayOf = ({ createdAt }: Line): string => formatMoment(createdAt ?? '', i18n.language, 'date');
  const days = [...new Set(lines.map(dayOf))];
  return (
    <>
      {days.map((day) => (
        <Section key={day} title={day}>
          <ul className={styles.lines}>
            {lines
              .filter((line) => dayOf(line) === day)
              .map((line) => (
                <li key={line.id} data-new={line.seenAt == null || undefined}>
                  <LineOf line={line} />
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function LineOf({ line }: { readonly line: Line }) {
  const { t } = useTranslation('portal-notifications');
  const { read } = useReading();
  const { kind, subjectType, subjectId, title, seenAt, createdAt } = line;
  const place = notificationPlace({
    kind: kind ?? '',
    subjectType: subjectType ?? '',
    subjectId: subjectId ?? '',
  });
  const words = t([`kind.${kind ?? ''}`, 'kind.OTHER'], { title: title ?? '' });
  return (
    <>
      <span>
        {seenAt == null && <strong className={styles.new}>{t('new')}</strong>}{' '}
        {place === undefined ? (
          words
        ) : (
          <AppLink to={place} onClick={() => void read([line])}>
            {words}
          </AppLink>
        )}
      </span>
      {createdAt != null && <Moment at={createdAt} style="clock" />}
    </>
  );
}
