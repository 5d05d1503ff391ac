import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import type { DocketResult } from '../deadlines.graphql.js';
import { RANGES, type DocketView } from '../docket-address.js';
import styles from '../deadlines.module.css';

type Counts = DocketResult['docket']['counts'];

const COUNT_OF = { '7': 'days7', '30': 'days30', '60': 'days60', '90': 'days90' } as const;

/** How far the docket looks, each range with how much is in it. */
export function DocketRanges({
  view,
  counts,
  show,
}: {
  view: DocketView;
  counts: Counts | undefined;
  show: (view: DocketView) => void;
}) {
  const { t } = useTranslation('admin-deadlines');
  return (
    <div className={styles.ranges} role="group" aria-label={t('ranges')}>
      {RANGES.map((range) => (
        <Button key={range} size="small" aria-pressed={view === range} onClick={() => show(range)}>
          {t('range', { days: range })}
          {counts !== undefined && <span className={styles.count}> {counts[COUNT_OF[range]]}</span>}
        </Button>
      ))}
      <Button size="small" aria-pressed={view === 'month'} onClick={() => show('month')}>
        {t('month.title')}
      </Button>
      {counts !== undefined && counts.late > 0 && (
        <strong className={styles.lateCount}>{t('late', { count: counts.late })}</strong>
      )}
    </div>
  );
}
