import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { latestDay, readDays, type HistoryDays } from '../../../domain/history/history-days.js';
import { MarkLook } from '../../../domain/history/mark-look.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { DeskMarkHistoryDocument } from './history.graphql.js';
import { HistoryPage } from './history-page.js';
import { useAreaWords } from './use-area-words.js';

/** A mark as it stood on a day, by what was known on a day, with what only staff see. */
export function Component() {
  const { t } = useTranslation('records-history');
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const [latest] = useState(() => latestDay(new Date()));
  const asked = readDays(query, latest);
  return (
    <HistoryPage
      title={t('mark.page')}
      lead={t('mark.lead')}
      back={{ to: `/trademark/${id}/show`, words: t('mark.back') }}
      latest={latest}
      problem={'code' in asked ? asked : undefined}
    >
      {!('code' in asked) && <Look id={id} days={asked} />}
    </HistoryPage>
  );
}

function Look({ id, days }: { id: string; days: HistoryDays }) {
  const { t } = useTranslation();
  const words = useAreaWords();
  const { day, knownOn, since = { day, knownOn } } = days;
  const variables = { id, day, knownOn, since: since.day, sinceKnownOn: since.knownOn };
  const { data, error, refetch } = useQuery({
    queryKey: ['mark-history', variables],
    queryFn: () => ask(DeskMarkHistoryDocument, variables),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const { trademark, then, before } = data;
  if (then === null || trademark === null) return <p>{t('records-history:gone')}</p>;
  return (
    <>
      <p>
        {trademark.name} · {trademark.jurisdiction}
      </p>
      <MarkLook
        then={then}
        before={days.since === undefined ? undefined : (before ?? undefined)}
        {...words}
      />
    </>
  );
}
