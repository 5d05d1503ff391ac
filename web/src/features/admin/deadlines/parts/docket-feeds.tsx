import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import { useSubmit } from '../../parts/use-submit.js';
import { DocketEndFeedDocument, DocketFeedsDocument, DocketOpenFeedDocument } from '../deadlines.graphql.js';
import styles from '../deadlines.module.css';

/** Secret addresses of one's own for calendar programs: what is in one's charge, or all marks of the firm. Each can be ended alone. */
export function DocketFeeds() {
  const { t } = useTranslation('admin-deadlines');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('feed.title')}
      </Button>
      <Dialog open={open} title={t('feed.title')} onClose={() => setOpen(false)}>
        <Feeds />
      </Dialog>
    </>
  );
}

function Feeds() {
  const { t } = useTranslation('admin-deadlines');
  const toast = useToast();
  const { busy, run } = useSubmit(['docket-feeds']);
  const [refused, setRefused] = useState<string>();
  const { data, error, refetch } = useQuery({
    queryKey: ['docket-feeds'],
    queryFn: () => ask(DocketFeedsDocument, {}),
  });
  const send = async (sent: ReturnType<typeof run>): Promise<void> => {
    const answer = await sent;
    setRefused(answer === 'done' ? undefined : answer === 'failed' ? t('failed') : answer.message);
  };
  const addressOf = (path: string): string => new URL(path, window.location.origin).href;
  return (
    <div className={styles.feeds}>
      <p>{t('feed.lead')}</p>
      <p>
        {(['OWN', 'FIRM'] as const).map((scope) => (
          <Button
            key={scope}
            size="small"
            busy={busy}
            onClick={() => void send(run(DocketOpenFeedDocument, { input: { scope } }, t('feed.opened')))}
          >
            {t(`feed.open.${scope}`)}
          </Button>
        ))}
      </p>
      {refused !== undefined && <p role="alert">{refused}</p>}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      <ul>
        {data?.calendarFeedList.items.map(({ id, name, scope, path, createdAt }) => (
          <li key={id}>
            <span>
              {name ?? t(`feed.of.${scope ?? 'OWN'}`)} · <Moment at={createdAt} style="date" />
            </span>
            <code>{addressOf(path)}</code>
            <Button
              size="small"
              onClick={() =>
                void navigator.clipboard
                  .writeText(addressOf(path))
                  .then(() => toast('success', t('feed.copied')))
              }
            >
              {t('feed.copy')}
            </Button>
            <Button
              size="small"
              look="danger"
              busy={busy}
              onClick={() => void send(run(DocketEndFeedDocument, { id }, t('feed.ended')))}
            >
              {t('feed.end')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
