import { useTranslation } from 'react-i18next';
import type { ActionFunctionArgs } from 'react-router';
import { Check } from '../../../kit/form/choices.js';
import { Field } from '../../../kit/form/field.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { serviceAction } from '../parts/service-order/service-action.js';
import { ServiceForm } from '../parts/service-order/service-form.js';
import { loadServiceForm } from '../parts/service-order/service-form.loader.js';
import { one } from '../parts/service-order/service-input.js';
import { renewalOrder } from './renewal-order.js';

export const loader = loadServiceForm;
export const action = (args: ActionFunctionArgs) => serviceAction(renewalOrder, args);

const PRICED = [
  'parameters.jurisdiction',
  'parameters.classes',
  'parameters.expirationDate',
  'country',
  'vatNumber',
] as const;

/** Orders a renewal: the mark by number, its last day, and whether we hold a power of attorney. */
export function Component() {
  const { t } = useTranslation('renewal');
  return (
    <ServiceForm
      serviceName={renewalOrder.serviceName}
      ns="renewal"
      priced={PRICED}
      labels={{ 'parameters.expirationDate': 'renewal:form.expires' }}
      markExtra={() => (
        <p>
          <AppLink to="/trademark-renewal/several">{t('several')}</AppLink>
        </p>
      )}
    >
      {(presets) => (
        <>
          <Field name="parameters.expirationDate" label={t('form.expires')} hint={t('form.expiresHint')}>
            {(control) => (
              <input {...control} type="date" defaultValue={one(presets, 'parameters.expirationDate')} />
            )}
          </Field>
          <Check name="parameters.poaInHand" checked={one(presets, 'parameters.poaInHand') !== ''}>
            {t('form.poa')}
          </Check>
        </>
      )}
    </ServiceForm>
  );
}
