import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ahead } from '../../../../kit/ahead/ahead.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { keySpoken, keyShown } from '../keys/desk-keys.js';
import { useDeskKeys } from '../keys/use-desk-keys.js';
import styles from './frame.module.css';
import type { ChosenStep } from './palette-steps.js';
import type { Searcher } from './palette-window.js';

/** Fetched when a step is taken: most visits to the palette only go somewhere. */
const CommandDialog = lazy(() =>
  import('../records/steps/command-dialog.js').then(({ CommandDialog: component }) => ({
    default: component,
  })),
);

const paletteWindow = ahead(async () => (await import('./palette-window.js')).PaletteWindow);
/** Its scripts come once the page has what it needs itself. */
const FETCHED_AFTER_MS = 1_000;

/** Ctrl+K: what was open last, any record by number, e-mail, mark or name, its steps, and every command. */
export function Palette({ user }: { user: Searcher }) {
  const { t } = useTranslation('admin-frame');
  const [first, setFirst] = useState<string>();
  const [chosen, setChosen] = useState<ChosenStep>();
  const close = (): void => setFirst(undefined);
  useEffect(() => {
    const later = setTimeout(paletteWindow.fetch, FETCHED_AFTER_MS);
    return () => clearTimeout(later);
  }, []);
  useDeskKeys('everywhere', {
    palette: () => setFirst(''),
    create: () => setFirst(`>${t('palette.newWord')} `),
  });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={keySpoken('palette')}
        onClick={() => setFirst('')}
      >
        {t('palette.open')} <kbd>{keyShown('palette')}</kbd>
      </button>
      <Dialog open={first !== undefined} title={t('palette.title')} onClose={close}>
        <Suspense>
          <paletteWindow.Part
            user={user}
            first={first ?? ''}
            onClose={close}
            onStep={(step) => {
              close();
              setChosen(step);
            }}
          />
        </Suspense>
      </Dialog>
      {chosen !== undefined && (
        <Suspense>
          <CommandDialog {...chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
