import { useTranslation } from 'react-i18next';
import { cityOf } from '../../../../kit/dates/zone-names.js';
import { zonesByRegion } from './zones.js';

interface Props {
  /** IANA name; empty: the zone of the device. */
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

/** Whose clock it is, by city. */
export function ZoneChoice({ value, onChange }: Props) {
  const { t } = useTranslation('admin-settings');
  return (
    <label>
      {t('field.zone')}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('zoneOfDevice')}</option>
        {zonesByRegion(value).map(([region, zones]) => (
          <optgroup key={region} label={region}>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {cityOf(zone)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <small>{t('zoneNote')}</small>
    </label>
  );
}
