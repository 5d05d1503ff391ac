import { offices } from '@cotta/reference/offices.js';
import { holidayCalendar } from '@cotta/reference/holiday-calendar.js';
import { inWords } from '../period.js';
import type { Rule } from '../rule.js';
import { madrid, provisionalRefusal } from './madrid.js';
import { parisPriority } from './paris-priority.js';
import { printedLetter } from './printed-letter.js';
import { rulesOf } from './rule-book.js';

const everywhere: readonly Rule[] = [...parisPriority, ...madrid, provisionalRefusal, printedLetter];

const HEAD =
  '| Rule | Version | Counts from | Period | Opens | Late period | Extended to | Trust |\n|---|---|---|---|---|---|---|---|';

/** All rules as Markdown, office by office with sources: `docs/deadline-rules.md`. Printed by `node services/trademarks/dist/deadlines/rules/rule-table-print.js`. */
export function ruleTable(): string {
  const common = new Set(everywhere);
  const sections = offices.map(({ code, name }) => {
    const own = rulesOf(code).filter((rule) => !common.has(rule));
    return own.length === 0
      ? `## ${code} ${name}\n\nNo rules of its own.\n`
      : `## ${code} ${name}\n\n${calendarLine(code)}${tableOf(own)}\n`;
  });
  return `# Deadline rules\n\nPrinted from the rule book; a test keeps it equal. How a date comes to be: [deadlines.md](deadlines.md).\nTrust: sourced (read on a named page), known (general knowledge), unsure (to be confirmed before anybody relies on it).\n\n## Everywhere\n\n${tableOf(everywhere)}\n\n${sections.join('\n')}`;
}

function calendarLine(code: string): string {
  const calendar = holidayCalendar(code);
  return calendar === undefined
    ? ''
    : `Calendar (${calendar.status}, ${calendar.zone}): ${calendar.source}.\n\n`;
}

function tableOf(rules: readonly Rule[]): string {
  const citations = [...new Set(rules.map(({ citation }) => citation))];
  const sources = [...new Set(rules.flatMap(({ sources: read }) => (read === undefined ? [] : [read])))];
  return `${HEAD}\n${rules.map(rowOf).join('\n')}\n\nLaw:\n\n${listed(citations)}${sources.length === 0 ? '' : `\n\nRead in:\n\n${listed(sources)}`}`;
}

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

function rowOf(rule: Rule): string {
  const extended = rule.extendTo?.map(inWords).join(', ') ?? '';
  const every = rule.every === undefined ? '' : `, then every ${inWords(rule.every)}`;
  return `| ${[`${rule.name} \`${rule.id}\``, versionOf(rule), rule.trigger, `${periodOf(rule)}${every}`, opensOf(rule), graceOf(rule), extended, rule.confidence].join(' | ')} |`;
}

function versionOf({ version, law }: Rule): string {
  if (law === undefined) return String(version);
  return `${version}: ${law.decidedBy} ${law.from === undefined ? '' : `from ${law.from}`}${law.before === undefined ? '' : `before ${law.before}`}`;
}

function periodOf({ due, ends }: Rule): string {
  if (due.count === 0) return 'that day';
  return ends === undefined ? inWords(due) : `${inWords(due)} (${ends})`;
}

function opensOf({ opens }: Rule): string {
  if (opens === undefined) return '';
  if (opens === 'unconfirmed') return 'to be confirmed';
  return 'after' in opens ? `after ${inWords(opens.after)}` : `${inWords(opens.beforeDue)} before`;
}

function graceOf({ grace }: Rule): string {
  if (grace === undefined) return '';
  return grace === 'unconfirmed'
    ? 'to be confirmed'
    : `${inWords(grace.length)}${grace.counted === undefined ? '' : ` (${grace.counted})`}, ${grace.surcharge}`;
}
