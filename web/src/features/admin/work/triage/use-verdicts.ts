import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../../kit/toast/toast.js';
import { command } from '../../parts/records/data-provider.js';
import { outcomeOf, saidOf } from '../../parts/records/form/write-outcome.js';
import type { RecordFacts } from '../../parts/records/record-facts.js';
import { useReread } from '../../parts/records/steps/use-reread.js';
import type { Hit, Verdict } from './hit.js';

interface Judging {
  /** The hits with the verdicts that were given here, before they are stored. */
  readonly judged: readonly Hit[];
  /** By hit: why its last verdict was not taken. */
  readonly wrong: ReadonlyMap<string, string>;
  readonly judge: (hit: Hit, verdict: Verdict) => void;
  /** Takes the last verdict back; undefined where there is none. */
  readonly undo: (() => Hit) | undefined;
}

const without = <V>(map: ReadonlyMap<string, V>, id: string): ReadonlyMap<string, V> =>
  new Map([...map].filter(([key]) => key !== id));

/** Versions by hit: those that were read, and those that answers told of and no reading has shown yet. */
function useVersions(hits: readonly Hit[]): RefObject<Map<string, number>> {
  const versions = useRef(new Map<string, number>());
  useEffect(() => {
    const known = versions.current;
    for (const { id, version } of hits) known.set(id, Math.max(version, known.get(id) ?? 0));
  }, [hits]);
  return versions;
}

/** Verdicts stand at once and are stored one after another; one that is refused goes back to what it was, with the reason.
 *  @param field where the verdict is kept */
export function useVerdicts(facts: RecordFacts, field: string, hits: readonly Hit[]): Judging {
  const { t } = useTranslation('admin-records');
  const toast = useToast();
  const reread = useReread(facts);
  const [given, setGiven] = useState<ReadonlyMap<string, Verdict | null>>(new Map());
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
  const [done, setDone] = useState<readonly { readonly hit: Hit; readonly before: Verdict | null }[]>([]);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const versions = useVersions(hits);

  const send = async ({ id, version }: Hit, verdict: Verdict | null): Promise<void> => {
    const { update } = facts;
    if (update === undefined) return;
    const expectedVersion = versions.current.get(id) ?? version;
    try {
      const answer = await command(facts, update, { id, input: { [field]: verdict }, expectedVersion });
      versions.current.set(id, Number(answer['version']));
    } catch (error) {
      const why = saidOf(outcomeOf(error, t('form.notSent')));
      setGiven((all) => without(all, id));
      setWrong((all) => new Map(all).set(id, why));
      setDone((all) => all.filter(({ hit }) => hit.id !== id));
      toast('error', why);
    }
  };
  const put = (hit: Hit, verdict: Verdict | null): void => {
    setGiven((all) => new Map(all).set(hit.id, verdict));
    setWrong((all) => without(all, hit.id));
    waiting.current += 1;
    sending.current = sending.current
      .then(() => send(hit, verdict))
      .then(async () => {
        waiting.current -= 1;
        // Read again when nothing is on its way any more, so that no older answer covers a newer verdict.
        if (waiting.current > 0) return;
        await reread();
        if (waiting.current === 0) setGiven(new Map());
      });
  };
  const last = done.at(-1);
  return {
    judged: hits.map((hit) => (given.has(hit.id) ? { ...hit, verdict: given.get(hit.id) ?? null } : hit)),
    wrong,
    judge: (hit, verdict) => {
      if (hit.verdict === verdict) return;
      setDone((all) => [...all, { hit, before: hit.verdict }]);
      put(hit, verdict);
    },
    undo:
      last === undefined
        ? undefined
        : () => {
            setDone((all) => all.slice(0, -1));
            put(last.hit, last.before);
            return last.hit;
          },
  };
}
