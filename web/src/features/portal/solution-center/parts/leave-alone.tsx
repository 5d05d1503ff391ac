import { useTranslation } from 'react-i18next';
import { Check } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { CommandForm } from '../../parts/command-form.js';
import { Section } from '../../parts/page.js';
import { UpdateCounterpartyDocument, UpdateCounterpartyNode } from '../../parts/portal-parts.graphql.js';
import { useCommand, type Command } from '../../parts/use-command.js';
import {
  DismissCaseDocument,
  DismissCaseNode,
  type PortalSolutionsResult,
} from '../solution-center.graphql.js';

type Threat = NonNullable<PortalSolutionsResult['case']>;

const CAN_BE_LEFT: readonly string[] = ['CREATED', 'CLIENT_APPROACHED'];

interface Leaving {
  readonly reason: string;
  readonly whitelist: boolean;
}

/** Leaves a threat alone, once or for good: whoever is on the whitelist is never reported again. */
export function LeaveAlone({ threat }: { threat: Threat }) {
  const { t } = useTranslation('portal-threats');
  const dismiss = useCommand(DismissCaseDocument, DismissCaseNode);
  const whitelist = useCommand(UpdateCounterpartyDocument, UpdateCounterpartyNode);
  if (!CAN_BE_LEFT.includes(threat.status)) return null;
  const other = threat.caseCounterparty;
  const both: Command<Leaving> = {
    ...dismiss,
    failed: dismiss.failed ?? whitelist.failed,
    // The whitelist first: once the threat is left alone, this form is gone and nobody would see that the other half failed.
    run: async (leaving) =>
      (!leaving.whitelist ||
        other === null ||
        (await whitelist.run({ id: other.id, input: { whitelisted: true } }))) &&
      dismiss.run({ id: threat.id, input: { reason: leaving.reason } }),
  };
  return (
    <Section title={t('leave.title')}>
      {threat.ifLeftAlone !== null && <p>{threat.ifLeftAlone}</p>}
      <CommandForm
        command={both}
        labels={{ reason: t('leave.reason') }}
        submit={t('leave.submit')}
        read={(form) => ({
          reason: String(form.get('reason') ?? '').trim(),
          whitelist: form.get('whitelist') !== null,
        })}
      >
        <Field name="reason" label={t('leave.reason')} hint={t('leave.hint')}>
          {(control) => <textarea {...control} />}
        </Field>
        {other !== null && !other.whitelisted && (
          <Check name="whitelist">{t('leave.whitelist', { name: other.primaryName })}</Check>
        )}
      </CommandForm>
    </Section>
  );
}
