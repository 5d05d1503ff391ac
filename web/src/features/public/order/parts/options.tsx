import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../kit/form/form-section.js';
import type { DraftPart } from './draft-part.js';
import { Pick } from './pick.js';
import { Tick } from './tick.js';

/** What may come with it. None of these changes the price on this page; each says what follows from it. */
export function Options({ draft, change }: DraftPart) {
  const { t } = useTranslation('order');
  const used = draft.useInCommerce === true ? 'yes' : draft.useInCommerce === false ? 'no' : undefined;
  return (
    <FormSection number={5} id="options" title={t('options.title')} lead={t('options.lead')}>
      <Pick
        name="useInCommerce"
        label={t('options.used')}
        hint={draft.jurisdictions.includes('US') ? t('options.usedWhy') : undefined}
        optional
        choices={[
          { value: 'yes', title: t('options.usedYes') },
          { value: 'no', title: t('options.usedNo') },
        ]}
        value={used}
        onChange={(value) => change({ useInCommerce: value === 'yes' })}
      />
      <div>
        {draft.jurisdictions.includes('EU') && (
          <Tick
            name="euipoGrantRequested"
            checked={draft.euipoGrantRequested}
            onChange={(euipoGrantRequested) => change({ euipoGrantRequested })}
          >
            {t('options.grant')}
            <small>{t('options.grantText')}</small>
          </Tick>
        )}
        <Tick
          name="brandProtection"
          checked={draft.brandProtection}
          onChange={(brandProtection) => change({ brandProtection })}
        >
          {t('options.watch')}
          <small>{t('options.watchText')}</small>
        </Tick>
        <Tick
          name="e2eProtection"
          checked={draft.e2eProtection}
          onChange={(e2eProtection) => change({ e2eProtection })}
        >
          {t('options.endToEnd')}
          <small>{t('options.endToEndText')}</small>
        </Tick>
      </div>
    </FormSection>
  );
}
