import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import type { Message } from '../message.js';
import styles from '../message-work.module.css';
import { applicantOf, candidatesOf } from './candidate-marks.js';

interface Props {
  readonly message: Message;
  readonly chosen: string;
  readonly onTake: (trademarkId: string) => void;
}

/** Marks that may be meant where number and name found none, each with the reason; a person takes one, or none. */
export function Candidates({ message, chosen, onTake }: Props) {
  const { t } = useTranslation('admin-office-message');
  const applicant = applicantOf(message);
  const { data, error } = useQuery({
    queryKey: ['work', 'docketed_message', 'candidates', applicant, message.office],
    queryFn: () => candidatesOf(applicant ?? '', message.office),
    enabled: applicant !== undefined,
  });
  if (applicant === undefined) return null;
  return (
    <div className={styles.candidates}>
      <p>{t('candidates.title', { applicant })}</p>
      {error !== null && <p role="status">{t('candidates.failed')}</p>}
      {data?.length === 0 && <p role="status">{t('candidates.none')}</p>}
      <ul>
        {(data ?? []).map(({ id, name, number, because }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong> {number} · {t(`candidates.${because.as}`, { who: because.who })}
            </span>
            <Button size="small" aria-pressed={id === chosen} onClick={() => onTake(id)}>
              {t('candidates.take', { name })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
