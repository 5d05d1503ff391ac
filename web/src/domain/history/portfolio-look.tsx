import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kit/dates/day.js';
import { AppLink } from '../../kit/link/app-link.js';
import { useOfficeName } from '../jurisdiction/office-name.js';
import type { AreaWords } from './area-words.js';
import styles from './history.module.css';
import { MarkChangesInShort } from './mark-changes.js';
import type { MarkThen } from './mark-then.graphql.js';

interface Days {
  readonly day: string;
  readonly knownOn: string;
}

interface PartProps {
  readonly days: Days;
  readonly children: ReactNode;
}

/** All marks on a day: the heading over whatever its list is just now. */
export function PortfolioPart({ days, children }: PartProps) {
  return <Part of="on" days={days} children={children} />;
}

/** What is different from another day: the same. */
export function ChangesPart({ days, children }: PartProps) {
  return <Part of="changes" days={days} children={children} />;
}

function Part({ of, days: { day, knownOn }, children }: PartProps & { of: 'on' | 'changes' }) {
  const { t, i18n } = useTranslation('records-history');
  return (
    <section className={styles.look}>
      <h2>{t(of, { day: formatDay(day, i18n.language), knownOn: formatDay(knownOn, i18n.language) })}</h2>
      {children}
    </section>
  );
}

interface ListProps extends Pick<AreaWords, 'status'> {
  readonly marks: readonly MarkThen[];
  readonly count: number;
  readonly day: string;
  /** The page of one of them, on the same days. */
  readonly address: (mark: MarkThen) => string;
}

/** One line a mark: name, office, number, and where it stood. */
export function MarksThen({ marks, count, day, address, status }: ListProps) {
  const { t, i18n } = useTranslation('records-history');
  const office = useOfficeName();
  if (count === 0) return <p>{t('list.none', { day: formatDay(day, i18n.language) })}</p>;
  return (
    <>
      <p>{t('list.count', { count })}</p>
      <ul className={styles.marks}>
        {marks.map((mark) => (
          <li key={mark.recordId}>
            <AppLink to={address(mark)}>{mark.alias ?? mark.name}</AppLink>
            <span>{[office(mark.jurisdiction ?? ''), mark.number].filter(Boolean).join(' · ')}</span>
            {status(mark.status ?? '')}
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChangedProps extends Pick<AreaWords, 'statusWord'> {
  readonly marks: readonly (MarkThen & { readonly before: MarkThen | null })[];
  readonly count: number;
  readonly address: (mark: MarkThen) => string;
}

/** Only the marks that stood otherwise, each with what is different in sentences. */
export function ChangedMarks({ marks, count, address, statusWord }: ChangedProps) {
  const { t } = useTranslation('records-history');
  const office = useOfficeName();
  if (count === 0) return <p>{t('change.none')}</p>;
  return (
    <>
      {count > marks.length && <p>{t('list.more', { count, shown: marks.length })}</p>}
      <ul className={styles.changed}>
        {marks.map(({ before, ...after }) => {
          const named = after.known || before === null ? after : before;
          return (
            <li key={after.recordId}>
              <AppLink to={address(after)}>{named.alias ?? named.name}</AppLink>{' '}
              <span>{office(named.jurisdiction ?? '')}</span>
              {before !== null && (
                <MarkChangesInShort before={before} after={after} statusWord={statusWord} />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
