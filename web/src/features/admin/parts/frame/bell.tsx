import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask, submit } from '../admin-api.js';
import { useDeskKeys } from '../keys/use-desk-keys.js';
import { useHints } from '../live/use-hints.js';
import { bellLine } from './bell-line.js';
import { AdminMarkSeenDocument, AdminBellDocument } from './frame.graphql.js';
import styles from './frame.module.css';

/** The newest ten lines for this reader; opening one marks it as seen. */
export function Bell() {
  const { t } = useTranslation('admin-frame');
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const { data, refetch } = useQuery({ queryKey: ['bell'], queryFn: () => ask(AdminBellDocument, {}) });
  useHints('notification', () => void refetch());
  const items = data?.notificationList.items ?? [];
  const unseen = data?.unseen ?? 0;
  useDeskKeys('everywhere', { goBell: () => setOpen(true) });
  const leave = (id: string, seen: boolean): void => {
    setOpen(false);
    // A line that stays unseen is only shown once more; nothing is lost when this fails.
    if (!seen)
      void submit(AdminMarkSeenDocument, { id }, crypto.randomUUID()).then(
        () => queries.invalidateQueries({ queryKey: ['bell'] }),
        () => undefined,
      );
  };
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('bell.title')}
        {unseen > 0 && (
          <span className={styles.unseen}>
            <span className="visually-hidden">{t('bell.unseen', { count: unseen })} </span>
            <span aria-hidden="true">{unseen}</span>
          </span>
        )}
      </button>
      <Dialog open={open} title={t('bell.title')} onClose={() => setOpen(false)}>
        {items.length === 0 && <p>{t('bell.none')}</p>}
        <ul className={styles.bell}>
          {items.map((item) => (
            <li key={item.id} data-seen={item.seenAt != null || undefined}>
              <AppLink
                to={`/${item.subjectType ?? ''}/${item.subjectId ?? ''}/show`}
                onClick={() => leave(item.id, item.seenAt != null)}
              >
                {bellLine(t, item)}
              </AppLink>
              {item.createdAt != null && <Moment at={item.createdAt} style="short" />}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
