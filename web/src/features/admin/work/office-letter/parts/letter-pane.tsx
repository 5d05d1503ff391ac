import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import type { Paper } from '../letter.js';
import styles from '../office-letter.module.css';
import { DropPaper } from './drop-paper.js';

/** The letter as the office sent it, beside the work on it; the one that came last stands open. */
export function LetterPane({ row, papers }: { row: RecordRow; papers: readonly Paper[] }) {
  const { t } = useTranslation('admin-office-letter');
  const [chosen, setChosen] = useState<string>();
  // An address is signed anew with each reading; the first of a paper stays, so that the page one reads does not jump.
  const addresses = useRef(new Map<string, string>());
  for (const { id, url } of papers) if (!addresses.current.has(id)) addresses.current.set(id, url);
  const paper = papers.find(({ id }) => id === chosen) ?? papers[0];
  if (paper === undefined) return <DropPaper row={row} type="OFFICE_LETTER" text={t('paper.none')} />;
  const address = addresses.current.get(paper.id) ?? paper.url;
  return (
    <div className={styles.paper}>
      <div className={styles.paperHead}>
        {papers.length > 1 ? (
          <select
            aria-label={t('paper.which')}
            value={paper.id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {papers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <span>{paper.name}</span>
        )}
        <a href={paper.url} target="_blank" rel="noreferrer">
          {t('paper.open')}
        </a>
      </div>
      {paper.mediaType.startsWith('image/') ? (
        <img src={address} alt={paper.name} />
      ) : (
        <iframe src={address} title={paper.name} />
      )}
    </div>
  );
}
