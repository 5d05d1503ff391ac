import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { useToast } from '../../../../kit/toast/toast.js';
import styles from '../webhooks.module.css';

/** A secret that was just made, with the address it signs for. */
export interface MadeWebhookSecret {
  readonly url: string;
  readonly secret: string;
}

/** Shows a secret the one time there is, until its owner says that it is kept. */
export function WebhookSecret({ made, onKept }: { made: MadeWebhookSecret | undefined; onKept: () => void }) {
  const { t } = useTranslation('portal-webhooks');
  const toast = useToast();
  const copy = (text: string): void =>
    void navigator.clipboard.writeText(text).then(
      () => toast('success', t('secret.copied')),
      () => undefined,
    );
  return (
    <Dialog open={made !== undefined} title={t('secret.title')} onClose={onKept}>
      {made !== undefined && (
        <>
          <p>{t('secret.text')}</p>
          <p className={styles.address}>
            <code>{made.url}</code>
          </p>
          <p className={styles.address}>
            <code>{made.secret}</code>
          </p>
          <div className={styles.buttons}>
            <Button look="accent" onClick={() => copy(made.secret)}>
              {t('secret.copy')}
            </Button>
            <Button look="quiet" onClick={onKept}>
              {t('secret.kept')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
