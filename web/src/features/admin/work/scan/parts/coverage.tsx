import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceName } from '../../../../../domain/monitoring/place-name.js';
import { Button } from '../../../../../kit/button/button.js';
import { formatMoment } from '../../../../../kit/dates/format-moment.js';
import { command } from '../../../parts/records/data-provider.js';
import { factsOf } from '../../../parts/records/facts-of.js';
import { outcomeOf, saidOf } from '../../../parts/records/form/write-outcome.js';
import { useReread } from '../../../parts/records/steps/use-reread.js';
import type { Scan } from '../scan.js';
import styles from '../scan-work.module.css';

type Source = Scan['coverage']['items'][number];

const RESULTS = [
  { outcome: 'FOUND', label: 'noteFound', named: 'noteFoundNamed' },
  { outcome: 'NOTHING_FOUND', label: 'noteNothing', named: 'noteNothingNamed' },
  { outcome: 'NOT_REACHED', label: 'noteMissed', named: 'noteMissedNamed' },
] as const;

/** What the scan searched, what came of each, and the searches that are left to a person. */
export function Coverage({ scan }: { scan: Scan }) {
  const { t } = useTranslation('admin-scan');
  return (
    <section aria-labelledby="scan-coverage">
      <h3 id="scan-coverage">{t('coverage')}</h3>
      <ul className={styles.coverage}>
        {scan.coverage.items.map((source) => (
          <li key={source.id}>
            <Answered source={source} />
            {source.kind === 'HAND' && scan.status === 'IN_PROGRESS' && <ByHand source={source} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answered({ source }: { source: Source }) {
  const { t } = useTranslation('admin-scan');
  const name = usePlaceName()(source);
  const { kind, outcome, hitCount, droppedCount, dismissedByRule, errorClass } = source;
  const waitsByHand = kind === 'HAND' && outcome === 'WAITING';
  const isMissing = outcome !== 'FOUND' && outcome !== 'NOTHING_FOUND';
  return (
    <p>
      <span aria-hidden="true">{isMissing ? '▲' : '✓'}</span> <strong>{name}</strong>{' '}
      {waitsByHand ? t('byHandWaiting') : t(`outcome.${outcome}`)}
      {kind === 'MACHINE' &&
        hitCount !== null &&
        `: ${t('counted', { found: hitCount, own: dismissedByRule ?? 0, dropped: droppedCount ?? 0 })}`}
      {source.truncated === true && ` (${t('cut')})`}
      {errorClass !== null && ` (${t('trouble', { why: errorClass })})`}
      {source.nextTryAt !== null && ` ${t('again', { at: formatMoment(source.nextTryAt, 'en', 'short') })}`}
      {source.note !== null && ` – ${source.note}`}
    </p>
  );
}

function ByHand({ source }: { source: Source }) {
  const { t } = useTranslation('admin-scan');
  const name = usePlaceName()(source);
  const { id, link } = source;
  const facts = use(factsOf('brand_monitoring_coverage'));
  const reread = useReread(facts);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const step = facts.commands.find(({ root }) => root === 'noteBrandMonitoringHandSearch');
  const note = async (outcome: string): Promise<void> => {
    if (step === undefined) return;
    setBusy(true);
    try {
      await command(facts, step, { id, input: { outcome } });
      setWrong(undefined);
      await reread();
    } catch (error) {
      setWrong(saidOf(outcomeOf(error, t('admin-records:form.notSent'))));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.byHand}>
      {link !== null && (
        <a href={link} target="_blank" rel="noreferrer">
          {t('open', { name })} <span aria-hidden="true">↗</span>
        </a>
      )}
      {RESULTS.map(({ outcome, label, named }) => (
        <Button
          key={outcome}
          size="small"
          look="quiet"
          busy={busy}
          aria-label={t(named, { name })}
          onClick={() => void note(outcome)}
        >
          {t(label)}
        </Button>
      ))}
      {wrong !== undefined && <p role="alert">{wrong}</p>}
    </div>
  );
}
