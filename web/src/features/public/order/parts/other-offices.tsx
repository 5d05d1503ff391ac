import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficesByName } from '../../../../domain/jurisdiction/offices-by-name.js';
import { folded } from '../../../../kit/form/folded.js';
import type { OrderPageData } from '../order.loader.js';
import styles from './offices.module.css';

interface Props {
  readonly offices: OrderPageData['jurisdictionList'];
  readonly onChoose: (code: string) => void;
}

/** All offices that have no card, found by name or code. */
export function OtherOffices({ offices, onChoose }: Props) {
  const { t } = useTranslation('order');
  const filterId = useId();
  const [filter, setFilter] = useState('');
  const others = useOfficesByName(offices.map(({ code }) => code)).filter(({ code, name }) =>
    folded(`${name} ${code}`).includes(folded(filter)),
  );
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
        {others.map(({ code, name }) => (
          <li key={code}>
            <label>
              <input type="checkbox" checked={false} onChange={() => onChoose(code)} />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
