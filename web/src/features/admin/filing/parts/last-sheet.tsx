import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import styles from './last-sheet.module.css';
import { languageName } from '../../parts/language-name.js';
import type { DeskFiling } from './desk-mark.js';
import type { OrderPaid } from './order-paid.js';
import { SheetMoney } from './sheet-money.js';

type Sheet = NonNullable<DeskFiling['lastSheet']>;
type Line = Sheet['lines'][number];

const LANGUAGES: readonly Line['row'][] = ['FIRST_LANGUAGE', 'SECOND_LANGUAGE'];

const side = ({ row }: Line, value: string | null): string | null =>
  value !== null && LANGUAGES.includes(row) ? languageName(value) : value;

/** Everything the office gets beside what the client approved, and what it costs: read before money is spent. */
export function LastSheet({ filing, sheet, paid }: { filing: DeskFiling; sheet: Sheet; paid: OrderPaid }) {
  const { t } = useTranslation('admin-filing');
  const different = sheet.lines.filter((line) => line.differs).length;
  return (
    <div className={styles.sheet}>
      <p className={different === 0 ? styles.same : styles.different}>
        {different === 0 ? t('sheet.same') : t('sheet.differences', { count: different })}
      </p>
      <table className={styles.lines}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('sheet.approved')}</th>
            <th scope="col">{t('sheet.sent')}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.lines.map((line) => (
            <SheetLine key={`${line.row} ${line.classNumber}`} line={line} />
          ))}
        </tbody>
      </table>
      <SheetMoney filing={filing} sheet={sheet} paid={paid} />
      <Similar similar={sheet.similar} />
    </div>
  );
}

function SheetLine({ line }: { line: Line }) {
  const { t } = useTranslation('admin-filing');
  const { row, classNumber, differs } = line;
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row">
        {t(`sheet.row.${row}`, { number: classNumber })}
        {differs && <span className="visually-hidden"> – {t('sheet.differs')}</span>}
      </th>
      <td>{side(line, line.approved) ?? t([`sheet.nothing.${row}`, 'sheet.nothing.any'])}</td>
      <td>{side(line, line.sent) ?? t([`sheet.unsent.${row}`, 'sheet.unsent.any'])}</td>
    </tr>
  );
}

function Similar({ similar }: Pick<Sheet, 'similar'>) {
  const { t } = useTranslation('admin-filing');
  if (similar.length === 0) return <p>{t('sheet.noSimilar')}</p>;
  return (
    <div className={styles.different}>
      <p>{t('sheet.similar')}</p>
      <ul>
        {similar.map(({ trademarkId, name, number, filingDate }) => (
          <li key={trademarkId}>
            <AppLink to={`/trademark/${trademarkId}/show`}>
              {[name, number].filter(Boolean).join(' ')}
            </AppLink>{' '}
            {filingDate === null ? t('sheet.underWay') : formatDay(filingDate, 'en')}
          </li>
        ))}
      </ul>
    </div>
  );
}
