import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import type { Figures } from '../promise-board.graphql.js';
import styles from '../promise-board.module.css';
import { COUNTED, countOf, type Cell } from '../promise-period.js';
import { useFiguresName } from './figures-name.js';
import { useSpanWords } from './span-words.js';

interface Props {
  readonly of: Cell['of'];
  readonly rows: readonly Figures[];
  readonly onOpen: (cell: Cell) => void;
}

/** Sums of promises, a row for each person or kind of work; a number opens what it counts. */
export function FiguresTable({ of, rows, onOpen }: Props) {
  const { t } = useTranslation('admin-promises');
  const span = useSpanWords();
  const name = useFiguresName();
  const named = (figures: Figures): string => name(of, figures);
  if (rows.length === 0) return null;
  return (
    <div className={styles.scroll} role="region" aria-label={t(`of.${of}`)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(`of.${of}`)}</th>
            {COUNTED.map((counted) => (
              <th key={counted} scope="col">
                {t(`counted.${counted}`)}
              </th>
            ))}
            <th scope="col">{t('hours')}</th>
            <th scope="col">{t('median')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((figures) => (
            <tr key={figures.userId ?? figures.work ?? of}>
              <th scope="row">{named(figures)}</th>
              {COUNTED.map((counted) => (
                <td key={counted}>
                  <Count cell={{ of, counted, figures }} name={named(figures)} onOpen={onOpen} />
                </td>
              ))}
              <td>{span(figures.minutesOpen)}</td>
              <td>
                {figures.medianMinutesEarly !== null &&
                  t(figures.medianMinutesEarly < 0 ? 'late' : 'early', {
                    span: span(figures.medianMinutesEarly),
                  })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Count({ cell, name, onOpen }: { cell: Cell; name: string; onOpen: (cell: Cell) => void }) {
  const { t } = useTranslation('admin-promises');
  const count = countOf(cell);
  if (count === 0) return <>0</>;
  const { figures, counted } = cell;
  const share = counted === 'kept' ? ` (${Math.round((100 * count) / figures.promised)} %)` : '';
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={t('openRows', { name, counted: t(`counted.${counted}`), count })}
      onClick={() => onOpen(cell)}
    >
      {count}
      {share}
    </Button>
  );
}
