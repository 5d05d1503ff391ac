import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { problemsOf } from '../../parts/problems.js';
import { useReader } from '../../parts/records/use-facts.js';
import { useSubmit } from '../../parts/use-submit.js';
import type { FeeLine, FeeOffice } from '../fee-amount.js';
import {
  OfficialFeeApproveDocument,
  OfficialFeeDeclineDocument,
  type OfficialFeeHistoryResult,
} from '../official-fees.graphql.js';
import styles from '../official-fees.module.css';
import { CheckedField } from '../../parts/checked-field.js';
import { Source } from './office-list.js';
import { useFeeWords } from './use-fee-words.js';

type Confirmation = OfficialFeeHistoryResult['officialFeeConfirmationList']['items'][number];

interface Props {
  readonly office: FeeOffice;
  readonly history: readonly Confirmation[];
}

/** What was confirmed, newest first; what waits for another admin is decided here. */
export function FeeHistory({ office, history }: Props) {
  const { t } = useTranslation('admin-fees');
  return (
    <section aria-labelledby="fee-history">
      <h2 id="fee-history">{t('history')}</h2>
      {history.length === 0 ? (
        <p className={styles.empty}>{t('noHistory')}</p>
      ) : (
        <ol className={styles.lines}>
          {history.map((one) => (
            <HistoryLine key={one.id} office={office} confirmation={one} />
          ))}
        </ol>
      )}
    </section>
  );
}

function HistoryLine({ office, confirmation }: { office: FeeOffice; confirmation: Confirmation }) {
  const { t } = useTranslation('admin-fees');
  const { amountsText, lineName } = useFeeWords();
  const known = office.lines.find((one) => one.line === confirmation.line);
  const { amounts, formerAmounts, state, inForceFrom, openPrices, openPricesThatDiffer, note } = confirmation;
  if (known === undefined) return null;
  const line: FeeLine = known;
  const isSame = JSON.stringify(amounts) === JSON.stringify(formerAmounts);
  return (
    <li>
      <p className={styles.head}>
        <strong>{lineName(line)}</strong>
        <span className={styles.state}>{t(`decided.${state}`)}</span>
      </p>
      <p>
        {formerAmounts.length > 0 && !isSame && <>{amountsText(formerAmounts, office, line)} → </>}
        {amountsText(amounts, office, line)}
        {isSame && <> ({t('asItWas')})</>}
      </p>
      {inForceFrom !== null && (
        <p>
          {t('from', { day: formatDay(inForceFrom, 'en') })}{' '}
          {openPrices !== null && t('wasOpen', { count: openPrices, differ: openPricesThatDiffer ?? 0 })}
        </p>
      )}
      <p className={styles.note}>
        <Moment at={confirmation.createdAt} /> · {confirmation.enteredBy?.displayName || t('somebody')}
        {confirmation.decidedBy !== null && (
          <> · {confirmation.decidedBy.displayName || t('somebody')}</>
        )} ·{' '}
        <Source source={confirmation.sourceUrl} />, {formatDay(confirmation.lookedOn, 'en')}
      </p>
      {note !== null && <p className={styles.note}>“{note}”</p>}
      {confirmation.declinedBecause !== null && (
        <p className={styles.note}>“{confirmation.declinedBecause}”</p>
      )}
      {state === 'PROPOSED' && <Decision confirmation={confirmation} />}
    </li>
  );
}

/** Whoever entered it may take it back, and never agree to it. */
function Decision({ confirmation }: { readonly confirmation: Confirmation }) {
  const { t } = useTranslation('admin-fees');
  const { id: me, role } = useReader();
  const { busy, run } = useSubmit(['official-fees']);
  const [because, setBecause] = useState('');
  const [problem, setProblem] = useState<string>();
  if (role !== 'admin') return null;
  const { id, version: expectedVersion } = confirmation;
  const isMine = confirmation.enteredById === me;
  const say = (answer: Awaited<ReturnType<typeof run>>): void =>
    setProblem(Object.values(problemsOf(answer, t('lost')) ?? {})[0]);
  const approve = async (): Promise<void> =>
    say(await run(OfficialFeeApproveDocument, { id, expectedVersion }, t('confirmed')));
  const decline = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (because.trim() === '') return setProblem(t('wrong.because'));
    const input = { declinedBecause: because.trim() };
    say(await run(OfficialFeeDeclineDocument, { id, input, expectedVersion }, t('declined')));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void decline(event)} noValidate>
      <p className={styles.note}>{t(isMine ? 'yours' : 'another')}</p>
      <CheckedField label={t('field.because')} value={because} problem={problem} onChange={setBecause} />
      <p className={styles.actions}>
        {!isMine && (
          <Button look="accent" busy={busy} onClick={() => void approve()}>
            {t('agree')}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {t(isMine ? 'takeBack' : 'decline')}
        </Button>
      </p>
    </form>
  );
}
