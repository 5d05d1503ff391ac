import { useId } from 'react';
import { sealFigure } from './seal-figure.js';
import styles from './seal.module.css';

interface Props {
  readonly name: string;
  readonly size?: number;
  readonly className?: string | undefined;
  readonly draw?: boolean;
}

/** The mark's own seal. Decoration: the name stands beside it in words, never under it. */
export function Seal({ name, size = 96, className, draw = false }: Props) {
  const id = useId();
  const figure = sealFigure(name);
  const weight = size > 200 ? 0.42 : size > 80 ? 0.6 : 1.3;
  return (
    <svg
      className={`${styles.seal} ${draw ? styles.draw : ''} ${className ?? ''}`}
      width={size}
      height={size}
      viewBox="-50 -50 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      aria-hidden="true"
    >
      {figure.rim.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      {figure.rings.map((ring, index) => (
        <g key={ring.path} opacity={ring.opacity} className={styles.ring}>
          <path id={`${id}${index}`} d={ring.path} />
          {Array.from({ length: ring.count - 1 }, (_, turn) => (
            <use
              key={turn}
              href={`#${id}${index}`}
              transform={`rotate(${Math.round(((turn + 1) * 36000) / ring.count) / 100})`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
