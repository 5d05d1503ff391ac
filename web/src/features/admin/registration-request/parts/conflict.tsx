import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { differences, summaryOf } from '../draft-comparison.js';
import { draftOf, type AdminRequest, type ResultDraft } from '../result-draft.js';
import styles from '../registration-request-show.module.css';

/** Somebody saved in between: both versions side by side, and a person decides. */
export function Conflict({
  mine,
  theirs,
  onDecide,
}: {
  mine: ResultDraft;
  theirs: AdminRequest;
  onDecide: (words: ResultDraft) => void;
}) {
  const { t } = useTranslation('admin');
  const stored = draftOf(theirs);
  const parts = differences(mine, stored);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.conflict}>
      <h3>{t('conflict.title')}</h3>
      <p>{t('conflict.text')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('conflict.part')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
            <th scope="col">{t('conflict.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{t(`conflict.parts.${part}`)}</th>
              <td>{summaryOf(stored, part)}</td>
              <td>{summaryOf(mine, part)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Button size="small" onClick={() => onDecide(mine)}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="small" onClick={() => onDecide(stored)}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </div>
  );
}
