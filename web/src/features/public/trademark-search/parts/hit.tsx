import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { OfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { ScoreBar } from '../../../../kit/score-bar/score-bar.js';
import type { TrademarkSearchResult } from '../trademark-search.graphql.js';
import styles from '../trademark-search.module.css';

export type SearchHit = TrademarkSearchResult['trademarkSearch']['items'][number];

const percent = (part: number): number => Math.round(part * 100);

/** One earlier mark: what it is, why it is here, and how near its parts are. */
export function Hit({ hit }: { hit: SearchHit }) {
  const { t, i18n } = useTranslation('search');
  const date = hit.filingDate === null ? undefined : formatDay(hit.filingDate.slice(0, 10), i18n.language);
  const [own, other] = hit.meaning;
  return (
    <li className={styles.hit}>
      <div>
        <h4>{hit.name}</h4>
        {hit.owner !== null && <p>{hit.owner}</p>}
        <p className={styles.facts}>
          {hit.jurisdiction !== null && <OfficeName code={hit.jurisdiction} />}
          {hit.number !== null && <span className="mono">{hit.number}</span>}
          <span>{t(hit.live ? 'hit.live' : 'hit.ended')}</span>
          {date !== undefined && <span>{t('hit.filed', { date })}</span>}
          {hit.classes.length > 0 && (
            <span>{t('hit.classes', { classes: hit.classes.join(', '), count: hit.classes.length })}</span>
          )}
        </p>
        <ul className={styles.why} aria-label={t('hit.why')}>
          {hit.reasons.map((reason) => (
            <li key={reason}>
              {t(`reason.${reason}`, { word: hit.word ?? '', own: own ?? '', other: other ?? '' })}
            </li>
          ))}
          {hit.reasons.length === 0 && <li>{t('reason.SUM')}</li>}
          {hit.goods !== 'UNKNOWN' && <li>{t(`goods.${hit.goods}`)}</li>}
        </ul>
      </div>
      <div className={styles.scores}>
        <ScoreBar label={t('score.overall')} value={percent(hit.parts.overall)} strong />
        <ScoreBar label={t('score.look')} value={percent(hit.parts.look)} />
        <ScoreBar label={t('score.sound')} value={percent(hit.parts.sound)} />
        {hit.parts.meaning > 0 && <ScoreBar label={t('score.meaning')} value={percent(hit.parts.meaning)} />}
      </div>
    </li>
  );
}
