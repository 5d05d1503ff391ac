import { useTranslation } from 'react-i18next';
import type { ContentDocument } from '../../../../domain/content/content-document.js';
import { formatDay } from '../../../../kit/dates/day.js';
import styles from './reading.module.css';

/** When it was written and read by a lawyer, how long it takes, and that it stands in another language. */
export function ReviewLine({ document }: { document: ContentDocument }) {
  const { t, i18n } = useTranslation('content');
  const day = (on: string): string => formatDay(on, i18n.language);
  const { date, updated = date, reviewed, minutes, locale } = document;
  return (
    <p className={styles.meta}>
      {[
        locale === i18n.language ? undefined : t('inEnglish'),
        t('minutes', { count: minutes }),
        t('updated', { day: day(updated) }),
        reviewed === undefined ? t('unreviewed') : t('reviewed', { day: day(reviewed) }),
      ]
        .filter((said) => said !== undefined)
        .join(' · ')}
    </p>
  );
}
