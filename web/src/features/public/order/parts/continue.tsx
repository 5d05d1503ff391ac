import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import styles from '../order.module.css';

/** Two links: to go on elsewhere, and to let somebody look. */
export function Continue({ edit, share }: { edit: string; share: string }) {
  const { t, i18n } = useTranslation('order');
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<string>();
  if (!hydrated) return null;
  const addressOf = (token: string): string =>
    `${window.location.origin}${i18n.language === 'en' ? '' : `/${i18n.language}`}/registration-request/${token}`;
  const copy = (which: 'edit' | 'share'): void => {
    // Without a clipboard the address stands below to be marked by hand.
    const byHand = (): void => setCopied(`${which}-shown`);
    if (!('clipboard' in navigator)) return byHand();
    navigator.clipboard
      .writeText(addressOf(which === 'edit' ? edit : share))
      .then(() => setCopied(which), byHand);
  };
  return (
    <section className={styles.continue} aria-labelledby="continue-title">
      <h2 id="continue-title">{t('continue.title')}</h2>
      <p>{t('continue.text')}</p>
      <div className={styles.actions}>
        <Button type="button" size="small" onClick={() => copy('edit')}>
          {t('continue.edit')}
        </Button>
        <Button type="button" size="small" onClick={() => copy('share')}>
          {t('continue.share')}
        </Button>
      </div>
      <p role="status">
        {copied === 'edit' ? t('continue.editCopied') : copied === 'share' ? t('continue.shareCopied') : ''}
      </p>
      {copied?.endsWith('-shown') === true && (
        <p className={styles.address}>{addressOf(copied.startsWith('edit') ? edit : share)}</p>
      )}
    </section>
  );
}
