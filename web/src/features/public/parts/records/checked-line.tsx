import { useTranslation } from 'react-i18next';
import type { Checkable } from '../../../../domain/records/dispute.js';
import { isChecked } from '../../../../domain/records/is-checked.js';
import { formatDay } from '../../../../kit/dates/day.js';
import styles from './records.module.css';

interface Props {
  readonly record: Checkable;
  /** Said where nobody has opened the source again. */
  readonly unchecked: string;
}

/** How sure a record is: where it was looked up, when it was reviewed, or neither. */
export function CheckedLine({ record, unchecked }: Props) {
  const { t, i18n } = useTranslation('records');
  const { confidence, source, reviewed } = record;
  return (
    <p className={styles.checked} data-checked={isChecked(record)}>
      {confidence === 'sourced' && t('lookedUp', { source })}
      {!isChecked(record) && unchecked}
      {reviewed !== undefined && ` ${t('reviewed', { day: formatDay(reviewed, i18n.language) })}`}
      {confidence === 'known' && source !== undefined && ` ${t('seen', { source })}`}
    </p>
  );
}
