import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { formatDay } from '../../../../../kit/dates/day.js';
import { StepButton } from '../../../parts/records/steps/step-button.js';
import type { TabProps } from '../letter.js';
import styles from '../office-letter.module.css';
import { AnswerBlocks } from './answer-blocks.js';
import { ClientWord } from './client-word.js';
import { DropPaper } from './drop-paper.js';
import { Written } from './written.js';

/** The answer to the office: what was ordered, its words, and the proof that it was filed. */
export function Answer({ facts, row, letter, papers, saved }: TabProps) {
  const { t } = useTranslation('admin-office-letter');
  const [isPreview, setPreview] = useState(false);
  const ordered = letter.solutions.items.find(({ id }) => id === row['orderedSolutionId']);
  const receipts = papers.documentList.items.filter(({ type }) => type === 'OFFICE_RECEIPT');
  return (
    <>
      <section>
        <h3>{t('answer.ordered')}</h3>
        <p>{ordered === undefined ? t('answer.notOrdered') : ordered.solution}</p>
      </section>
      <section>
        {isPreview ? (
          <>
            <h3>{t('answer.words')}</h3>
            <div className={styles.page}>{String(saved.value('responseText') ?? '')}</div>
          </>
        ) : (
          <Written saved={saved} name="responseText" label={t('answer.words')} rows={16} />
        )}
        <Button size="small" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {t(isPreview ? 'answer.write' : 'answer.preview')}
        </Button>
      </section>
      {row['filedOn'] == null && <AnswerBlocks letter={letter} saved={saved} />}
      <ClientWord facts={facts} row={row} />
      <section>
        <h3>{t('answer.filing')}</h3>
        {row['filedOn'] != null && (
          <p>{t('answer.filed', { day: formatDay(String(row['filedOn']), 'en', { short: true }) })}</p>
        )}
        <ul>
          {receipts.map(({ id, name, url }) => (
            <li key={id}>
              <a href={url} download={name}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <DropPaper row={row} type="OFFICE_RECEIPT" text={t('answer.receipt')} />
        <div className={styles.steps}>
          {['startOfficeActionDraft', 'submitOfficeActionResponse', 'closeOfficeAction'].map((root) => (
            <StepButton key={root} facts={facts} row={row} root={root} />
          ))}
        </div>
      </section>
    </>
  );
}
