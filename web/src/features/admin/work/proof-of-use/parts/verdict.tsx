import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { Status } from '../../../../../kit/status/status.js';
import type { RecordFacts } from '../../../parts/records/record-facts.js';
import { JudgeSpecimenDocument } from '../proof-of-use.graphql.js';
import type { ProofSpecimen } from '../proof.js';
import { useProofCommand } from '../use-proof-command.js';
import styles from '../proof-of-use.module.css';

const LONGEST = 2_000;

interface Props {
  readonly facts: RecordFacts;
  readonly specimen: ProofSpecimen;
  readonly canChange: boolean;
}

/** What the firm made of a specimen. A refusal says why, and the client reads it where they add another one. */
export function Verdict({ facts, specimen, canChange }: Props) {
  const { t } = useTranslation('admin-proof');
  const { busy, wrong, run } = useProofCommand(facts);
  const [isRefusing, setRefusing] = useState(false);
  const [why, setWhy] = useState('');
  const { id, version, verdict, refusedBecause } = specimen;
  const judge = (input: { verdict: 'ACCEPTED' | 'REFUSED'; refusedBecause?: string }): Promise<boolean> =>
    run(JudgeSpecimenDocument, { id, input, expectedVersion: version }, t('verdict.noted'));
  const refuse = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await judge({ verdict: 'REFUSED', refusedBecause: why })) setRefusing(false);
  };
  const sentence = wrong.fields['refusedBecause'] ?? wrong.message;
  return (
    <div className={styles.verdict}>
      {verdict === 'ACCEPTED' && <Status tone="ok">{t('verdict.ACCEPTED')}</Status>}
      {verdict === 'REFUSED' && <Status tone="problem">{t('verdict.REFUSED')}</Status>}
      {verdict === null && <Status tone="waiting">{t('verdict.none')}</Status>}
      {verdict === 'REFUSED' && refusedBecause !== null && <p>{refusedBecause}</p>}
      {sentence !== undefined && (
        <p role="alert" id={`wrong-${id}`} className={styles.wrong}>
          {sentence}
        </p>
      )}
      {canChange && !isRefusing && (
        <div className={styles.row}>
          {verdict !== 'ACCEPTED' && (
            <Button size="small" busy={busy} onClick={() => void judge({ verdict: 'ACCEPTED' })}>
              {t('verdict.accept')}
            </Button>
          )}
          <Button size="small" look="quiet" onClick={() => setRefusing(true)}>
            {t(verdict === 'REFUSED' ? 'verdict.otherReason' : 'verdict.refuse')}
          </Button>
        </div>
      )}
      {canChange && isRefusing && (
        <form className={styles.refusing} onSubmit={(event) => void refuse(event)}>
          <label htmlFor={`why-${id}`}>{t('verdict.why')}</label>
          <textarea
            id={`why-${id}`}
            rows={2}
            maxLength={LONGEST}
            value={why}
            aria-invalid={sentence === undefined ? undefined : true}
            aria-describedby={sentence === undefined ? undefined : `wrong-${id}`}
            onChange={({ target }) => setWhy(target.value)}
          />
          <div className={styles.row}>
            <Button type="submit" size="small" busy={busy}>
              {t('verdict.refuseSo')}
            </Button>
            <Button size="small" look="quiet" onClick={() => setRefusing(false)}>
              {t('common:action.cancel')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
