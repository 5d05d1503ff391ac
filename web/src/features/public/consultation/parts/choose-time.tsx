import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import styles from '../consultation.module.css';
import { Times } from './times.js';
import { NO_TIME, type useTimes } from './use-times.js';
import { ZoneChoice } from './zone-choice.js';

interface Props {
  readonly at: ReturnType<typeof useTimes>;
  readonly language: string;
  /** Whether a lawyer may be asked for a time where none of these suits. */
  readonly offersLetter?: boolean;
}

/** A time in one's own clock; the one that was chosen is kept while the rest is filled in. */
export function ChooseTime({ at, language, offersLetter = false }: Props) {
  const { t, i18n } = useTranslation('consultation');
  const { times, zone, setZone, chosen, choose, held, isTaken, load } = at;
  const { next } = times;
  return (
    <div className={styles.times}>
      <ZoneChoice zone={zone} ours={times.zone} onChange={setZone} />
      {times.language !== language && (
        <p className={styles.note}>
          {t('times.otherLanguage', { language: t(`language.${times.language}`) })}
        </p>
      )}
      <Times
        times={times}
        zone={zone}
        chosen={chosen === NO_TIME ? '' : chosen}
        onChoose={(time) => void choose(time)}
        onLater={next === null ? undefined : () => void load(language, next)}
      />
      {offersLetter && (
        <label className={styles.wish}>
          <input
            type="radio"
            name="eventTimestamp"
            value={NO_TIME}
            defaultChecked={chosen === NO_TIME}
            onChange={() => void choose(NO_TIME)}
          />
          <span>{t('times.wish')}</span>
        </label>
      )}
      <input type="hidden" name="hold" value={held?.hold ?? ''} />
      <p className={styles.held} role="status">
        {isTaken && t('times.taken')}
        {held !== undefined &&
          chosen !== '' &&
          chosen !== NO_TIME &&
          t('times.held', {
            time: formatMoment(chosen, i18n.language, 'long', zone),
            until: formatMoment(held.heldUntil, i18n.language, 'clock', zone),
          })}
      </p>
    </div>
  );
}
