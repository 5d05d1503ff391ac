import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficesByName } from '../../../../domain/jurisdiction/offices-by-name.js';
import { FilterField } from '../../../../kit/form/filter-field.js';
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
  const [filter, setFilter] = useState('');
  const others = useOfficesByName(offices.map(({ code }) => code)).filter(({ code, name }) =>
    folded(`${name} ${code}`).includes(folded(filter)),
  );
  return (
    <details className={styles.others}>
      <summary>{t('offices.others')}</summary>
      <FilterField label={t('offices.filter')} value={filter} onChange={setFilter} />
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
