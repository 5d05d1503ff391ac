import { useTranslation } from 'react-i18next';
import { useMessageOf } from '../../../kit/form/form-errors.js';
import type { Command } from './use-command.js';
import styles from './page.module.css';

/** Why a command was not carried out, for a button that stands in no form: whole sentences, read out at once. Nothing while nothing failed. */
export function Refused<V>({ command: { failed } }: { command: Pick<Command<V>, 'failed'> }) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  if (failed === undefined) return null;
  const message = failed.message ?? (failed.failure === undefined ? undefined : t(failed.failure));
  const sentences = Object.entries(failed.errors).map(([name, error]) => messageOf(name, error));
  return (
    <p role="alert" className={styles.refused}>
      {[message, ...sentences].filter(Boolean).join(' ')}
      {failed.reference !== undefined && ` ${t('failure.reference', { reference: failed.reference })}`}
    </p>
  );
}
