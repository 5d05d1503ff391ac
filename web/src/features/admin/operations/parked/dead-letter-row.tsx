import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { MessageRows } from './message-rows.js';
import styles from './parked.module.css';
import type { DeadLetter } from './set-aside-doors.js';

/** One message that was no event when it came. */
export function DeadLetterRow({ letter }: { readonly letter: DeadLetter }) {
  const { t, i18n } = useTranslation('admin-parked');
  return (
    <li className={styles.event}>
      <div className={styles.head}>
        <h4>{letter.event === '' ? t('nobodyCanRead') : letter.event}</h4>
      </div>
      <Extract
        rows={[
          { label: t('from'), value: t(`service.${letter.source}`, { defaultValue: letter.source }) },
          { label: t('consumer'), value: letter.consumer },
          { label: t('since'), value: <Moment at={letter.receivedAt} /> },
          {
            label: t('size'),
            value: new Intl.NumberFormat(i18n.language, {
              style: 'unit',
              unit: 'byte',
              unitDisplay: 'long',
            }).format(letter.bytes),
          },
          { label: t('said'), value: <code>{letter.error}</code> },
        ]}
      />
      <MessageRows parts={letter.content} unreadable={letter.unreadable} />
    </li>
  );
}
