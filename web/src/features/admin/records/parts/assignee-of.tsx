import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../kit/session/use-session.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { ahead } from '../../../../kit/ahead/ahead.js';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { keySpoken } from '../../parts/keys/desk-keys.js';
import { Assignee } from '../../parts/assignee.js';
import { command as sendCommand } from '../../parts/records/data-provider.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { isAllowed, type RecordFacts, type RecordRow } from '../../parts/records/record-facts.js';
import { useReread } from '../../parts/records/steps/use-reread.js';
import { outcomeOf } from '../../parts/records/form/write-outcome.js';

/** Whom the rules would choose is asked seldom: fetched once the record stands. */
const colleagueChoice = ahead(
  async () => (await import('../../parts/assign/colleague-choice.js')).ColleagueChoice,
);

/** Who is in charge, where somebody can be. */
export function AssigneeOf({ facts, row, role }: { facts: RecordFacts; row: RecordRow; role: string }) {
  const { t } = useTranslation('admin-records');
  const toast = useToast();
  const reread = useReread(facts);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const assign = facts.commands.find(({ root }) => root === `assign${facts.type}`);
  const me = useSession().session?.user.id ?? '';
  const put = async (assignedAdminId: string): Promise<void> => {
    if (assign === undefined) return;
    setBusy(true);
    try {
      await sendCommand(facts, assign, { id: row.id, input: { assignedAdminId } });
      toast('success', t('assigned'));
    } catch (error) {
      toast('error', outcomeOf(error, t('form.notSent')).message ?? '');
    } finally {
      await reread();
      setBusy(false);
    }
  };
  useDeskKeys('row', {
    take: isAllowed(assign, role) && row['assignedAdminId'] !== me ? () => void put(me) : undefined,
    assign: isAllowed(assign, role) ? () => setAsking(true) : undefined,
  });
  const mayAssign = isAllowed(assign, role);
  useEffect(() => {
    if (mayAssign) colleagueChoice.fetch();
  }, [mayAssign]);
  if (!mayAssign) return null;
  const close = (): void => setAsking(false);
  return (
    <>
      <Assignee
        assigned={row['assignedAdminId'] as string | null}
        busy={busy}
        onAssign={(id) => void put(id)}
      />
      <Button
        size="small"
        look="quiet"
        aria-keyshortcuts={keySpoken('assign')}
        onClick={() => setAsking(true)}
      >
        {t('admin-assign:suggest')}
      </Button>
      <Dialog open={asking} title={t('admin-assign:who')} onClose={close}>
        {asking && (
          <Suspense>
            <colleagueChoice.Part
              of={facts.table === 'task' ? { taskIds: [row.id] } : { subjectId: row.id }}
              me={me}
              onChoose={({ id }) => {
                close();
                void put(id);
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  );
}
