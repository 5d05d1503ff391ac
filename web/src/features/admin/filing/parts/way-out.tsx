import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { DeskCreateFilingDocument } from '../filing.graphql.js';
import { useFilingCommand } from '../use-filing-command.js';
import styles from '../filing.module.css';
import type { DeskMark } from './desk-mark.js';
import { ByHand } from './by-hand.js';

/** The ways to this office: over the wire, through a partner, or by hand with the number and day the office gave. */
export function WayOut({ requestId, mark, again }: { requestId: string; mark: DeskMark; again: boolean }) {
  const { t } = useTranslation('admin-filing');
  const { busy, run } = useFilingCommand(requestId);
  const [wrong, setWrong] = useState<string>();
  const { way, partners = [], digest } = mark.filingReadiness ?? {};
  const prepare = async (route: 'EUIPO' | 'PARTNER', partner: string | null): Promise<void> =>
    setWrong(
      await run(
        DeskCreateFilingDocument,
        { input: { trademarkId: mark.id, route, partner, digest: digest ?? null } },
        t('prepared'),
      ),
    );
  return (
    <div className={styles.form}>
      <div className={styles.actions}>
        {way === 'EUIPO' && (
          <Button look="accent" busy={busy} onClick={() => void prepare('EUIPO', null)}>
            {t(again ? 'prepareAgain' : 'prepareEuipo')}
          </Button>
        )}
        {partners.map(({ code, name }) => (
          <Button key={code} busy={busy} onClick={() => void prepare('PARTNER', code)}>
            {t('preparePartner', { name })}
          </Button>
        ))}
      </div>
      <ByHand requestId={requestId} mark={mark} open={way === 'STAFF'} />
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}
