import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import type { RecordFacts } from '../../parts/records/record-facts.js';
import { Compare } from './parts/compare.js';
import { HitCard } from './parts/hit-card.js';
import { HitList } from './parts/hit-list.js';
import { firstToJudge, nextToJudge, VERDICTS, type Hit, type Side } from './hit.js';
import type { Means } from './means.js';
import styles from './triage.module.css';
import { useVerdicts } from './use-verdicts.js';

interface Props {
  /** Declaration of what is judged, and where it keeps the verdict. */
  readonly facts: RecordFacts;
  readonly field: string;
  readonly hits: readonly Hit[];
  readonly ours: Side;
  /** Why nothing is judged now; none while it is. */
  readonly closed?: string | undefined;
  readonly means: readonly Means[];
  /** More about the hit in view. */
  readonly more?: (hit: Hit) => ReactNode;
}

/** Hits beside our mark, judged by one key each; the next one comes by itself. */
export function Triage({ facts, field, hits, ours, closed, means, more }: Props) {
  const { t } = useTranslation('admin-triage');
  // What is judged stays where it was while one works on, so that a key never meets another hit than the one in view.
  const [order] = useState(() => firstToJudge(hits));
  const { judged, wrong, judge, undo } = useVerdicts(facts, field, hits);
  const place = ({ id }: Hit): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const shown = judged.toSorted((one, other) => place(one) - place(other));
  const [at, setAt] = useState(order[0]);
  const [open, setOpen] = useState<Means | 'compare'>();
  const found = Math.max(
    0,
    shown.findIndex(({ id }) => id === at),
  );
  const hit = shown[found];
  const mayJudge = closed === undefined && facts.update !== undefined;
  const choose = (verdict: Hit['verdict']): void => {
    if (hit === undefined || verdict === null) return;
    judge(hit, verdict);
    setAt(
      nextToJudge(
        shown.map((one) => (one.id === hit.id ? { ...one, verdict } : one)),
        hit.id,
      ),
    );
  };
  const by = (index: number) =>
    mayJudge && hit !== undefined ? () => choose(VERDICTS[index] ?? null) : undefined;
  const go = (step: number) => {
    const to = shown[found + step];
    return to === undefined ? undefined : () => setAt(to.id);
  };
  useDeskKeys('triage', {
    judge1: by(0),
    judge2: by(1),
    judge3: by(2),
    judge4: by(3),
    next: go(1),
    previous: go(-1),
    compare: hit === undefined ? undefined : () => setOpen('compare'),
    undo: undo === undefined ? undefined : () => setAt(undo().id),
    ...Object.fromEntries(
      means.map((one) => [one.key, hit !== undefined && one.can(hit) ? () => setOpen(one) : undefined]),
    ),
  });
  if (hit === undefined) return <p>{t('nothing')}</p>;
  const close = (): void => setOpen(undefined);
  const count = shown.filter(({ verdict }) => verdict !== null).length;
  return (
    <>
      <p className={styles.progress} role="status">
        {t('progress', { count, all: shown.length })}
      </p>
      {closed !== undefined && <p>{closed}</p>}
      <div className={styles.pane}>
        <HitList hits={shown} at={hit.id} wrong={wrong} onOpen={setAt} />
        <HitCard
          key={hit.id}
          hit={hit}
          ours={ours}
          wrong={wrong.get(hit.id)}
          means={means}
          onJudge={mayJudge ? choose : undefined}
          onOpen={setOpen}
          more={more?.(hit)}
        />
      </div>
      {open === 'compare' && <Compare theirs={hit.side} ours={ours} score={hit.score} onClose={close} />}
      {open !== undefined && open !== 'compare' && open.dialog(hit, close)}
    </>
  );
}
