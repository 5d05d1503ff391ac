import { useTranslation } from 'react-i18next';
import { useBrandChoice } from './use-brand-choice.js';
import styles from './brand-switch.module.css';

const NONE = 'none';

/** Which brand monitoring and threats show; remembered on this device. */
export function BrandSwitch() {
  const { t } = useTranslation('portal');
  const { brands, unassigned, selected, choose } = useBrandChoice();
  if (brands.length === 0 && unassigned === undefined) return null;
  return (
    <label className={styles['switch']}>
      <span>{t('frame.brand')}</span>
      <select value={selected ?? NONE} onChange={(event) => choose(event.target.value === NONE ? null : event.target.value)}>
        {brands.map(({ id, name }) => <option key={id} value={id}>{name}</option>)}
        {unassigned !== undefined && <option value={NONE}>{unassigned}</option>}
      </select>
    </label>
  );
}
