import { useTranslation } from 'react-i18next';
import type { Checkable } from '../../../../domain/records/dispute.js';
import styles from './records.module.css';

interface Props {
  readonly record: Checkable;
  /** Said where nobody has opened the source again. */
  readonly unchecked: string;
}

/** How sure a record is: where it was looked up, or that it was not. */
export function CheckedLine({ record: { confidence, source }, unchecked }: Props) {
  const { t } = useTranslation('records');
  return (
    <p className={styles.checked} data-checked={confidence === 'sourced'}>
      {confidence === 'sourced' ? t('lookedUp', { source }) : unchecked}
      {confidence === 'known' && source !== undefined && ` ${t('seen', { source })}`}
    </p>
  );
}
