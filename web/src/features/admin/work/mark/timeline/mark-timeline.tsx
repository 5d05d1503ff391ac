import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../../kit/link/app-link.js';
import type { RecordFacts, RecordRow } from '../../../parts/records/record-facts.js';
import styles from '../mark.module.css';
import { sides, type Side } from './side-of.js';
import { StateOnDay } from './state-on-day.js';
import { TimelinePage } from './timeline-page.js';

const FIRST = 20;

/** What happened to the mark, newest first: the first twenty, then as much as is asked for. */
export function MarkTimeline({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-mark');
  const [side, setSide] = useState<Side | 'all'>('all');
  const [isWhole, setWhole] = useState(false);
  const [pages, setPages] = useState(1);
  return (
    <section>
      <h2>{t('timeline.title')}</h2>
      <div className={styles.sides} role="group" aria-label={t('timeline.filter')}>
        {(['all', ...sides] as const).map((one) => (
          <button key={one} type="button" aria-pressed={one === side} onClick={() => setSide(one)}>
            {t(`timeline.side.${one}`)}
          </button>
        ))}
      </div>
      {Array.from({ length: pages }, (_, index) => (
        <TimelinePage
          key={index}
          facts={facts}
          id={row.id}
          page={index + 1}
          side={side}
          most={isWhole ? Number.POSITIVE_INFINITY : FIRST}
          {...(index + 1 === pages && {
            onOlder: () => (isWhole ? setPages(pages + 1) : setWhole(true)),
          })}
        />
      ))}
      <p>
        <AppLink to={`/admin/case-file/${row.id}`}>{t('timeline.file')}</AppLink>
      </p>
      <StateOnDay facts={facts} id={row.id} />
    </section>
  );
}
