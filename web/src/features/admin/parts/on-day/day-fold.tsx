import { useState, type ReactNode } from 'react';
import { dayOf } from '../../../../kit/dates/day.js';
import { isDay } from '../records/record-title.js';
import styles from './day-fold.module.css';

interface Props {
  readonly words: { readonly title: string; readonly day: string; readonly future: string };
  /** What is seen of a day that has come; undefined while none is chosen. */
  readonly children: (day: string | undefined) => ReactNode;
}

/** Folded away until somebody asks how it stood at the end of a day. */
export function DayFold({ words, children }: Props) {
  const [chosen, setChosen] = useState('');
  const today = dayOf(new Date());
  return (
    <details className={styles.fold}>
      <summary>{words.title}</summary>
      <p>
        <label className={styles.day}>
          {words.day}
          <input type="date" max={today} value={chosen} onChange={(event) => setChosen(event.target.value)} />
        </label>
      </p>
      {chosen > today && <p role="alert">{words.future}</p>}
      {children(isDay(chosen) && chosen <= today ? chosen : undefined)}
    </details>
  );
}
