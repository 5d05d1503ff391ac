import styles from './office-flag.module.css';

interface Props {
  /** Of the jurisdiction. */
  readonly code: string;
  /** Pixels across; flags here are three by two. */
  readonly width?: number;
}

/** Up to this width a flag stands in a list, of which most is never seen; a wider one is the page's own, and is there when it is printed. */
const IN_LINE = 24;

/** The flag of an office's territory; of regional offices that have none, a rosette. Decoration: the name stands beside it. @source web/public/flags/offices */
export function OfficeFlag({ code, width = 24 }: Props) {
  return (
    <img
      className={styles.flag}
      src={`/flags/offices/${code.toLowerCase()}.svg`}
      alt=""
      width={width}
      height={(width * 2) / 3}
      loading={width > IN_LINE ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
