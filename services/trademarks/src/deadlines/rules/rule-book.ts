import { officeOf, type Office } from '@cotta/reference/offices.js';
import type { EventKind } from '../mark-facts.js';
import type { Rule } from '../rule.js';
import { correctedRule } from './corrections.js';
import { australia, newZealand } from './australia-new-zealand.js';
import { benelux } from './benelux.js';
import { canada } from './canada.js';
import { czechRepublic, slovakia } from './central-europe.js';
import { europeanUnion } from './european-union.js';
import { madrid, provisionalRefusal } from './madrid.js';
import { maintenanceFilings } from './maintenance-filings.js';
import { oppositionPeriods } from './opposition-periods.js';
import { parisPriority } from './paris-priority.js';
import { printedLetter } from './printed-letter.js';
import { renewalTerms } from './renewal-terms.js';
import { restorations } from './restoration.js';
import { switzerland } from './switzerland.js';
import { unitedKingdom } from './united-kingdom.js';
import { unitedStates } from './united-states.js';

/** Rules an office has beyond what its table of facts yields. */
const OWN_RULES: Readonly<Record<string, readonly Rule[]>> = {
  US: unitedStates,
  EU: europeanUnion,
  UK: unitedKingdom,
  CH: switzerland,
  CZ: czechRepublic,
  SK: slovakia,
  BX: benelux,
  CA: canada,
  AU: australia,
  NZ: newZealand,
};

const books = new Map<string, readonly Rule[]>();

/** Every version of every rule for marks at an office, renewal first: other rules count from the terms it finds. Empty for unknown offices and
 *  where no law exists. `awaiting`: corrections that do not count yet; their rules stand as they were. */
export function rulesOf(code: string, awaiting: readonly string[] = []): readonly Rule[] {
  const name = [code, ...awaiting].join(' ');
  const known = books.get(name);
  if (known !== undefined) return known;
  const office = officeOf(code);
  const rules =
    office === undefined || code === 'ER' ? [] : bookOf(office).map((rule) => correctedRule(rule, awaiting));
  books.set(name, rules);
  return rules;
}

function bookOf(office: Office): readonly Rule[] {
  const own = OWN_RULES[office.code] ?? [];
  const renewals = [...renewalTerms(office), ...madrid, ...own].filter(({ kind }) => kind === 'renewal');
  const others = [
    ...parisPriority,
    ...oppositionPeriods(office),
    ...own,
    ...maintenanceFilings(office),
    ...madrid,
    provisionalRefusal,
    ...[restorations.get(office.code) ?? []].flat(),
  ];
  const rules = [...renewals, ...others.filter(({ kind }) => kind !== 'renewal')];
  return answers(rules, 'examination letter issued') ? rules : [...rules, printedLetter];
}

/** Whether some rule counts from an event. */
export function answers(rules: readonly Rule[], event: EventKind): boolean {
  return rules.some(({ trigger }) => trigger === event);
}
