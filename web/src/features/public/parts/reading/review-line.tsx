import { useTranslation } from 'react-i18next';
import type { ContentDocument } from '../../../../domain/content/content-document.js';
import { isSound } from '../../../../domain/content/is-sound.js';
import { formatDay } from '../../../../kit/dates/day.js';
import styles from './reading.module.css';

/** When it was written, who or what checked it, how long it takes, and that it stands in another language. */
export function ReviewLine({ document }: { document: ContentDocument }) {
  const { t, i18n } = useTranslation('content');
  const day = (on: string): string => formatDay(on, i18n.language);
  const { date, updated = date, reviewed, tested, minutes, locale } = document;
  return (
    <p className={styles.meta}>
      {[
        locale !== i18n.language && t('inEnglish'),
        t('minutes', { count: minutes }),
        t('updated', { day: day(updated) }),
        tested === true && t('tested'),
        reviewed !== undefined && t('reviewed', { day: day(reviewed) }),
        !isSound(document) && t('unreviewed'),
      ]
        .filter((said) => said !== false)
        .join(' · ')}
    </p>
  );
}
