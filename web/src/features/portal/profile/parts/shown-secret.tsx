import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { useToast } from '../../../../kit/toast/toast.js';
import styles from './api-keys.module.css';

/** A secret that was just made, with the key it is of. */
export interface MadeSecret {
  readonly clientId: string;
  readonly name: string;
  readonly secret: string;
}

/** Shows a secret the one time there is, until its owner says that it is kept. */
export function ShownSecret({ made, onKept }: { made: MadeSecret | undefined; onKept: () => void }) {
  const { t } = useTranslation('portal-api-keys');
  const toast = useToast();
  const copy = (text: string): void =>
    void navigator.clipboard.writeText(text).then(
      () => toast('success', t('shown.copied')),
      () => undefined,
    );
  return (
    <Dialog
      open={made !== undefined}
      title={made === undefined ? '' : t('shown.title', { name: made.name })}
      onClose={onKept}
    >
      {made !== undefined && (
        <>
          <p>{t('shown.text')}</p>
          <dl className={styles.facts}>
            <dt>{t('clientId')}</dt>
            <dd>
              <code>{made.clientId}</code>
            </dd>
            <dt>{t('shown.secret')}</dt>
            <dd>
              <code>{made.secret}</code>
            </dd>
          </dl>
          <div className={styles.buttons}>
            <Button look="accent" onClick={() => copy(made.secret)}>
              {t('shown.copy')}
            </Button>
            <Button look="quiet" onClick={onKept}>
              {t('shown.kept')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
