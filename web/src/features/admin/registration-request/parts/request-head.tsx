import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../../kit/toast/toast.js';
import { RecordHead } from '../../records/parts/record-head.js';
import { factsOf } from '../../parts/records/facts-of.js';
import { TimeLeft } from '../../parts/time-left.js';
import { StartVerificationDocument } from '../registration-request-commands.graphql.js';
import type { AdminRequest } from '../result-draft.js';
import { useCommand } from '../use-command.js';

/** Answers of the report; the editor stores what is written before it asks about them. */
export type ReportAnswer = 'approve' | 'dismiss';

interface Props {
  readonly request: AdminRequest;
  readonly onAnswer: (kind: ReportAnswer) => void;
}

/** The head that every record has. What the report's editor does better than a common form is its own. */
export function RequestHead({ request, onAnswer }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const facts = use(factsOf('registration_request'));
  const { run } = useCommand(request.id);
  const take = async (): Promise<void> => {
    const outcome = await run(StartVerificationDocument, { id: request.id }, t('request.taken'));
    if (!outcome.ok) toast('error', outcome.message);
  };
  const { promisedAt } = request.status === 'VERIFICATION_REQUESTED' ? request : request.nextStep;
  return (
    <RecordHead
      facts={facts}
      row={request}
      own={{
        startVerification: () => void take(),
        approveVerification: () => onAnswer('approve'),
        dismissVerification: () => onAnswer('dismiss'),
      }}
    >
      {promisedAt != null && <TimeLeft at={promisedAt} />}
    </RecordHead>
  );
}
