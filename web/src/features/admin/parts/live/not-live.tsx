import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Button } from '../../../../kit/button/button.js';
import { useLive } from './use-hints.js';

/** Shorter than that is no news to anybody. */
const WORTH_SAYING_MS = 30_000;

/** Says that the page is not live any more, and since when. `again`: also reads what the page shows. */
export function NotLive({ className, again }: { readonly className: string; readonly again: () => void }) {
  const { t } = useTranslation('admin-day');
  const live = useLive();
  const { lostAt } = live;
  const [said, setSaid] = useState<number>();
  useEffect(() => {
    if (lostAt === undefined) return;
    const timer = setTimeout(() => setSaid(lostAt), Math.max(0, lostAt + WORTH_SAYING_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [lostAt]);
  useEffect(() => {
    if (lostAt === undefined) return;
    window.addEventListener('focus', live.again);
    window.addEventListener('online', live.again);
    return () => {
      window.removeEventListener('focus', live.again);
      window.removeEventListener('online', live.again);
    };
  }, [lostAt, live.again]);
  if (lostAt === undefined || said !== lostAt) return null;
  return (
    <p className={className} role="status">
      {t('live.since')} <Moment at={new Date(lostAt).toISOString()} style="clock" />{' '}
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          live.again();
          again();
        }}
      >
        {t('live.again')}
      </Button>
    </p>
  );
}
