import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { CommandForm } from '../../parts/command-form.js';
import { Day } from '../../parts/day.js';
import { useCommand } from '../../parts/use-command.js';
import { OrderOppositionDocument, OrderOppositionNode } from '../trademark.graphql.js';
import type { Result } from './mark-of.js';

/** Asks the lawyers to act against the later mark: they know it already, so nothing has to be typed. */
export function AskToAct({ result }: { result: Result }) {
  const { t } = useTranslation('portal-trademarks');
  const order = useCommand(OrderOppositionDocument, OrderOppositionNode);
  const labels = { note: t('watch.note') };
  if (result.orderedOn !== null)
    return (
      <p role="status">
        {t('watch.asked')} <Day on={result.orderedOn} />. {t('watch.askedNext')}
      </p>
    );
  return (
    <CommandForm
      command={order}
      labels={labels}
      submit={t('watch.act')}
      keep={`portal-opposition-${result.id}`}
      read={(form) => ({ id: result.id, input: { note: String(form.get('note') ?? '').trim() || null } })}
    >
      <Field name="note" label={labels.note} hint={t('watch.noteHint')} optional>
        {(control) => <textarea {...control} rows={3} />}
      </Field>
    </CommandForm>
  );
}
