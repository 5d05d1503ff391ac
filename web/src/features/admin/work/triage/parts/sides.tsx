import { useTranslation } from 'react-i18next';
import type { Side } from '../hit.js';
import styles from '../triage.module.css';

function One({ side: { name, picture, lines }, whose }: { side: Side; whose: string }) {
  return (
    <figure className={styles.side}>
      <figcaption>{whose}</figcaption>
      {picture === null ? (
        <p className={styles.word}>{name}</p>
      ) : (
        <>
          <img src={picture.url} alt={picture.name} className={styles.picture} />
          <p className={styles.name}>{name}</p>
        </>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </figure>
  );
}

/** Theirs and ours beside each other. */
export function Sides({ theirs, ours }: { theirs: Side; ours: Side }) {
  const { t } = useTranslation('admin-triage');
  return (
    <div className={styles.sides}>
      <One side={theirs} whose={t('theirs')} />
      <One side={ours} whose={t('ours')} />
    </div>
  );
}
