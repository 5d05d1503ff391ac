import styles from './score-bar.module.css';

/** A signal from 0 to 100, in words and as a length. */
export function ScoreBar({
  label,
  value,
  strong = false,
}: {
  label: string;
  value: number;
  strong?: boolean;
}) {
  return (
    <div className={`${styles.score} ${strong ? styles.strong : ''}`}>
      <span>{label}</span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ '--part': value / 100 } as React.CSSProperties} />
      </span>
      <span className={styles.value}>{value}</span>
    </div>
  );
}
