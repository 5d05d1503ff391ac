import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { keyShown, keySpoken } from '../../../parts/keys/desk-keys.js';
import { useDeskKeys } from '../../../parts/keys/use-desk-keys.js';
import { isAllowed, type RecordFacts } from '../../../parts/records/record-facts.js';
import { useRole } from '../../../parts/records/use-facts.js';
import { useChange } from '../../parts/use-change.js';
import styles from '../case-work.module.css';
import type { Threat } from '../threat.js';

const LEVELS = [
  ['LOW', 'low'],
  ['MEDIUM', 'medium'],
  ['HIGH', 'high'],
] as const;

/** How much it matters, chosen by one press; and what the client's letter still lacks, while it has not gone out. */
export function Weighed({ facts, threat }: { facts: RecordFacts; threat: Threat }) {
  const { t } = useTranslation('admin-case');
  const { busy, wrong, change } = useChange(facts);
  const mayChange = isAllowed(facts.update, useRole());
  const choose = (relevance: string): void => {
    if (relevance !== threat.relevance) void change(threat, { relevance });
  };
  const by = (relevance: string) => (mayChange ? () => choose(relevance) : undefined);
  useDeskKeys('triage', { judge2: by('LOW'), judge3: by('MEDIUM'), judge4: by('HIGH') });
  const missing = [
    ...(threat.relevance === null ? ['relevance'] : []),
    ...(threat.solutions.items.some(({ status }) => status === 'DRAFT') ? [] : ['option']),
  ];
  return (
    <section className={styles.wide}>
      <h3 id="case-relevance">{t('relevance')}</h3>
      <div role="group" aria-labelledby="case-relevance" className={styles.levels}>
        {LEVELS.map(([sent, key], index) => (
          <Button
            key={sent}
            size="small"
            aria-pressed={threat.relevance === sent}
            busy={busy}
            disabled={!mayChange}
            aria-keyshortcuts={keySpoken(`judge${index + 2}` as 'judge2')}
            onClick={() => choose(sent)}
          >
            {t(`level.${key}`)} <kbd aria-hidden="true">{keyShown(`judge${index + 2}` as 'judge2')}</kbd>
          </Button>
        ))}
      </div>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      {threat.status === 'CREATED' && missing.length > 0 && (
        <p className={styles.missing}>
          <span aria-hidden="true">▲ </span>
          {t('missing', { what: missing.map((key) => t(`needs.${key}`)).join(', ') })}
        </p>
      )}
    </section>
  );
}
