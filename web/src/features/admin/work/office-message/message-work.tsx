import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { OfficeMessageDocument } from './office-message.graphql.js';
import styles from './message-work.module.css';
import { DocketForm } from './parts/docket-form.js';
import { LetterText } from './parts/letter-text.js';

/** A message of an office: its words with the passages that were read, beside what is made of them. */
export function MessageWork({ row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-office-message');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'docketed_message', row.id],
    queryFn: () => ask(OfficeMessageDocument, { id: row.id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const message = data.docketedMessage;
  if (message === null) return null;
  const doubts = message.doubts ?? [];
  return (
    <section aria-label={t('title')} className={styles.columns}>
      <LetterText message={message} />
      <div className={styles.side}>
        {doubts.length > 0 && (
          <section>
            <h3>{t('doubts')}</h3>
            <ul>
              {doubts.map((doubt) => (
                <li key={doubt}>{t(`doubt.${doubt}`)}</li>
              ))}
            </ul>
          </section>
        )}
        {message.officeAction === null ? (
          <DocketForm key={row.id} message={message} row={row} />
        ) : (
          <p>
            {t('docketed')}{' '}
            <AppLink to={`/office_action/${message.officeAction.id}/docketing`}>{t('openLetter')}</AppLink>
          </p>
        )}
      </div>
    </section>
  );
}
