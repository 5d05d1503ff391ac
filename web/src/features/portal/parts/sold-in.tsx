import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button.js';
import { Group } from '../../../kit/form/choices.js';
import { CodedOptions } from '../../../kit/form/coded-options.js';
import field from '../../../kit/form/field.module.css';
import { CountriesOfSaleDocument, CountriesOfSaleNode } from './sold-in.graphql.js';
import { usePortalQuery } from './use-portal-query.js';
import styles from './lists.module.css';

/** As many as the service keeps. */
const MOST = 30;

/** Countries a brand is sold in: a scan asks the markets of these first. */
export function SoldIn({ name, label, chosen }: { name: string; label: string; chosen: readonly string[] }) {
  const { t } = useTranslation('portal-brands');
  const [codes, setCodes] = useState(chosen);
  const { data } = usePortalQuery(CountriesOfSaleDocument, CountriesOfSaleNode, {});
  const countries = data?.countryList ?? [];
  const nameOf = (code: string): string => countries.find((one) => one.code === code)?.name ?? code;
  return (
    <Group name={name} label={label} hint={t('form.countriesHint')} optional>
      {codes.length > 0 && (
        <ul className={styles.chosen}>
          {codes.map((code) => (
            <li key={code}>
              <input type="hidden" name={name} value={code} />
              {nameOf(code)}
              <Button
                type="button"
                look="quiet"
                size="small"
                aria-label={t('form.removeCountry', { name: nameOf(code) })}
                onClick={() => setCodes(codes.filter((one) => one !== code))}
              >
                <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {codes.length < MOST && (
        <select
          className={field.control}
          aria-label={t('form.addCountry')}
          value=""
          onChange={({ target }) => {
            if (target.value !== '') setCodes([...codes, target.value]);
          }}
        >
          <option value="">{t('form.addCountry')}</option>
          <CodedOptions of={countries.filter(({ code }) => !codes.includes(code))} />
        </select>
      )}
    </Group>
  );
}
