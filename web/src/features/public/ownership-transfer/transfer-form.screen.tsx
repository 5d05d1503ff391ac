import { useTranslation } from 'react-i18next';
import { useLoaderData, type ActionFunctionArgs } from 'react-router';
import { Group } from '../../../kit/form/choices.js';
import { Field } from '../../../kit/form/field.js';
import { useHydrated } from '../../../kit/hydrated/use-hydrated.js';
import { Upload } from '../../../kit/upload/upload.js';
import { serviceAction } from '../parts/service-order/service-action.js';
import { ServiceForm } from '../parts/service-order/service-form.js';
import { loadServiceForm } from '../parts/service-order/service-form.loader.js';
import { one } from '../parts/service-order/service-input.js';
import { NewOwner } from './parts/new-owner.js';
import { KINDS, OWNER_FIELDS, ownerField, transferOrder } from './transfer-order.js';

export const loader = loadServiceForm;
export const action = (args: ActionFunctionArgs) => serviceAction(transferOrder, args);

const PRICED = ['parameters.jurisdiction', 'parameters.classes', 'country', 'vatNumber'] as const;
const LABELS = {
  'parameters.kind': 'transfer:form.kind',
  'parameters.currentOwner': 'transfer:form.currentOwner',
  deedUpload: 'transfer:form.deed',
  ...Object.fromEntries(OWNER_FIELDS.map((name) => [ownerField(name), `transfer:owner.${name}`])),
};

/** Orders the record of a new owner: from whom, to whom, and the deed that proves it. */
export function Component() {
  const { t } = useTranslation('transfer');
  const hydrated = useHydrated();
  const { countries } = useLoaderData<typeof loader>();
  return (
    <ServiceForm serviceName={transferOrder.serviceName} ns="transfer" priced={PRICED} labels={LABELS}>
      {(presets, onInput) => (
        <>
          <Field name="parameters.kind" label={t('form.kind')}>
            {(control) => (
              <select {...control} defaultValue={one(presets, 'parameters.kind') || KINDS[0]}>
                {KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kind.${kind}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field
            name="parameters.currentOwner"
            label={t('form.currentOwner')}
            hint={t('form.currentOwnerHint')}
          >
            {(control) => (
              <input
                {...control}
                maxLength={300}
                autoComplete="off"
                defaultValue={one(presets, 'parameters.currentOwner')}
              />
            )}
          </Field>
          <NewOwner countries={countries} presets={presets} />
          <Group name="deedUpload" label={t('form.deed')} hint={t('form.deedHint')} optional>
            {hydrated ? (
              <Upload name="deedUpload" label={t('form.deed')} onChange={onInput} />
            ) : (
              <p>{t('form.deedLater')}</p>
            )}
          </Group>
        </>
      )}
    </ServiceForm>
  );
}
