import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameSeller, nameOf, type Decision, type Finding } from './finding.js';
import { sendDecision, takeBack, type Outcome, type Refused, type Seen } from './send-decision.js';

/** Something that was not stored, said until one closes it. */
export interface Notice {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

interface Taken {
  readonly seen: readonly Seen[];
  /** Off the screen with it. */
  readonly gone: readonly string[];
  readonly outcome: Promise<Outcome>;
}

interface Given {
  readonly findings: readonly Finding[];
  /** Reads on; none where all was read, or is being read. */
  readonly more: (() => void) | undefined;
  readonly reread: () => void;
}

/** So many are there before one comes to the end of what was read. */
const AHEAD = 10;
const OF_A_COLLEAGUE: readonly string[] = ['DECIDED_BY_COLLEAGUE', 'FINDING_DECIDED', 'CONFLICT'];

/** What was not stored, one notice a finding, until one closes it. */
function useNotices(findings: readonly Finding[]) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const close = (id: string): void => setNotices((all) => all.filter((one) => one.id !== id));
  const say = ({ id, message: text }: Refused): void => {
    const found = findings.find((one) => one.id === id);
    const notice = { id, name: found === undefined ? '' : nameOf(found), text };
    setNotices((all) => [...all.filter((one) => one.id !== id), notice]);
  };
  return { notices, say, close };
}

/** What is left to judge, and where in it one stands. */
function useLeft({ findings, more }: Pick<Given, 'findings' | 'more'>) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState<string>();
  const left = findings.filter(({ id }) => !gone.has(id));
  const place = Math.max(
    0,
    left.findIndex(({ id }) => id === at),
  );
  const runsShort = left.length - place <= AHEAD;
  useEffect(() => {
    if (runsShort) more?.();
  }, [runsShort, more]);
  return {
    left,
    place,
    setAt,
    take: (ids: readonly string[]): void => {
      setGone((all) => new Set([...all, ...ids]));
      setAt(left.slice(place + 1).find(({ id }) => !ids.includes(id))?.id);
    },
    back: (ids: readonly string[]): void =>
      setGone((all) => new Set([...all].filter((id) => !ids.includes(id)))),
  };
}

/** The next finding comes at once. What a colleague decided first is said and stays theirs; what was not stored for another reason comes back. */
export function useQueue({ findings, more, reread }: Given) {
  const { t } = useTranslation('admin-scan-queue');
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const { notices, say, close } = useNotices(findings);
  const open = useRef(0);
  const { left, place, setAt, take, back } = useLeft({ findings, more });
  const now = left[place];

  const decide = (decision: Decision, whole?: readonly Seen[]): void => {
    if (now === undefined) return;
    const seen = whole ?? [now];
    const ids = seen.map(({ id }) => id);
    // A rule of the seller takes along whatever else of theirs waits.
    const along =
      decision.kind === 'whitelist' ? left.filter((one) => isSameSeller(one, now)).map(({ id }) => id) : [];
    const off = [...new Set([...ids, ...along])];
    open.current += 1;
    const outcome = sendDecision(seen, decision).catch((): Outcome => ({
      refused: ids.map((id) => ({ id, code: '', message: t('notSent') })),
      stored: [],
    }));
    take(off);
    const entry = { seen, gone: off, outcome };
    setTaken((all) => [...all, entry]);
    void outcome.then(({ refused }) => {
      open.current -= 1;
      refused.forEach(say);
      const returned = refused.filter(({ code }) => !OF_A_COLLEAGUE.includes(code)).map(({ id }) => id);
      if (returned.length > 0) back(returned.length === ids.length ? off : returned);
      if (refused.length === ids.length) setTaken((all) => all.filter((one) => one !== entry));
      if (open.current === 0 && left.every(({ id }) => off.includes(id))) reread();
    });
  };

  const last = taken.at(-1);
  const undo = async ({ seen, gone: off, outcome }: Taken): Promise<void> => {
    setTaken((all) => all.slice(0, -1));
    const { stored } = await outcome;
    const refused = await takeBack(stored).catch(() =>
      stored.map(({ id }) => ({ id, code: '', message: t('notTakenBack') })),
    );
    refused.forEach(say);
    back(off.filter((id) => refused.every((one) => one.id !== id)));
    setAt(seen[0]?.id);
    // Versions have grown; the next decision is about what stands there now.
    reread();
  };

  const go = (step: 1 | -1) => {
    const to = left[place + step];
    return to === undefined ? undefined : () => setAt(to.id);
  };
  return {
    now,
    next: left.slice(place + 1, place + 4),
    // Once it is read anew, what was decided is counted no more.
    done: findings.length - left.length,
    notices,
    close,
    decide,
    undo: last === undefined ? undefined : () => void undo(last),
    go,
  };
}
