import { useTranslation } from 'react-i18next';
import type { Hit } from '../hit.js';
import styles from '../triage.module.css';

interface Props {
  readonly hits: readonly Hit[];
  readonly at: string;
  readonly wrong: ReadonlyMap<string, string>;
  readonly onOpen: (id: string) => void;
}

/** Everything that was found, each with its verdict in a word. */
export function HitList({ hits, at, wrong, onOpen }: Props) {
  const { t } = useTranslation('admin-triage');
  return (
    <ol className={styles.list} aria-label={t('found')}>
      {hits.map(({ id, side, verdict }) => (
        <li key={id}>
          <button type="button" aria-current={id === at ? 'true' : undefined} onClick={() => onOpen(id)}>
            <span>{side.name}</span>
            <span className={styles.verdict} data-verdict={verdict ?? 'none'}>
              {wrong.has(id) && <span aria-hidden="true">▲ </span>}
              {wrong.has(id) ? t('refused') : t(`verdict.${verdict ?? 'none'}`)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
