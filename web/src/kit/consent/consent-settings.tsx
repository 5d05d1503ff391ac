import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../link/app-link.js';

const ConsentDialog = lazy(async () => ({ default: (await import('./consent-dialog.js')).ConsentDialog }));

/** The way to the choices from every page: a dialog, and the page about cookies for whoever has no script. */
export function ConsentSettings() {
  const { t } = useTranslation('site');
  const [open, setOpen] = useState(false);
  const show = (event: MouseEvent): void => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <AppLink to="/cookies" onClick={show} data-wakes="">
        {t('consent.settings')}
      </AppLink>
      {open && (
        <Suspense>
          <ConsentDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
