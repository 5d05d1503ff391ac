import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import styles from '../checkout.module.css';

/** Puts a value where a banking app can paste it, and says so; where the browser does not let us, the value stands beside it to be marked by hand. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const { t } = useTranslation('checkout');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <span className={styles.copy}>
      <Button type="button" look="quiet" size="small" onClick={() => void copy()}>
        {t('transfer.copy')}
        <span className="visually-hidden">: {what}</span>
      </Button>
      <span role="status">{state === 'idle' ? '' : t(`transfer.${state}`)}</span>
    </span>
  );
}
