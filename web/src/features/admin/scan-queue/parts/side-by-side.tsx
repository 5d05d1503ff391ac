import { useTranslation } from 'react-i18next';
import { formatDay, textWithDays } from '../../../../kit/dates/day.js';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ScoreBar } from '../../../../kit/score-bar/score-bar.js';
import { useOurs } from '../../work/scan/use-ours.js';
import { Sides } from '../../work/triage/parts/sides.js';
import type { Shown } from '../../work/triage/hit.js';
import styles from '../scan-queue.module.css';
import { useOfferPicture } from './asked-ahead.js';
import { measuresOf, nameOf, type Finding } from './finding.js';

interface Props {
  readonly finding: Finding;
  /** How many of the same seller wait; undefined while it is counted, and where no seller is known. */
  readonly ofSeller: number | undefined;
}

/** The brand and what was found beside each other, and all that one decides by. */
export function SideBySide({ finding, ofSeller }: Props) {
  const { t } = useTranslation('admin-scan-queue');
  const ours = useOurs(finding);
  const picture = usePicture(finding);
  const { platform, seller, otherSide, priceText, firstSeenAt, seenDate, deadline, lastTaskId } = finding;
  const who = seller ?? otherSide;
  const seen =
    firstSeenAt === null
      ? formatDay(seenDate, 'en', { short: true })
      : formatMoment(firstSeenAt, 'en', 'date');
  return (
    <article aria-label={nameOf(finding)} className={styles.facts}>
      <Sides
        ours={ours}
        theirs={{
          name: nameOf(finding),
          picture,
          lines: [
            platform,
            ...(who === null
              ? []
              : [ofSeller === undefined || ofSeller < 2 ? who : t('waits', { who, count: ofSeller })]),
            ...(priceText === null ? [] : [priceText]),
            t('firstSeen', { at: seen }),
          ],
        }}
      />
      {finding.similarity !== null && <ScoreBar label={t('likeness')} value={finding.similarity} strong />}
      <Because finding={finding} />
      {finding.description !== null && (
        <p className={styles.note}>{textWithDays(finding.description, 'en')}</p>
      )}
      <p>
        <a href={finding.website} target="_blank" rel="noreferrer">
          {finding.website} <span aria-hidden="true">↗</span>
        </a>
      </p>
      <p>
        {deadline === null ? t('noDay') : t('promised', { day: formatDay(deadline, 'en', { short: true }) })}
        {lastTaskId !== null && (
          <>
            {' · '}
            <AppLink to={`/brand_monitoring_task/${lastTaskId}/show`}>{t('scan')}</AppLink>
          </>
        )}
      </p>
    </article>
  );
}

/** A screenshot somebody took, or the picture at the source. */
function usePicture(finding: Finding): Shown | null {
  const { t } = useTranslation('admin-scan-queue');
  const offered = useOfferPicture(finding);
  const { document } = finding;
  if (document !== null && document.mediaType.startsWith('image/'))
    return { url: document.url, name: document.name };
  return offered == null ? null : { url: offered, name: t('picture') };
}

/** What the likeness is made of. */
function Because({ finding }: { finding: Finding }) {
  const { t } = useTranslation('admin-scan-queue');
  const { name, look, sound, meaning, picture } = measuresOf(finding);
  if (name === undefined) return <p>{t('byHand')}</p>;
  // A title that bears the whole name counts for more than its measure.
  const bears = (finding.similarity ?? 0) > Math.max(name, picture ?? 0);
  return (
    <p>
      {t('because', { name, look: look ?? 0, sound: sound ?? 0, meaning: meaning ?? 0 })}
      {picture !== undefined && ` ${t('becausePicture', { picture })}`}
      {bears && ` ${t('bears')}`}
    </p>
  );
}
