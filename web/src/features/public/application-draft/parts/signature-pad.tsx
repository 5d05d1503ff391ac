import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import styles from '../application-draft.module.css';

export type Strokes = readonly { readonly points: readonly number[] }[];

const WIDE = 1000;
const HIGH = 330;
const MOST_POINTS = 1000;

/** The line under a typed name, for whoever cannot draw. */
const TYPED: Strokes = [{ points: [60, 250, 940, 250] }];

/** A field to draw in, in thousandths of its width; or the typed name with a line under it. */
export function SignaturePad({ name, onChange }: { name: string; onChange: (strokes: Strokes) => void }) {
  const { t } = useTranslation('draft');
  const field = useRef<SVGSVGElement>(null);
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [typed, setTyped] = useState(false);
  const put = (next: Strokes, byName = false): void => {
    setStrokes(next);
    setTyped(byName);
    onChange(next);
  };
  const at = (event: React.PointerEvent): number[] => {
    const box = field.current?.getBoundingClientRect();
    if (box === undefined) return [];
    const part = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), 1) * most);
    return [
      part((event.clientX - box.left) / box.width, WIDE),
      part((event.clientY - box.top) / box.height, HIGH),
    ];
  };
  const begin = (event: React.PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    put([...(typed ? [] : strokes), { points: at(event) }]);
  };
  const go = (event: React.PointerEvent): void => {
    const last = strokes.at(-1);
    if (
      !event.currentTarget.hasPointerCapture(event.pointerId) ||
      last === undefined ||
      last.points.length >= MOST_POINTS
    )
      return;
    put([...strokes.slice(0, -1), { points: [...last.points, ...at(event)] }]);
  };
  return (
    <div className={styles.pad}>
      <svg
        ref={field}
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={t(strokes.length === 0 ? 'poa.padEmpty' : 'poa.padDrawn')}
        onPointerDown={begin}
        onPointerMove={go}
      >
        {typed && (
          <text x="60" y="225">
            {name}
          </text>
        )}
        {strokes.map(({ points }, index) => (
          <polyline key={index} points={points.join(' ')} />
        ))}
      </svg>
      <div className={styles.end}>
        <Button type="button" size="small" onClick={() => put(TYPED, true)}>
          {t('poa.typed')}
        </Button>
        <Button type="button" size="small" look="quiet" onClick={() => put([])}>
          {t('poa.clear')}
        </Button>
      </div>
    </div>
  );
}
