import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import type { OrderPageData } from '../order.loader.js';
import styles from './offices.module.css';

interface Props {
  readonly offices: OrderPageData['jurisdictionList'];
  readonly onChoose: (code: string) => void;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All offices that have no card, found by name or code. */
export function OtherOffices({ offices, onChoose }: Props) {
  const { t, i18n } = useTranslation('order');
  const name = useOfficeName();
  const filterId = useId();
  const [filter, setFilter] = useState('');
  const others = offices
    .filter((office) => plain(`${name(office.code)} ${office.code}`).includes(plain(filter)))
    .sort((one, other) => name(one.code).localeCompare(name(other.code), i18n.language));
  return (
    <details className={styles.others}>
      <summary>{t('offices.others')}</summary>
      <label htmlFor={filterId}>{t('offices.filter')}</label>
      <input
        id={filterId}
        type="search"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <ul>
        {others.map((office) => (
          <li key={office.code}>
            <label>
              <input type="checkbox" checked={false} onChange={() => onChoose(office.code)} />
              {name(office.code)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
