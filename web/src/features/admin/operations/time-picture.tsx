import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../kit/dates/format-moment.js';
import { Status } from '../../../kit/status/status.js';
import { drawn, highest, roundTop, type Line } from './drawn-lines.js';
import { figureWords } from './figure-words.js';
import styles from './operations.module.css';
import type { Picture } from './pictures.js';

const WIDTH = 480;
const HEIGHT = 130;
/** So many of the pieces a line is made of may be missing before it is broken. */
const GAP = 4;
const POINTS = 180;
const DAY_MS = 86_400_000;

/** A figure over time, with what it is now in words beside it; nothing taken yet is said. Moments in milliseconds since the epoch. */
export function TimePicture({
  picture,
  lines,
  from,
  to,
}: {
  readonly picture: Picture;
  readonly lines: readonly Line[];
  readonly from: number;
  readonly to: number;
}) {
  const { t, i18n } = useTranslation('admin-operations');
  const name = useId();
  const shown = highest(lines);
  const most = Math.max(0, ...shown.flatMap(({ points }) => points.map(({ value }) => value)));
  const top = roundTop(most);
  const frame = { width: WIDTH, height: HEIGHT, from, to, top };
  const paths = shown.map((line) => drawn(line, frame, ((to - from) / POINTS) * GAP));
  const words = (value: number): string => figureWords(value, picture.unit, i18n.language);
  const over = picture.limit === undefined ? [] : paths.filter(({ last }) => last > (picture.limit ?? 0));
  const style = to - from > DAY_MS ? 'date' : 'clock';
  const limitAt = HEIGHT - ((picture.limit ?? 0) / top) * HEIGHT;
  return (
    <figure className={styles.picture} aria-labelledby={name}>
      <figcaption id={name}>
        {t(`picture.${picture.name}`)}
        {over.length > 0 && <Status tone="problem">{t('over')}</Status>}
      </figcaption>
      {paths.length === 0 ? (
        <p className={styles.nothing}>{t('nothing')}</p>
      ) : (
        <>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} aria-hidden="true" className={styles.drawing}>
            <line x1={0} y1={HEIGHT} x2={WIDTH} y2={HEIGHT} className={styles.axis} />
            <line x1={0} y1={0.5} x2={WIDTH} y2={0.5} className={styles.axis} />
            {picture.limit !== undefined && picture.limit > 0 && picture.limit < top && (
              <line x1={0} y1={limitAt} x2={WIDTH} y2={limitAt} className={styles.limit} />
            )}
            {paths.map(({ label, path }, at) => (
              <path key={label} d={path} className={styles.line} data-line={at} />
            ))}
            <text x={0} y={12} className={styles.edge}>
              {words(top)}
            </text>
            <text x={0} y={HEIGHT + 14} className={styles.edge}>
              {formatMoment(new Date(from), i18n.language, style)}
            </text>
            <text x={WIDTH} y={HEIGHT + 14} textAnchor="end" className={styles.edge}>
              {formatMoment(new Date(to), i18n.language, style)}
            </text>
          </svg>
          <dl className={styles.lines}>
            {paths.map(({ label, last }, at) => (
              <div key={label} data-line={at}>
                <dt>{label === '' ? t('all') : label.replaceAll('_', ' ')}</dt>
                <dd>{words(last)}</dd>
              </div>
            ))}
          </dl>
          {lines.length > shown.length && (
            <p className={styles.more}>{t('more', { count: lines.length - shown.length })}</p>
          )}
        </>
      )}
    </figure>
  );
}
