import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { DaysForm } from '../../../domain/history/days-form.js';
import { latestDay, readDays } from '../../../domain/history/history-days.js';
import { MarkLook } from '../../../domain/history/mark-look.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { Missing } from '../parts/missing.js';
import { Loaded, Page } from '../parts/page.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { PortalMarkHistoryDocument, PortalMarkHistoryNode } from './history.graphql.js';
import { useAreaWords } from '../parts/use-area-words.js';

/** A mark as it stood on a day, by what was known on a day, and what is different from another. */
export function Component() {
  const { t } = useTranslation('records-history');
  const words = useAreaWords();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const [latest] = useState(() => latestDay(new Date()));
  const asked = readDays(query, latest);
  const days = 'code' in asked ? undefined : asked;
  const { day = latest, knownOn = latest, since = { day, knownOn } } = days ?? {};
  const variables = { id, day, knownOn, since: since.day, sinceKnownOn: since.knownOn };
  const answer = usePortalQuery(PortalMarkHistoryDocument, PortalMarkHistoryNode, variables, {
    skip: days === undefined,
  });
  if (answer.data?.trademark === null) return <Missing />;
  const name = answer.data?.trademark.name;
  return (
    <Page
      title={name === undefined ? t('mark.page') : t('mark.title', { name })}
      lead={t('mark.lead')}
      actions={<AppLink to={`/portal/trademarks/${id}`}>{t('mark.back')}</AppLink>}
    >
      <DaysForm latest={latest} problem={'code' in asked ? asked : undefined} />
      {days !== undefined && (
        <Loaded answer={answer}>
          {({ then, before }) =>
            then !== null && (
              <MarkLook
                then={then}
                before={days.since === undefined ? undefined : (before ?? undefined)}
                {...words}
              />
            )
          }
        </Loaded>
      )}
    </Page>
  );
}
