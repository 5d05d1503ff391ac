import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { Seal } from '../../../../kit/seal/seal.js';
import type { Presets } from '../../parts/mark-questions/presets.js';
import styles from './preview.module.css';

const MOST_NAMES = 6;

/** The entry as it fills: what the lawyer will read. */
export function Preview({ values }: { values: Presets }) {
  const { t, i18n } = useTranslation('verification');
  const office = useOfficeName();
  const name = values['value']?.[0]?.trim() ?? '';
  const codes = values['jurisdictions'] ?? [];
  const names = codes.slice(0, MOST_NAMES).map(office);
  const more = codes.length - names.length;
  const places =
    codes.length === 0
      ? '–'
      : new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
          more > 0 ? [...names, t('preview.more', { count: more })] : names,
        );
  return (
    <aside className={styles.preview} aria-label={t('preview.title')}>
      <Seal name={name === '' ? 'Cotta' : name} size={132} />
      <p className={styles.name}>{name === '' ? t('preview.empty') : name}</p>
      <Extract
        rows={[
          { code: '550', label: t('preview.kind'), value: t(`type.${values['type']?.[0] ?? 'TEXT'}.title`) },
          {
            label: t('preview.where'),
            value:
              values['jurisdictionsUndecided']?.[0] !== undefined && codes.length === 0
                ? t('preview.advise')
                : places,
          },
          { label: t('preview.price'), value: t('preview.nothing') },
        ]}
      />
      <h2>{t('preview.next')}</h2>
      <ol>
        {(['first', 'second', 'third'] as const).map((step) => (
          <li key={step}>{t(`preview.${step}`)}</li>
        ))}
      </ol>
    </aside>
  );
}
