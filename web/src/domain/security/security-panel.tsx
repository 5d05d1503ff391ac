import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { sessionStore } from '../../kit/session/use-session.js';
import { Devices } from './devices.js';
import { act, type Security } from './knock-freshly.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondSteps } from './second-steps.js';
import styles from './security.module.css';

/** How somebody signs in: second steps, recovery codes, browsers. The same for customers and for people of the firm. */
export function SecurityPanel({ first = false }: { first?: boolean }) {
  const { t } = useTranslation('portal-account');
  const [security, setSecurity] = useState<Security | 'failed' | undefined>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const load = useCallback(async () => {
    const answer = await act<Security>('show');
    setSecurity(answer.ok ? answer.body : 'failed');
  }, []);
  useEffect(() => void load(), [load]);
  const changed = (made: readonly string[] = []): void => {
    if (made.length > 0) setCodes(made);
    void load();
  };
  const kept = (): void => {
    setCodes([]);
    // Whoever had to add one gets the tokens now.
    if (first) void sessionStore().refresh();
  };
  if (security === undefined) return <p aria-busy="true">{t('security.loading')}</p>;
  if (security === 'failed')
    return (
      <div className={styles.part}>
        <p role="alert">{t('security.away')}</p>
        <Button onClick={() => void load()}>{t('security.again')}</Button>
      </div>
    );
  return (
    <div className={styles.panel}>
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onKept={kept} />
      ) : (
        <SecondSteps security={security} onChanged={changed} />
      )}
      {!first && <Devices devices={security.devices} onChanged={() => changed()} />}
    </div>
  );
}
