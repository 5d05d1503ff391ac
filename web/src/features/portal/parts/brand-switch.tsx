import { useTranslation } from 'react-i18next';
import { useBrandChoice } from './use-brand-choice.js';
import styles from './portal-frame.module.css';

const NONE = 'none';
const ALL = 'all';

const selectionOf = (value: string): string | null | undefined =>
  value === ALL ? undefined : value === NONE ? null : value;

/** Which brand the lists show; remembered on this device. */
export function BrandSwitch() {
  const { t } = useTranslation('portal-frame');
  const { brands, unassigned, selected, choose } = useBrandChoice();
  if (brands.length === 0 && unassigned === undefined) return null;
  return (
    <label className={styles.switch}>
      <span>{t('frame.brand')}</span>
      <select
        value={selected === undefined ? ALL : (selected ?? NONE)}
        onChange={(event) => choose(selectionOf(event.target.value))}
      >
        <option value={ALL}>{t('frame.allBrands')}</option>
        {brands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {unassigned !== undefined && <option value={NONE}>{unassigned}</option>}
      </select>
    </label>
  );
}
