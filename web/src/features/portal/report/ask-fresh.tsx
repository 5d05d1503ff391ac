import { useTranslation } from 'react-i18next';
import type { RepeatVerificationInput } from '../../../generated/schema.js';
import { CommandForm } from '../parts/command-form.js';
import { useCommand } from '../parts/use-command.js';
import { RepeatPortalVerificationDocument, RepeatPortalVerificationNode } from './report.graphql.js';

/** The same check anew; the page then shows when it comes, and the report that is out stays readable. */
export function AskFresh({ id, input }: { id: string; input: RepeatVerificationInput }) {
  const { t } = useTranslation('report');
  const ask = useCommand(RepeatPortalVerificationDocument, RepeatPortalVerificationNode);
  return (
    <CommandForm
      command={ask}
      labels={{}}
      submit={t('since.fresh')}
      look="plain"
      read={() => ({ id, input })}
    >
      {null}
    </CommandForm>
  );
}
