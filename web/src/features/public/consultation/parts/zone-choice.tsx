import { useTranslation } from 'react-i18next';
import { zoneWords } from '../../../../kit/dates/format-moment.js';
import { Field } from '../../../../kit/form/field.js';

interface Props {
  readonly zone: string;
  /** Zone of the firm: read by whoever has no script. */
  readonly ours: string;
  readonly onChange: (zone: string) => void;
}

const known = (): readonly string[] => Intl.supportedValuesOf('timeZone');

/** In whose clock the times stand, with its name, and a change of it. */
export function ZoneChoice({ zone, ours, onChange }: Props) {
  const { t, i18n } = useTranslation('consultation');
  const zones = [...new Set([zone, ours, ...known()])].toSorted();
  return (
    <Field
      name="timeZone"
      label={t('zone.label')}
      hint={t('zone.hint', { zone: zoneWords(new Date(), i18n.language, zone) })}
    >
      {(control) => (
        <select {...control} value={zone} onChange={(event) => onChange(event.target.value)}>
          {zones.map((one) => (
            <option key={one} value={one}>
              {one.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
