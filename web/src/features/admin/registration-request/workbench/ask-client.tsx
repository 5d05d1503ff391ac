import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { AdminDraftWriteCommentDocument } from '../registration-request-commands.graphql.js';
import { useCommand } from '../use-command.js';
import styles from './workbench.module.css';

interface Props {
  readonly requestId: string;
  readonly userId: string | null;
  /** What it begins with; undefined: nobody asks now. */
  readonly words: string | undefined;
  readonly onClose: () => void;
}

/** A question to the client: it stands in the conversation of the order, and a letter says that it is there. */
export function AskClient({ words, onClose, ...about }: Props) {
  const { t } = useTranslation('admin-draft');
  return (
    <Dialog open={words !== undefined} title={t('ask.title')} onClose={onClose}>
      {words !== undefined && <AskForm key={words} words={words} onClose={onClose} {...about} />}
    </Dialog>
  );
}

function AskForm({ requestId, userId, words = '', onClose }: Props) {
  const { t } = useTranslation('admin-draft');
  const id = useId();
  const { busy, run } = useCommand(requestId);
  const [text, setText] = useState(words);
  const [wrong, setWrong] = useState<string>();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return setWrong(t('writeMissing'));
    const outcome = await run(
      AdminDraftWriteCommentDocument,
      {
        input: {
          subjectType: 'REGISTRATION_REQUEST',
          subjectId: requestId,
          userId,
          text: text.trim(),
          visibleToCustomer: true,
        },
      },
      t('ask.sent'),
    );
    if (outcome.ok) onClose();
    else setWrong(outcome.message);
  };
  return (
    <form className={styles.ask} onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{t('ask.label')}</label>
      <textarea
        id={id}
        rows={6}
        maxLength={10_000}
        value={text}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" look="accent" size="small" busy={busy}>
          {t('ask.send')}
        </Button>
      </div>
    </form>
  );
}
