import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../kit/button/button.js';
import { AppLink } from '../../../../../kit/link/app-link.js';
import { ScoreBar } from '../../../../../kit/score-bar/score-bar.js';
import { keyShown, keySpoken, type KeyName } from '../../../parts/keys/desk-keys.js';
import { VERDICTS, type Hit, type Side, type Verdict } from '../hit.js';
import type { Means } from '../means.js';
import styles from '../triage.module.css';
import { Sides } from './sides.js';

const KEYS = ['judge1', 'judge2', 'judge3', 'judge4'] as const satisfies readonly KeyName[];

interface Props {
  readonly hit: Hit;
  readonly ours: Side;
  readonly wrong: string | undefined;
  readonly means: readonly Means[];
  /** None where nothing is judged now. */
  readonly onJudge: ((verdict: Verdict) => void) | undefined;
  readonly onOpen: (what: Means | 'compare') => void;
  readonly more: ReactNode;
}

/** One hit beside our mark, what is known of it, and what can be done with it. */
export function HitCard({ hit, ours, wrong, means, onJudge, onOpen, more }: Props) {
  const { t } = useTranslation('admin-triage');
  return (
    <article className={styles.card} aria-label={hit.side.name}>
      <Sides theirs={hit.side} ours={ours} />
      {hit.score !== null && <ScoreBar label={t('score')} value={hit.score} strong />}
      {hit.link !== null && (
        <p>
          <a href={hit.link} target="_blank" rel="noreferrer">
            {hit.link} <span aria-hidden="true">↗</span>
          </a>
        </p>
      )}
      {hit.note !== null && <p className={styles.note}>{hit.note}</p>}
      {hit.caseId !== null && (
        <p>
          <AppLink to={`/case/${hit.caseId}/show`}>{t('itsThreat')}</AppLink>
        </p>
      )}
      {wrong !== undefined && <p role="alert">{wrong}</p>}
      <div className={styles.verdicts} role="group" aria-label={t('howMuch')}>
        {VERDICTS.map((verdict, index) => {
          const key = KEYS[index] ?? 'judge1';
          return (
            <Button
              key={verdict}
              size="small"
              aria-pressed={hit.verdict === verdict}
              disabled={onJudge === undefined}
              aria-keyshortcuts={keySpoken(key)}
              onClick={() => onJudge?.(verdict)}
            >
              {t(`verdict.${verdict}`)} <kbd aria-hidden="true">{keyShown(key)}</kbd>
            </Button>
          );
        })}
      </div>
      {more}
      <div className={styles.means}>
        <KeyButton name="compare" label={t('compare')} onPress={() => onOpen('compare')} />
        {means
          .filter(({ can }) => can(hit))
          .map((one) => (
            <KeyButton key={one.key} name={one.key} label={one.label} onPress={() => onOpen(one)} />
          ))}
      </div>
    </article>
  );
}

function KeyButton({ name, label, onPress }: { name: KeyName; label: string; onPress: () => void }) {
  return (
    <Button size="small" look="quiet" aria-keyshortcuts={keySpoken(name)} onClick={onPress}>
      {label} <kbd aria-hidden="true">{keyShown(name)}</kbd>
    </Button>
  );
}
