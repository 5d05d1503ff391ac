import styles from './month-bars.module.css';

const WIDTH = 480;
const HEIGHT = 120;
const GAP = 8;
/** Months beside each other leave no room for the name of each. */
const LABEL_EVERY = 3;

/** One month: how many there were, a part of them, and the same in words. */
interface MonthBar {
  /** YYYY-MM. */
  readonly month: string;
  readonly all: number;
  readonly part: number;
  readonly words: string;
}

/** A bar a month, with a part of it in another colour; it has its name and its figures in words, also where there are none. */
export function MonthBars({ name, bars }: { readonly name: string; readonly bars: readonly MonthBar[] }) {
  const most = Math.max(1, ...bars.map(({ all }) => all));
  const step = WIDTH / bars.length;
  const high = (count: number): number => (count / most) * (HEIGHT - 2 * GAP);
  const words = bars.filter(({ all }) => all > 0).map((bar) => bar.words);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 26}`}
      role="img"
      aria-label={[name, ...words].join('. ')}
      className={styles.bars}
    >
      <line x1={0} y1={HEIGHT} x2={WIDTH} y2={HEIGHT} className={styles.line} />
      {bars.map(({ month, all, part }, index) => (
        <g key={month} transform={`translate(${index * step + GAP / 2} 0)`}>
          <rect y={HEIGHT - high(all)} width={step - GAP} height={high(all)} className={styles.all} />
          <rect y={HEIGHT - high(part)} width={step - GAP} height={high(part)} className={styles.part} />
          {all > 0 && (
            <text x={(step - GAP) / 2} y={HEIGHT - high(all) - 4} className={styles.count}>
              {all}
            </text>
          )}
          {index % LABEL_EVERY === LABEL_EVERY - 1 && (
            <text x={(step - GAP) / 2} y={HEIGHT + 20} className={styles.month}>
              {`${month.slice(5)}/${month.slice(2, 4)}`}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
