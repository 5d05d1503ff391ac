import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { dayOf } from '../../../../../kit/dates/day.js';
import { command } from '../../../parts/records/data-provider.js';
import { outcomeOf, saidOf } from '../../../parts/records/form/write-outcome.js';
import { isAllowed, type RecordFacts, type RecordRow } from '../../../parts/records/record-facts.js';
import { useReread } from '../../../parts/records/steps/use-reread.js';
import { useRole } from '../../../parts/records/use-facts.js';
import { sourcesOf, type Scan } from '../scan.js';
import styles from '../scan-work.module.css';

interface Props {
  readonly facts: RecordFacts;
  readonly row: RecordRow;
  readonly scan: Scan;
}

/** Keeps the whole list of what was not reached. */
function useMissed(facts: RecordFacts, { id }: RecordRow) {
  const { t } = useTranslation('admin-records');
  const reread = useReread(facts);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const step = facts.steps.find(({ root }) => root === 'noteBrandMonitoringSources');
  const mayKeep = isAllowed(step, useRole());
  const keep = async (notReached: readonly string[]): Promise<void> => {
    if (step === undefined) return;
    setBusy(true);
    try {
      await command(facts, step, { id, input: { notReached } });
      setWrong(undefined);
      await reread();
    } catch (error) {
      setWrong(saidOf(outcomeOf(error, t('form.notSent'))));
    } finally {
      setBusy(false);
    }
  };
  return { wrong, busy, keep: mayKeep ? keep : undefined };
}

/** Where the scan looks: what was reached, and what was not. */
export function Sources({ facts, row, scan }: Props) {
  const { t } = useTranslation('admin-scan');
  const { wrong, busy, keep } = useMissed(facts, row);
  const sources = sourcesOf(scan, dayOf(new Date()));
  const missed = sources.filter(({ reached }) => !reached).map(({ name }) => name);
  const put = scan.status === 'IN_PROGRESS' ? keep : undefined;
  return (
    <section aria-labelledby="scan-sources">
      <h3 id="scan-sources">{t('sources')}</h3>
      {sources.length === 0 && <p>{t('noSources')}</p>}
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      <ul className={styles.sources}>
        {sources.map(({ name, reached }) => (
          <li key={name}>
            <span>
              <span aria-hidden="true">{reached ? '✓' : '▲'}</span> {name} {!reached && t('notReached')}
            </span>
            {put !== undefined && (
              <Button
                size="small"
                look="quiet"
                busy={busy}
                aria-label={t(reached ? 'missNamed' : 'reachNamed', { name })}
                onClick={() => void put(reached ? [...missed, name] : missed.filter((one) => one !== name))}
              >
                {t(reached ? 'miss' : 'reach')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {put !== undefined && <OtherSource busy={busy} onAdd={(name) => put([...missed, name])} />}
    </section>
  );
}

function OtherSource({ busy, onAdd }: { busy: boolean; onAdd: (name: string) => Promise<void> }) {
  const { t } = useTranslation('admin-scan');
  const [name, setName] = useState('');
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') return;
    await onAdd(name.trim());
    setName('');
  };
  return (
    <form className={styles.other} onSubmit={(event) => void add(event)}>
      <label>
        {t('other')} <input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
      </label>
      <Button type="submit" size="small" look="quiet" busy={busy}>
        {t('add')}
      </Button>
    </form>
  );
}
