import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../../../kit/status/status.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { RecordHead } from '../../records/parts/record-head.js';
import { factsOf } from '../../parts/records/facts-of.js';
import { TimeLeft } from '../../parts/time-left.js';
import { StartVerificationDocument } from '../registration-request-commands.graphql.js';
import type { AdminRequest } from '../result-draft.js';
import { useCommand } from '../use-command.js';
import type { Gap } from '../workbench/gap-words.js';
import { useLeftOut } from '../workbench/use-left-out.js';
import { useSendingHeld } from '../workbench/use-sending-held.js';
import { BeforeApproval } from './report-problems.js';

/** Answers of the report; the editor stores what is written before it asks about them. */
export type ReportAnswer = 'approve' | 'dismiss';

interface Props {
  readonly request: AdminRequest;
  readonly onAnswer: (kind: ReportAnswer) => void;
  /** Shows where something that the draft lacks is filled in. */
  readonly onFill: (gap: Gap) => void;
}

/** The head that every record has. What the report's editor does better than a common form is its own. */
export function RequestHead({ request, onAnswer, onFill }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const facts = use(factsOf('registration_request'));
  const { run } = useCommand(request.id);
  const take = async (): Promise<void> => {
    const outcome = await run(StartVerificationDocument, { id: request.id }, t('request.taken'));
    if (!outcome.ok) toast('error', outcome.message);
  };
  const held = useSendingHeld(request, onFill);
  const leftOut = useLeftOut(request);
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
      held={held}
      asked={leftOut}
      line={
        <>
          {held !== undefined && (
            <Status tone="waiting" quiet>
              {held.why}
            </Status>
          )}
          {request.status === 'VERIFICATION_REQUESTED' && (
            <BeforeApproval problems={request.reportProblems} />
          )}
        </>
      }
    >
      {promisedAt != null && <TimeLeft at={promisedAt} />}
    </RecordHead>
  );
}
