import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import type { Hit } from '../found-mark.js';
import { CalendarDay } from './calendar-day.js';
import styles from './result-editor.module.css';

interface Props {
  readonly hit: Hit;
  /** It stands in the report. */
  readonly listed: boolean;
  /** Why it was set aside; undefined: it was not. */
  readonly aside: string | undefined;
  readonly onTake: () => void;
  readonly onSetAside: () => void;
  readonly onPutBack: () => void;
}

/** One hit with what was decided about it, or the two decisions while it is open. */
export function HitLine({ hit, listed, aside, onTake, onSetAside, onPutBack }: Props) {
  const { t } = useTranslation('admin-search');
  return (
    <li>
      <div>
        <strong>{hit.name}</strong> {hit.overall} ·{' '}
        {[hit.jurisdictions.join(' '), hit.numbers.join(', '), hit.status].filter(Boolean).join(' · ')}
        <HitFacts hit={hit} />
        {aside !== undefined && <p>{t('hits.aside', { reason: aside })}</p>}
      </div>
      <div className={styles.ends}>
        {listed && <span>{t('search.taken')}</span>}
        {aside !== undefined && (
          <Button
            type="button"
            size="small"
            look="quiet"
            aria-label={t('hits.putBackMark', { name: hit.name })}
            onClick={onPutBack}
          >
            {t('hits.putBack')}
          </Button>
        )}
        {!listed && aside === undefined && (
          <>
            <Button
              type="button"
              size="small"
              aria-label={t('search.takeMark', { name: hit.name })}
              onClick={onTake}
            >
              {t('search.take')}
            </Button>
            <Button
              type="button"
              size="small"
              look="quiet"
              aria-label={t('hits.setMark', { name: hit.name })}
              onClick={onSetAside}
            >
              {t('hits.set')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** Whose it is, in which classes and since when. */
function HitFacts({ hit }: { hit: Hit }) {
  const { t } = useTranslation('admin-search');
  return (
    <p>
      {hit.owner ?? t('hits.ownerUnknown')} ·{' '}
      {hit.classes.length === 0
        ? t('hits.classesUnknown')
        : t('hits.classes', { classes: hit.classes.join(', ') })}{' '}
      ·{' '}
      {hit.filingDate === null ? (
        t('hits.filedUnknown')
      ) : (
        <>
          {t('hits.filed')} <CalendarDay date={hit.filingDate} />
        </>
      )}
      {hit.identical && <> · {t('hits.identical')}</>}
    </p>
  );
}
