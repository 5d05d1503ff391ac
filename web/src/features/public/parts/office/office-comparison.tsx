import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeFlag } from '../../../../domain/jurisdiction/office-flag.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { OfficeFacts } from './office-facts.js';
import { useFactTexts } from './use-fact-texts.js';
import styles from './office.module.css';

const ROWS = ['months', 'opposition', 'term', 'use', 'representative', 'languages', 'madrid'] as const;

/** Offices side by side: what differs when a mark is filed there. */
export function OfficeComparison({ offices }: { offices: readonly OfficeFacts[] }) {
  const { t } = useTranslation('content');
  const name = useOfficeName();
  const caption = useId();
  const textOf = useFactTexts();
  return (
    <div className={`table-scroll ${styles.compare}`} role="region" tabIndex={0} aria-labelledby={caption}>
      <table>
        <caption>
          <span id={caption}>{t('compare.title')}</span>
        </caption>
        <thead>
          <tr>
            <td />
            {offices.map(({ code }) => (
              <th key={code} scope="col">
                <OfficeFlag code={code} />
                {name(code)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`facts.${row}`)}</th>
              {offices.map((facts) => (
                <td key={facts.code}>{textOf(row, facts)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
