import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { KEY_PLACES, keyOf, keyShown, paletteKeys } from './desk-keys.js';
import styles from './keys-help.module.css';
import { switchKeys, useKeySwitch } from './key-switch.js';
import { useMountedKeys } from './mounted-keys.js';
import { useDeskKeys } from './use-desk-keys.js';

/** All keys that do something on the page now, by where they work, and the switch that turns them off. */
export function KeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin-keys');
  const names = useMountedKeys();
  const on = useKeySwitch();
  const places = KEY_PLACES.map((place) => ({
    place,
    names: names.filter((name) => keyOf(name).where === place),
  })).filter((group) => group.names.length > 0);
  return (
    <Dialog open={open} title={t('title')} onClose={onClose}>
      <label className={styles.switch}>
        <input type="checkbox" checked={on} onChange={(event) => switchKeys(event.target.checked)} />
        <span>{t('switch')}</span>
      </label>
      <div className={styles.places}>
        {places.map((group) => (
          <section key={group.place} aria-labelledby={`keys-${group.place}`}>
            <h3 id={`keys-${group.place}`}>{t(`where.${group.place}`)}</h3>
            <dl className={styles.keys}>
              {group.names.map((name) => (
                <div key={name}>
                  <dt>
                    <kbd>{keyShown(name)}</kbd>
                  </dt>
                  <dd>{t(`name.${name}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section aria-labelledby="keys-palette">
          <h3 id="keys-palette">{t('inPalette.title')}</h3>
          <dl className={styles.keys}>
            {paletteKeys.map(({ name, key }) => (
              <div key={name}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(`inPalette.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <p className={styles.note}>{t('note')}</p>
    </Dialog>
  );
}

/** The form that is in focus, or that an open window asks for, is sent as if its button had been pressed. */
function sendFormAtHand(): void {
  const inFocus = document.activeElement?.closest('form');
  (inFocus ?? document.querySelector<HTMLFormElement>('dialog[open] form'))?.requestSubmit();
}

/** The list of keys, opened by `?`, and how the menu opens it. */
export function useKeysHelp(): { readonly open: () => void; readonly help: ReactNode } {
  const [shown, setShown] = useState(false);
  useDeskKeys('everywhere', { help: () => setShown(true), send: sendFormAtHand });
  return { open: () => setShown(true), help: <KeysHelp open={shown} onClose={() => setShown(false)} /> };
}
