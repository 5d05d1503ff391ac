import { useTranslation } from 'react-i18next';
import styles from '../trademark-search.module.css';
import { Hit, type SearchHit } from './hit.js';
import { NotSearched } from './not-searched.js';
import { CopyLink } from './copy-link.js';
import type { SearchAnswer } from './search-answer.js';

/** What is shown at once, the nearest first; the rest is a click away. */
const VERDICTS = ['VERY_HIGH', 'HIGH', 'ELEVATED', 'POSSIBLE'] as const;

function Group({
  verdict,
  hits,
}: {
  verdict: (typeof VERDICTS)[number] | 'LOW';
  hits: readonly SearchHit[];
}) {
  const { t } = useTranslation('search');
  return (
    <section className={styles.group} data-verdict={verdict}>
      <h3>
        {t(`verdict.${verdict}.title`)} <span>{hits.length}</span>
      </h3>
      <p>{t(`verdict.${verdict}.text`)}</p>
      <ul>
        {hits.map((hit) => (
          <Hit key={hit.id} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

export function Answer({ answer, name }: { answer: SearchAnswer; name: string }) {
  const { t } = useTranslation('search');
  const of = (verdict: string): readonly SearchHit[] => answer.items.filter((hit) => hit.risk === verdict);
  const near = answer.items.filter((hit) => hit.risk !== 'LOW').length;
  const low = of('LOW');
  return (
    <>
      <div className={styles.sum}>
        {answer.degraded ? (
          <p role="status" className={styles.degraded}>
            {t('degraded')}
          </p>
        ) : (
          <h2 role="status">
            {near === 0 ? t('found.none', { name }) : t('found.near', { name, count: near })}
          </h2>
        )}
        <CopyLink />
      </div>
      {answer.distinctiveness.weak && (
        <p className={styles.weak}>
          {t(`weak.${answer.distinctiveness.because === 'TERM_OF_CLASS' ? 'term' : 'words'}`)}
        </p>
      )}
      {VERDICTS.map((verdict) =>
        of(verdict).length === 0 ? null : <Group key={verdict} verdict={verdict} hits={of(verdict)} />,
      )}
      {low.length > 0 && (
        <details className={styles.low}>
          <summary>{t(near === 0 ? 'found.lowOnly' : 'found.low', { count: low.length })}</summary>
          <Group verdict="LOW" hits={low} />
        </details>
      )}
      <NotSearched answer={answer} />
    </>
  );
}
