import { useTranslation } from 'react-i18next';
import { zoneWords } from '../../../../kit/dates/format-moment.js';
import { offsetOf } from '../../../../kit/dates/zone-names.js';
import { Field } from '../../../../kit/form/field.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import { cityIn } from '../city-in.js';

interface Props {
  readonly zone: string;
  /** Zone of the firm: read by whoever has no script. */
  readonly ours: string;
  readonly onChange: (zone: string) => void;
}

const known = (): readonly string[] => Intl.supportedValuesOf('timeZone');

/** In whose clock the times stand, by its city in the reader's language, and a change of it. */
export function ZoneChoice({ zone, ours, onChange }: Props) {
  const { t, i18n } = useTranslation('consultation');
  const hydrated = useHydrated();
  const now = new Date();
  // Servers and browsers know other zones, and only a script can change one for another.
  const zones = [...new Set([zone, ours, ...(hydrated ? known() : [])])]
    .map((one) => ({ zone: one, city: cityIn(i18n.language, one), offset: offsetOf(one, now) }))
    .toSorted((one, other) => one.city.localeCompare(other.city, i18n.language));
  return (
    <Field
      name="timeZone"
      label={t('zone.label')}
      hint={t('zone.hint', { zone: zoneWords(now, i18n.language, zone) })}
    >
      {(control) => (
        <select {...control} value={zone} onChange={(event) => onChange(event.target.value)}>
          {zones.map((one) => (
            <option key={one.zone} value={one.zone}>
              {t('zone.city', one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
