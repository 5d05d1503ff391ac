import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { formatMoney } from '../../../../kit/money/format-money.js';
import { useSession } from '../../../../kit/session/use-session.js';
import { ask } from '../../parts/admin-api.js';
import { useSecondLooks } from '../../parts/own/use-second-looks.js';
import { LawyersToConfirmDocument, DeskAssignFilingDocument } from '../filing.graphql.js';
import { useFilingCommand } from '../use-filing-command.js';
import styles from '../filing.module.css';
import type { DeskFiling } from './desk-mark.js';

const HOUR = 3_600_000;
type Sheet = NonNullable<DeskFiling['lastSheet']>;

/** Above the limit whoever prepared it does not confirm: who may, and the way to ask one of them. */
export function SecondPerson({
  requestId,
  filing,
  limit,
}: {
  requestId: string;
  filing: DeskFiling;
  limit: Sheet['onePersonLimit'];
}) {
  const { t } = useTranslation('admin-filing');
  const { busy, run } = useFilingCommand(requestId);
  const [wrong, setWrong] = useState<string>();
  const { data } = useQuery({
    queryKey: ['lawyers to confirm'],
    queryFn: () => ask(LawyersToConfirmDocument, {}),
    staleTime: HOUR,
  });
  const looks = useSecondLooks();
  const me = useSession().session?.user.id;
  const { preparedBy, assignedAdmin } = filing;
  const withheld = new Set(data?.withheld.items.map(({ userId }) => userId));
  const others = (data?.userList.items ?? []).flatMap((one) =>
    one.id === preparedBy?.id || one.id === me || withheld.has(one.id)
      ? []
      : [{ id: one.id, name: one.displayName || one.email }],
  );
  const pass = async (assignedAdminId: string, name: string): Promise<void> =>
    setWrong(
      await run(
        DeskAssignFilingDocument,
        { id: filing.id, input: { assignedAdminId } },
        t('second.asked', { name }),
      ),
    );
  return (
    <div className={styles.form}>
      <p>
        {t('second.why', { limit: formatMoney(limit.amountMinor, limit.currency, 'en') })}{' '}
        {assignedAdmin !== null &&
          t('second.isAsked', { name: assignedAdmin.displayName || assignedAdmin.email })}
      </p>
      {looks === false && <p>{t('second.notYours')}</p>}
      {data !== undefined && others.length === 0 && preparedBy?.id === me && <p>{t('second.nobody')}</p>}
      <div className={styles.actions}>
        {others
          .filter(({ id }) => id !== assignedAdmin?.id)
          .map(({ id, name }) => (
            <Button key={id} size="small" busy={busy} onClick={() => void pass(id, name)}>
              {t('second.ask', { name })}
            </Button>
          ))}
      </div>
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}
