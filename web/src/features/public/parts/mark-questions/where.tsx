import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, Group } from '../../../../kit/form/choices.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import { useOfficesByName } from '../../../../domain/jurisdiction/offices-by-name.js';
import { FilterField } from '../../../../kit/form/filter-field.js';
import { folded } from '../../../../kit/form/folded.js';
import type { Presets } from './presets.js';
import { OfficeCard, type OfficeFacts } from './office-card.js';
import styles from './mark-questions.module.css';

interface Props {
  readonly offices: readonly OfficeFacts[];
  readonly suggested: readonly string[];
  readonly presets: Presets;
  readonly chosen: readonly string[];
}

/** Suggested offices as cards, all others by name; «not sure» is an answer. */
export function Where({ offices, suggested, presets, chosen }: Props) {
  const { t } = useTranslation('verification');
  const hydrated = useHydrated();
  const [filter, setFilter] = useState('');
  const preset = presets['jurisdictions'] ?? [];
  const cards = [...new Set([...preset, ...suggested])].flatMap((code) =>
    offices.filter((office) => office.code === code),
  );
  const others = useOfficesByName(
    offices.filter((office) => !cards.includes(office)).map(({ code }) => code),
  ).map(({ code, name }) => ({
    code,
    name,
    hidden: !folded(`${name} ${code}`).includes(folded(filter)) && !chosen.includes(code),
  }));
  return (
    <FormSection number={2} id="where" title={t('where.title')} lead={t('where.lead')}>
      <Group name="jurisdictions" label={t('label.jurisdictions')}>
        <div className={styles.cards}>
          {cards.map((office) => (
            <OfficeCard key={office.code} office={office} checked={preset.includes(office.code)} />
          ))}
        </div>
        <details className={styles.all} open={filter !== '' || undefined}>
          <summary>{t('where.all', { count: others.length })}</summary>
          {hydrated && (
            <div className={styles.filter}>
              <FilterField label={t('where.filter')} value={filter} onChange={setFilter} />
              <span className="visually-hidden" role="status">
                {t('where.found', { count: others.filter(({ hidden }) => !hidden).length })}
              </span>
            </div>
          )}
          <ul>
            {others.map(({ code, name, hidden }) => (
              <li key={code} hidden={hidden}>
                <label>
                  <input
                    type="checkbox"
                    name="jurisdictions"
                    value={code}
                    defaultChecked={preset.includes(code)}
                  />
                  {name}
                </label>
              </li>
            ))}
          </ul>
        </details>
      </Group>
      <Check name="jurisdictionsUndecided" checked={presets['jurisdictionsUndecided']?.[0] !== undefined}>
        {t('where.unsure')}
      </Check>
    </FormSection>
  );
}
