import { useTranslation } from 'react-i18next';
import { Choices, Group } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { one, type Answers } from '../../parts/service-order/service-input.js';
import { isNewBrand, NEW_BRAND } from '../monitoring-input.js';
import type { MonitoringCustomerResult } from '../monitoring-order.graphql.js';
import { Several } from './several.js';

interface Props {
  readonly account: MonitoringCustomerResult;
  readonly presets: Answers;
  /** All answers as they stand in the form. */
  readonly now: Answers;
}

/** Which brand is watched: one of the account, or a new one with its pages; its marks, and what is its own and left alone. */
export function BrandQuestions({ account, presets, now }: Props) {
  const { t } = useTranslation('brand-monitoring');
  const brands = account.brandList.items;
  const marks = account.trademarkList.items;
  return (
    <>
      {brands.length > 0 && (
        <Choices
          name="brandId"
          label={t('ask.brandId.label')}
          row={false}
          chosen={one(presets, 'brandId') || NEW_BRAND}
          choices={[
            ...brands.map(({ id, name, websites }) => ({
              value: id,
              title: name,
              ...(websites.length === 0 ? {} : { text: websites.join(', ') }),
            })),
            { value: NEW_BRAND, title: t('ask.brandId.new') },
          ]}
        />
      )}
      {(brands.length === 0 || isNewBrand(now)) && <NewBrand presets={presets} />}
      {marks.length > 0 && (
        <Group
          name="trademarkIds"
          label={t('ask.trademarkIds.label')}
          hint={t('ask.trademarkIds.hint')}
          optional
        >
          <Several
            name="trademarkIds"
            chosen={presets['trademarkIds'] ?? []}
            choices={marks.map(({ id, name, jurisdiction, number }) => ({
              value: id,
              title: [name, jurisdiction, number].filter(Boolean).join(', '),
            }))}
          />
        </Group>
      )}
      <Field name="ownAccounts" label={t('ask.ownAccounts.label')} hint={t('ask.ownAccounts.hint')} optional>
        {(control) => (
          <textarea {...control} rows={4} maxLength={5000} defaultValue={one(presets, 'ownAccounts')} />
        )}
      </Field>
    </>
  );
}

function NewBrand({ presets }: { presets: Answers }) {
  const { t } = useTranslation('brand-monitoring');
  return (
    <>
      <Field name="brandName" label={t('ask.brandName.label')} hint={t('ask.brandName.hint')}>
        {(control) => (
          <input
            {...control}
            maxLength={120}
            autoComplete="organization"
            defaultValue={one(presets, 'brandName')}
          />
        )}
      </Field>
      <Field name="websites" label={t('ask.websites.label')} hint={t('ask.websites.hint')}>
        {(control) => (
          <textarea {...control} rows={3} maxLength={2000} defaultValue={one(presets, 'websites')} />
        )}
      </Field>
      <Field name="description" label={t('ask.description.label')} hint={t('ask.description.hint')} optional>
        {(control) => (
          <textarea {...control} rows={4} maxLength={2000} defaultValue={one(presets, 'description')} />
        )}
      </Field>
    </>
  );
}
