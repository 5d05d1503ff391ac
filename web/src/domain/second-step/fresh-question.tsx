import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { Dialog } from '../../kit/dialog/dialog.js';
import type { AskedProof } from '../../kit/session/session-store.js';
import { ProveForm } from './prove-form.js';

interface Props {
  /** What may be shown; undefined while nothing is asked. */
  readonly asked: AskedProof | undefined;
  /** Hands on what was shown. @returns why not, as the server names it; undefined when it was good */
  readonly prove: (fields: Readonly<Record<string, string>>) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** The question for a fresh sign-in, over the page. It stays when it is closed, so that the focus returns to where it was. */
export function FreshQuestion({ asked, prove, onClose }: Props) {
  const { t } = useTranslation('second-step');
  return (
    <Dialog open={asked !== undefined} title={t('freshTitle')} onClose={onClose}>
      <p>{t('freshLead')}</p>
      {asked !== undefined && <ProveForm asked={asked} prove={prove} />}
      <p>
        <Button type="button" look="quiet" onClick={onClose}>
          {t('notNow')}
        </Button>
      </p>
    </Dialog>
  );
}
