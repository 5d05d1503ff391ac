import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { Moment } from '../../kit/dates/moment.js';
import { Dialog } from '../../kit/dialog/dialog.js';
import { AddCodeApp } from './add-code-app.js';
import type { Factor, Security } from './knock-freshly.js';
import { useSecondSteps } from './use-second-steps.js';
import styles from './security.module.css';

interface Props {
  readonly security: Security;
  /** `codes`: recovery codes that are shown this once. */
  readonly onChanged: (codes?: readonly string[]) => void;
}

/** What is asked for beside the password. */
export function SecondSteps({ security, onChanged }: Props) {
  const { t } = useTranslation('portal-account');
  const work = useSecondSteps(onChanged);
  const [removing, setRemoving] = useState<Factor | undefined>();
  const { factors, required, recoveryCodesLeft } = security;
  const { app, busy } = work;
  const remove = (): void => {
    if (removing !== undefined) work.remove(removing);
    setRemoving(undefined);
  };

  return (
    <div className={styles.part}>
      <h3>{t('steps.title')}</h3>
      <p>{t(required ? 'steps.required' : 'steps.lead')}</p>
      {work.failed !== undefined && (
        <p role="alert" className={styles.failed}>
          {t([`failed.${work.failed}`, 'failed.FAILED'])}
        </p>
      )}
      {factors.length > 0 && (
        <ul className={styles.rows}>
          {factors.map((factor) => (
            <li key={factor.id}>
              <span>
                {t(`steps.${factor.kind}`)}
                {factor.name !== '' && ` · ${factor.name}`}
                <small>
                  {t('steps.added')} <Moment at={factor.addedAt} style="date" />
                </small>
              </span>
              <Button size="small" look="quiet" onClick={() => setRemoving(factor)}>
                {t('steps.remove')}
              </Button>
            </li>
          ))}
          <li>
            <span>{t('steps.codesLeft', { count: recoveryCodesLeft })}</span>
            <Button size="small" look="quiet" busy={busy} onClick={work.renewCodes}>
              {t('steps.newCodes')}
            </Button>
          </li>
        </ul>
      )}
      {app === undefined ? (
        <div className={styles.buttons}>
          <Button busy={busy} onClick={work.addPasskey}>
            {t('steps.addPasskey')}
          </Button>
          <Button busy={busy} onClick={work.beginApp}>
            {t('steps.addApp')}
          </Button>
        </div>
      ) : (
        <AddCodeApp
          app={app}
          onCancel={work.endApp}
          onAdded={(codes) => {
            work.endApp();
            onChanged(codes);
          }}
        />
      )}
      <Dialog
        open={removing !== undefined}
        title={t('steps.removeTitle')}
        onClose={() => setRemoving(undefined)}
      >
        <p>{t('steps.removeText')}</p>
        <div className={styles.buttons}>
          <Button look="danger" onClick={remove}>
            {t('steps.remove')}
          </Button>
          <Button look="quiet" onClick={() => setRemoving(undefined)}>
            {t('steps.keep')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
