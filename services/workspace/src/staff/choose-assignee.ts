import type { Money } from '@cotta/kit/model/words/money.js';
import { secondLooks } from '../work/second-looks.js';
import { factsOf, type Work } from '../work/works.js';

/** Work that looks for somebody. `clientId`, `language`: empty where nobody knows. */
export interface Wanted {
  readonly work: Work;
  readonly jurisdictions: readonly string[];
  readonly language: string;
  readonly clientId: string;
  /** What is paid for the order it belongs to; null where nobody knows, or nothing is paid. */
  readonly amount: Money | null;
  /** Who has what it is about, or what that belongs to; empty: nobody. */
  readonly holderId: string;
}

/** A colleague as the choice looks at him. */
export interface Colleague {
  readonly userId: string;
  readonly role: 'lawyer' | 'admin';
  /** Empty for who is of none. */
  readonly team: string;
  readonly offices: readonly string[];
  readonly works: readonly string[];
  readonly languages: readonly string[];
  readonly givesSecondLooks: boolean;
  /** Who stands in now, while this one is away; undefined while here. */
  readonly awayTo?: string | null;
  /** Minutes of work waiting for this one, against the hours a week there are for it. */
  readonly waitingMinutes: number;
  readonly weeklyHours: number;
}

/** `assignedAdminId`: null for whoever has the least to do, of the team where one is named. */
export interface Rule {
  readonly work: string | null;
  readonly office: string | null;
  readonly language: string | null;
  readonly clientId: string | null;
  readonly fromAmount: Money | null;
  readonly team: string | null;
  readonly assignedAdminId: string | null;
}

/** Why it is that person, in the order in which is asked. */
export type Because = 'rule' | 'holder' | 'deputy' | 'skill';

export interface Choice {
  readonly adminId: string;
  readonly because: Because;
}

/** Who gets a piece of work: the first rule that fits, else who has the thing already, else who has the skill and the least to do; nobody where none of that is known.
 *  A rule that names nobody passes the holder over. Who is away is stood in for. Colleagues: also who left, as away. */
export function chooseAssignee(
  wanted: Wanted,
  { rules, colleagues }: { readonly rules: readonly Rule[]; readonly colleagues: readonly Colleague[] },
): Choice | undefined {
  const byId = new Map(colleagues.map((colleague) => [colleague.userId, colleague]));
  const rule = rules.find((each) => fits(each, wanted));
  return (
    chosenByRule(rule, byId, wanted) ??
    present(
      byId,
      wanted.work,
      mayDo(byId.get(wanted.holderId), wanted) ? wanted.holderId : undefined,
      'holder',
    ) ??
    skilled(colleagues, wanted)
  );
}

function chosenByRule(
  rule: Rule | undefined,
  byId: ReadonlyMap<string, Colleague>,
  wanted: Wanted,
): Choice | undefined {
  if (rule === undefined) return undefined;
  if (rule.assignedAdminId !== null) return present(byId, wanted.work, rule.assignedAdminId, 'rule');
  const { team } = rule;
  const least = skilled(
    [...byId.values()].filter((colleague) => team === null || colleague.team === team),
    wanted,
  );
  return least && { ...least, because: 'rule' };
}

const fits = (rule: Rule, { work, jurisdictions, language, clientId, amount }: Wanted): boolean =>
  (rule.work === null || rule.work === work) &&
  (rule.office === null || jurisdictions.includes(rule.office)) &&
  (rule.language === null || rule.language === language) &&
  (rule.clientId === null || rule.clientId === clientId) &&
  (rule.fromAmount === null || reaches(amount, rule.fromAmount));

/** Sums of two currencies are not compared: no rate is kept here, and one guessed would give the same order to two people on two days. */
const reaches = (amount: Money | null, from: Money): boolean =>
  amount !== null && amount.currency === from.currency && amount.amountMinor >= from.amountMinor;

/** A lawyer's work may be done by both; money is moved by an admin alone. */
const mayDo = (colleague: Colleague | undefined, { work }: Wanted): boolean =>
  factsOf(work).by === 'lawyer' || colleague?.role === 'admin';

/** A second look is given by those who may; of whom no profile tells anything, nobody took it away. */
export const mayLook = (colleague: Pick<Colleague, 'givesSecondLooks'>, work: Work): boolean =>
  colleague.givesSecondLooks || !secondLooks.includes(work);

/** The person, or who stands in; a chain of absences ends with nobody, and so does one who may not do it. */
function present(
  byId: ReadonlyMap<string, Colleague>,
  work: Work,
  userId: string | undefined,
  because: Because,
): Choice | undefined {
  if (userId === undefined || userId === '') return undefined;
  let colleague = byId.get(userId);
  // Of whom no profile tells anything, who has the thing goes on with it.
  if (colleague === undefined) return { adminId: userId, because };
  for (
    const seen = new Set<string>();
    colleague !== undefined;
    colleague = byId.get(colleague.awayTo ?? '')
  ) {
    if (colleague.awayTo === undefined)
      return mayLook(colleague, work)
        ? { adminId: colleague.userId, because: colleague.userId === userId ? because : 'deputy' }
        : undefined;
    if (seen.has(colleague.userId)) return undefined;
    seen.add(colleague.userId);
  }
  return undefined;
}

function skilled(colleagues: readonly Colleague[], wanted: Wanted): Choice | undefined {
  const able = colleagues.filter(
    (colleague) =>
      colleague.awayTo === undefined &&
      colleague.role === factsOf(wanted.work).by &&
      mayLook(colleague, wanted.work) &&
      colleague.works.includes(wanted.work) &&
      (wanted.language === '' || colleague.languages.includes(wanted.language)) &&
      (wanted.jurisdictions.length === 0 ||
        wanted.jurisdictions.some((office) => colleague.offices.includes(office))),
  );
  const [least] = able.toSorted((a, b) => load(a) - load(b) || a.userId.localeCompare(b.userId));
  return least === undefined ? undefined : { adminId: least.userId, because: 'skill' };
}

const load = ({ waitingMinutes, weeklyHours }: Colleague): number =>
  waitingMinutes / Math.max(weeklyHours, 1);
