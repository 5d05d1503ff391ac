import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { Dialog } from '../../../../../kit/dialog/dialog.js';
import { formatMoney } from '../../../../../kit/money/format-money.js';
import { ask } from '../../../parts/admin-api.js';
import { Failed } from '../../../parts/failed.js';
import { useSubmit } from '../../../parts/use-submit.js';
import { SettingsFilingLimitDocument, SettingsSetFilingLimitDocument } from './limits.graphql.js';
import styles from '../../settings.module.css';
import { ChangeLine } from './change-line.js';
import { centsOf, typedEuro } from './euro-amount.js';
import { CheckedField } from '../../../parts/checked-field.js';
import { LimitFoot } from './limit-foot.js';
import { problemsOf, type Problems } from '../../../parts/problems.js';

const KEY = ['filing-limit'];
const CURRENCY = 'EUR';
const money = ({ amountMinor, currency }: { amountMinor: number; currency: string }): string =>
  formatMoney(amountMinor, currency, 'en');

/** Up to which fee one person lets a filing go, and how that came to be. */
export function FilingLimit() {
  const { t } = useTranslation('admin-settings');
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => ask(SettingsFilingLimitDocument, {}),
  });
  const changes = data?.filingLimitList.items ?? [];
  return (
    <section aria-labelledby="filing-limit">
      <h2 id="filing-limit">{t('limits.filing')}</h2>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data !== undefined && (
        <>
          <p>{t('limits.filingNow', { sum: money(data.filingLimitNow) })}</p>
          <p className={styles.note}>{t('limits.filingNote')}</p>
          <Button onClick={() => setAsking(true)}>{t('limits.changeFiling')}</Button>
          {changes.length > 0 && (
            <ol className={styles.history} aria-label={t('limits.filingHistory')}>
              {changes.map((change) => (
                <ChangeLine key={change.id} change={change}>
                  {t('limits.from', { before: money(change.formerAmount), after: money(change.amount) })}
                </ChangeLine>
              ))}
            </ol>
          )}
          <Dialog open={asking} title={t('limits.changeFiling')} onClose={() => setAsking(false)}>
            <LimitForm cents={data.filingLimitNow.amountMinor} onDone={() => setAsking(false)} />
          </Dialog>
        </>
      )}
    </section>
  );
}

function LimitForm({ cents, onDone }: { cents: number; onDone: () => void }) {
  const { t } = useTranslation('admin-settings');
  const { busy, run } = useSubmit(KEY);
  const [amount, setAmount] = useState(typedEuro(cents));
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const send = async (): Promise<void> => {
    const amountMinor = centsOf(amount);
    const found = {
      ...(amountMinor === undefined ? { amount: t('limits.noAmount') } : {}),
      ...(reason.trim() === '' ? { reason: t('limits.noReason') } : {}),
    };
    setProblems(found);
    if (amountMinor === undefined || Object.keys(found).length > 0) return;
    const input = { amount: { amountMinor, currency: CURRENCY }, reason: reason.trim() };
    const refused = problemsOf(
      await run(SettingsSetFilingLimitDocument, { input }, t('limits.saved')),
      t('lost'),
    );
    if (refused === undefined) onDone();
    else setProblems(refused);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <CheckedField
        label={t('limits.amount')}
        inputMode="decimal"
        value={amount}
        onChange={setAmount}
        problem={problems['amount']}
      />
      <CheckedField
        label={t('limits.reason')}
        value={reason}
        maxLength={2000}
        onChange={setReason}
        problem={problems['reason']}
      />
      <LimitFoot problem={problems['']} busy={busy} />
    </form>
  );
}
