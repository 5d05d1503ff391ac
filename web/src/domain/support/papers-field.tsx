import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { Upload } from '../../kit/upload/upload.js';
import styles from './support.module.css';

/** Name of the controls that hold what was uploaded. */
export const PAPER_FIELD = 'paper';
const MOST = 5;

/** Files that go with words: one after the other, and none is needed. */
export function PapersField() {
  const { t } = useTranslation('support');
  const [count, setCount] = useState(0);
  return (
    <div className={styles.files}>
      {Array.from({ length: count }, (_, index) => (
        <Upload
          key={index}
          name={PAPER_FIELD}
          label={t('papers.file', { number: index + 1 })}
          onChange={() => undefined}
        />
      ))}
      {count < MOST && (
        <p>
          <Button type="button" size="small" look="quiet" onClick={() => setCount(count + 1)}>
            {t(count === 0 ? 'papers.add' : 'papers.another')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Tokens of the files in a form. */
export const papersIn = (form: FormData): readonly string[] =>
  form
    .getAll(PAPER_FIELD)
    .map(String)
    .filter((token) => token !== '');
