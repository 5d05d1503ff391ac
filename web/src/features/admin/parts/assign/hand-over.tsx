import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { useSession } from '../../../../kit/session/use-session.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { submit } from '../admin-api.js';
import { HandOverDocument } from './assignees.graphql.js';
import styles from './assign.module.css';
import { ColleagueChoice, type ChosenColleague } from './colleague-choice.js';

/** As many as one command takes. */
const AT_ONCE = 50;

interface Props {
  readonly taskIds: readonly string[];
  /** Whose they are now, by name. */
  readonly of: string;
  /** What is read again afterwards. */
  readonly reread: readonly string[];
}

/** Gives what somebody cannot do to a colleague, all of it by one press. What is refused stays, and says why. */
export function HandOver({ taskIds, of, reread }: Props) {
  const { t } = useTranslation('admin-assign');
  const toast = useToast();
  const queries = useQueryClient();
  const me = useSession().session?.user.id ?? '';
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const given = taskIds.slice(0, AT_ONCE);
  const give = async (to: ChosenColleague): Promise<void> => {
    setAsking(false);
    setProblem(undefined);
    try {
      const { assignTaskList } = await submit(
        HandOverDocument,
        { ids: given, input: { assignedAdminId: to.id } },
        crypto.randomUUID(),
      );
      const { ids, refusals } = assignTaskList;
      if (ids.length > 0) toast('success', t('given', { count: ids.length, name: to.displayName }));
      const [first] = refusals;
      if (first !== undefined)
        setProblem(t('notGiven', { count: refusals.length, why: first.refusal.message }));
    } catch {
      setProblem(t('lost'));
    }
    await queries.invalidateQueries({ queryKey: reread });
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('giveTo', { count: given.length })}
        <span className="visually-hidden"> ({of})</span>
      </Button>
      {problem !== undefined && (
        <p role="alert" className={styles.wrong}>
          {problem}
        </p>
      )}
      <Dialog
        open={asking}
        title={t('giveTitle', { count: given.length, name: of })}
        onClose={() => setAsking(false)}
      >
        <ColleagueChoice of={{ taskIds: given }} me={me} onChoose={(to) => void give(to)} />
      </Dialog>
    </>
  );
}
