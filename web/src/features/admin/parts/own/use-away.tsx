import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../kit/dialog/dialog.js';

/** Said seldom: fetched when it is asked for. */
const AwayForm = lazy(async () => ({ default: (await import('./away-form.js')).AwayForm }));

/** The window in which somebody says that they are away, and how a menu opens it. */
export function useAway(userId: string): { readonly open: () => void; readonly dialog: ReactNode } {
  const { t } = useTranslation('admin-frame');
  const [away, setAway] = useState(false);
  const close = (): void => setAway(false);
  return {
    open: () => setAway(true),
    dialog: (
      <Dialog open={away} title={t('away.title')} onClose={close}>
        {away && (
          <Suspense>
            <AwayForm userId={userId} onDone={close} onCancel={close} />
          </Suspense>
        )}
      </Dialog>
    ),
  };
}
