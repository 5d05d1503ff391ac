import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { Check, Group } from '../../../../kit/form/choices.js';
import { CommandForm } from '../../parts/command-form.js';
import { Section } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import { AssignBrandItemsDocument, AssignBrandItemsNode, type PortalBrandResult } from '../brand.graphql.js';

interface Props {
  readonly brand: { readonly id: string; readonly name: string };
  readonly marks: PortalBrandResult['looseMarks']['items'];
  readonly orders: PortalBrandResult['looseOrders']['items'];
  readonly cases: PortalBrandResult['looseCases']['items'];
}

const KINDS = ['TRADEMARK', 'REGISTRATION_REQUEST', 'CASE'] as const;

/** What stands under no brand yet, to be put under this one. */
export function Assign({ brand, marks, orders, cases }: Props) {
  const { t } = useTranslation('portal-brands');
  const office = useOfficeName();
  const toast = useToast();
  const assign = useCommand(AssignBrandItemsDocument, AssignBrandItemsNode, () =>
    toast('success', t('assign.done')),
  );
  const loose = [
    ...marks.map((mark) => ({
      kind: 'TRADEMARK',
      id: mark.id,
      words: t('assign.mark', { name: mark.name, office: office(mark.jurisdiction) }),
    })),
    ...orders.map((order) => ({
      kind: 'REGISTRATION_REQUEST',
      id: order.id,
      words: t('assign.order', { name: order.value, number: order.publicId }),
    })),
    ...cases.map((one) => ({
      kind: 'CASE',
      id: one.id,
      words: t('assign.threat', { name: one.caseCounterparty?.primaryName ?? t('brand.unknown') }),
    })),
  ];
  if (loose.length === 0) return null;
  const items = (form: FormData) =>
    form.getAll('items').flatMap((value) => {
      const [kind, id] = String(value).split(' ');
      const known = KINDS.find((one) => one === kind);
      return known === undefined || id === undefined ? [] : [{ kind: known, id }];
    });
  return (
    <Section title={t('assign.title')}>
      <CommandForm
        command={assign}
        labels={{ items: t('assign.items') }}
        submit={t('assign.save', { name: brand.name })}
        read={(form) => ({ id: brand.id, input: { items: items(form) } })}
      >
        <Group name="items" label={t('assign.items')}>
          {loose.map(({ kind, id, words }) => (
            <Check key={id} name="items" value={`${kind} ${id}`}>
              {words}
            </Check>
          ))}
        </Group>
      </CommandForm>
    </Section>
  );
}
