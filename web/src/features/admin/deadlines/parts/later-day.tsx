import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../parts/admin-api.js';
import { DocketLetterPapersDocument } from '../deadlines.graphql.js';
import styles from '../deadlines.module.css';
import { Line, type Said } from './dialog-line.js';
import type { Correction } from './use-docket-steps.js';

const CAUSES = ['EXTENSION_GRANTED', 'RULE_DOES_NOT_FIT'] as const;

interface Props {
  readonly letterId: string;
  readonly given: Correction;
  readonly said: Said;
  readonly set: (key: keyof Correction) => (value: string) => void;
}

/** What a later day stands on: the rule gives it, the office granted more time, or the rule does not fit and a paper says so. */
export function LaterDay({ letterId, given, said, set }: Props) {
  const { t } = useTranslation('admin-deadlines');
  const cause = given.laterDueDateCause;
  return (
    <fieldset className={styles.later}>
      <legend>{t('later.title')}</legend>
      <p className={styles.muted}>{t('later.lead')}</p>
      {(['', ...CAUSES] as const).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="laterDueDateCause"
            checked={cause === one}
            onChange={() => set('laterDueDateCause')(one)}
          />
          {t(`later.cause.${one === '' ? 'BY_RULE' : one}`)}
        </label>
      ))}
      {said['laterDueDateCause'] !== undefined && (
        <p role="alert" className={styles.wrong}>
          {said['laterDueDateCause']}
        </p>
      )}
      {cause === 'EXTENSION_GRANTED' && (
        <Line
          label={t('filedOn')}
          type="date"
          value={given.extendedOn}
          wrong={said['extendedOn']}
          onChange={set('extendedOn')}
        />
      )}
      {cause !== '' && <PaperChoice letterId={letterId} given={given} said={said} set={set} />}
    </fieldset>
  );
}

function PaperChoice({ letterId, given, said, set }: Props) {
  const { t } = useTranslation('admin-deadlines');
  const id = useId();
  const { data } = useQuery({
    queryKey: ['docket', 'papers', letterId],
    queryFn: () => ask(DocketLetterPapersDocument, { id: letterId }),
  });
  const papers = data?.documentList.items ?? [];
  const wrong = said['dueDateSourceId'];
  return (
    <div>
      <label htmlFor={id}>{t('later.paper')}</label>
      <select
        id={id}
        required={given.laterDueDateCause === 'RULE_DOES_NOT_FIT'}
        value={given.dueDateSourceId}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={`${id}-said`}
        onChange={(event) => set('dueDateSourceId')(event.target.value)}
      >
        <option value="">{t('correct.choose')}</option>
        {papers.map((paper) => (
          <option key={paper.id} value={paper.id}>
            {paper.name}
          </option>
        ))}
      </select>
      <p id={`${id}-said`} className={wrong === undefined ? styles.muted : styles.wrong}>
        {wrong ?? (data !== undefined && papers.length === 0 ? t('later.noPaper') : '')}
      </p>
    </div>
  );
}
