import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button.js';
import { Dialog } from '../../../kit/dialog/dialog.js';
import type { Command } from './use-command.js';
import { Refused } from './refused.js';
import styles from './page.module.css';

interface Props<V> {
  readonly command: Command<V>;
  readonly variables: V;
  readonly label: ReactNode;
  readonly title: string;
  /** What will happen, and what it costs, before anything does. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly look?: 'accent' | 'plain' | 'quiet' | 'danger';
  readonly small?: boolean;
}

/** A step that cannot be taken back by mistake: it is asked for, explained, and then done once. */
export function CommandButton<V>({
  command,
  variables,
  label,
  title,
  children,
  confirm,
  look = 'plain',
  small = false,
}: Props<V>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const go = (): void =>
    void command.run(variables).then((done) => {
      if (done) setOpen(false);
    });
  return (
    <>
      <Button look={look} size={small ? 'small' : 'medium'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        <Refused command={command} />
        <div className={styles.words}>{children}</div>
        <div className={styles.buttons}>
          <Button
            look={look === 'danger' ? 'danger' : 'accent'}
            busy={command.state === 'loading'}
            onClick={go}
          >
            {confirm}
          </Button>
          <Button look="quiet" onClick={() => setOpen(false)}>
            {t('action.cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
