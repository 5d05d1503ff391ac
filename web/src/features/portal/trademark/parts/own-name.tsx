import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { CommandForm } from '../../parts/command-form.js';
import { Section } from '../../parts/page.js';
import { useBrandChoice } from '../../parts/use-brand-choice.js';
import { useCommand } from '../../parts/use-command.js';
import { ArrangeTrademarkDocument, ArrangeTrademarkNode } from '../trademark.graphql.js';
import type { Mark } from './mark-of.js';

/** The customer's own name for a mark, and the brand it stands under. */
export function OwnName({ mark }: { mark: Mark }) {
  const { t } = useTranslation('portal-trademarks');
  const toast = useToast();
  const { brands, ready } = useBrandChoice();
  const arrange = useCommand(ArrangeTrademarkDocument, ArrangeTrademarkNode, () =>
    toast('success', t('arrange.done')),
  );
  const text = (form: FormData, name: string): string | null => String(form.get(name) ?? '').trim() || null;
  return (
    <Section title={t('arrange.title')}>
      {ready && (
        <CommandForm
          command={arrange}
          labels={{ alias: t('arrange.alias'), brandId: t('fact.brand') }}
          submit={t('arrange.save')}
          read={(form) => ({
            id: mark.id,
            input: { alias: text(form, 'alias'), brandId: text(form, 'brandId') },
          })}
        >
          <Field name="alias" label={t('arrange.alias')} hint={t('arrange.hint')} optional>
            {(control) => <input {...control} defaultValue={mark.alias ?? ''} maxLength={200} />}
          </Field>
          <Field name="brandId" label={t('fact.brand')}>
            {(control) => (
              <select {...control} defaultValue={mark.brandId ?? ''}>
                <option value="">{t('arrange.noBrand')}</option>
                {brands.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </CommandForm>
      )}
    </Section>
  );
}
