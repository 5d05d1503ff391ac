import { useTranslation } from 'react-i18next';
import type { OfficeFacts } from './office-facts.js';
import { useFactTexts, type Fact } from './use-fact-texts.js';
import styles from './office.module.css';

const ROWS: readonly Fact[] = [
  'months',
  'opposition',
  'term',
  'renewal',
  'grace',
  'use',
  'representative',
  'specimen',
  'languages',
  'classes',
  'madrid',
];

/** What is known of an office, fact by fact; what is not settled says so. */
export function FactsTable({ facts }: { facts: OfficeFacts }) {
  const { t } = useTranslation('content');
  const textOf = useFactTexts();
  return (
    <dl className={styles.lines}>
      {ROWS.map((row) => (
        <div key={row}>
          <dt>{t(`facts.${row}`)}</dt>
          <dd>{textOf(row, facts)}</dd>
        </div>
      ))}
    </dl>
  );
}
