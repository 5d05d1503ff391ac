import { useTranslation } from 'react-i18next';
import { useOfficesByName } from '../../../../domain/jurisdiction/offices-by-name.js';
import { officesIn, regions, type Region } from '../../../../domain/jurisdiction/region-of.js';
import styles from './prices.module.css';

interface Props {
  /** Of the field; each chosen office is sent under it. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly chosen: readonly string[];
}

/** Every office to tick, by part of the world; without script as well. */
export function OfficeChoice({ name, label, hint, chosen }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {regions.map((region) => (
        <Part key={region} name={name} region={region} chosen={chosen} />
      ))}
    </fieldset>
  );
}

function Part({ name, region, chosen }: Pick<Props, 'name' | 'chosen'> & { region: Region }) {
  const { t } = useTranslation('pricelist');
  const offices = useOfficesByName(officesIn(region));
  const count = offices.filter(({ code }) => chosen.includes(code)).length;
  return (
    <details>
      <summary>
        {t(`region.${region}`)} <span>{count === 0 ? '' : t('chosen', { count })}</span>
      </summary>
      <ul>
        {offices.map((office) => (
          <li key={office.code}>
            <label>
              <input
                type="checkbox"
                name={name}
                value={office.code}
                defaultChecked={chosen.includes(office.code)}
              />
              {office.name}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
