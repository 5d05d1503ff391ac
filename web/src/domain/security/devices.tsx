import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { Moment } from '../../kit/dates/moment.js';
import { browserName } from './browser-name.js';
import { act, type Device } from './knock-freshly.js';
import styles from './security.module.css';

/** Where somebody is signed in, and a way to end it. */
export function Devices({ devices, onChanged }: { devices: readonly Device[]; onChanged: () => void }) {
  const { t } = useTranslation('portal-account');
  const [failed, setFailed] = useState(false);
  const end = async (action: string, fields: Readonly<Record<string, string>> = {}): Promise<void> => {
    const answer = await act(action, fields);
    setFailed(!answer.ok);
    if (answer.ok) onChanged();
  };
  const nameOf = ({ userAgent }: Device): string => {
    const { browser, system } = browserName(userAgent);
    return browser === undefined || system === undefined
      ? (browser ?? system ?? t('devices.unknown'))
      : t('devices.name', { browser, system });
  };
  return (
    <div className={styles.part}>
      <h3>{t('devices.title')}</h3>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('failed.FAILED')}
        </p>
      )}
      <ul className={styles.rows}>
        {devices.map((device) => (
          <li key={device.id}>
            <span>
              {nameOf(device)}
              {device.area === 'admin' && ` · ${t('devices.staff')}`}
              <small>
                {device.isThis ? (
                  t('devices.this')
                ) : (
                  <>
                    {t('devices.seen')} <Moment at={device.lastSeenAt} style="date" />
                  </>
                )}
              </small>
            </span>
            {!device.isThis && (
              <Button
                size="small"
                look="quiet"
                onClick={() => void end('sign-out-device', { id: device.id })}
              >
                {t('devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button size="small" onClick={() => void end('sign-out-others')}>
          {t('devices.endOthers')}
        </Button>
      )}
    </div>
  );
}
