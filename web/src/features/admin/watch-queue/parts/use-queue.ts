import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../../kit/toast/toast.js';
import { ask } from '../../parts/admin-api.js';
import {
  JudgeWatchResultDocument,
  TakeBackWatchJudgementDocument,
  WhitelistResultOwnerDocument,
  type WatchQueueResult,
} from '../watch-queue.graphql.js';

/** One result that waits for a lawyer. */
export type Waiting = WatchQueueResult['trademarkMonitoringResultList']['items'][number];

interface Judging {
  /** The one on the screen; undefined where all of them are judged. */
  readonly now: Waiting | undefined;
  /** How many were judged since the list was read. */
  readonly done: number;
  readonly relevant: (relevance: 'MEDIUM' | 'HIGH') => void;
  readonly dismiss: (reason: string) => void;
  readonly whitelist: (reason: string) => void;
  readonly skip: () => void;
  /** Takes the last judgement back; none where there is none. */
  readonly undo: (() => void) | undefined;
}

interface Given {
  readonly results: readonly Waiting[];
  readonly reread: () => void;
}

/** A judgement on its way: the result it is stored for, or none where it was refused. */
type Stored = Promise<string | undefined>;

/** Takes judgements back, the last one first; what its client knows of stays, with the reason. */
function useTakingBack(returned: (id: string) => void) {
  const { t } = useTranslation('admin-watch');
  const toast = useToast();
  const [judged, setJudged] = useState<readonly Stored[]>([]);
  const last = judged.at(-1);
  const takeBack = async (stored: Stored): Promise<void> => {
    setJudged((all) => all.filter((one) => one !== stored));
    const id = await stored;
    if (id === undefined) return;
    try {
      const { takeBackMonitoringJudgement: answer } = await ask(TakeBackWatchJudgementDocument, { id });
      if (answer.__typename === 'Refusal') toast('error', answer.message);
      else returned(id);
    } catch {
      toast('error', t('queue.notTakenBack'));
    }
  };
  return {
    keep: (stored: Stored): void => setJudged((all) => [...all, stored]),
    undo: last === undefined ? undefined : () => void takeBack(last),
  };
}

/** The next result comes at once; one whose judgement is refused comes back, with the reason. */
export function useQueue({ results, reread }: Given): Judging {
  const { t } = useTranslation('admin-watch');
  const toast = useToast();
  const [passed, setPassed] = useState<readonly string[]>([]);
  const left = results.filter(({ id }) => !passed.includes(id));
  const now = left[0];
  const pass = (ids: readonly string[]): void => {
    setPassed((all) => [...all, ...ids]);
    if (left.length <= ids.length) reread();
  };
  const back = (id: string, why: string): void => {
    setPassed((all) => all.filter((one) => one !== id));
    toast('error', why);
  };
  const { keep, undo } = useTakingBack((id) => {
    setPassed((all) => all.filter((one) => one !== id));
    reread();
  });
  const judge = (one: Waiting, input: object): void => {
    const sent = ask(JudgeWatchResultDocument, { id: one.id, input: input as never });
    setPassed((all) => [...all, one.id]);
    const stored = sent.then(
      ({ judgeMonitoringResult: answer }) => {
        if (answer.__typename !== 'Refusal') {
          if (left.length <= 1) reread();
          return one.id;
        }
        back(one.id, answer.message);
        return undefined;
      },
      () => {
        back(one.id, t('queue.notSent'));
        return undefined;
      },
    );
    keep(stored);
  };
  return {
    now,
    done: passed.length,
    relevant: (relevance) => now !== undefined && judge(now, { relevance }),
    dismiss: (reason) =>
      now !== undefined && judge(now, { relevance: 'NOT_RELEVANT', relevanceNote: reason }),
    whitelist: (reason) => {
      if (now === undefined) return;
      ask(WhitelistResultOwnerDocument, { id: now.id, reason }).then(
        ({ whitelistResultOwner: answer }) => {
          if (answer.__typename === 'Refusal') return toast('error', answer.message);
          toast('success', t('queue.whitelisted', { name: answer.ownerName, count: answer.judged }));
          reread();
        },
        () => toast('error', t('queue.notSent')),
      );
    },
    skip: () => now !== undefined && pass([now.id]),
    undo,
  };
}
