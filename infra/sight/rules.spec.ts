import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { DASHBOARDS, kept, textOf } from './dashboards.mjs';
import { metricsIn, ruleGroups } from './rules.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const named = new Set([...read('docs/metrics.md').matchAll(/^\| `(cotta_\w+)`/gm)].map(([, name]) => name));
const rules = ruleGroups(read('k8s/components/alerts/rules.yaml')).flatMap((group) => group.rules);
const headings = [...read('docs/runbook.md').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-'),
);

describe('alerts', () => {
  it('ask for metrics that there are', () => {
    const asked = rules.flatMap(({ expr }) => metricsIn(expr));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !named.has(name))).toEqual([]);
  });

  it('lead to a recipe each, and say whom they wake', () => {
    const alerts = rules.filter(({ alert }) => alert !== undefined);
    expect(alerts.length).toBeGreaterThan(10);
    for (const { alert, labels, annotations } of alerts) {
      expect({ alert, severity: labels?.['severity'] }).toEqual({
        alert,
        severity: expect.stringMatching(/^(page|ticket)$/),
      });
      const [file, heading] = annotations?.['runbook']?.split('#') ?? [];
      expect([alert, file, headings.includes(heading ?? '')]).toEqual([alert, 'docs/runbook.md', true]);
    }
  });

  it('have a situation each in which they are raised or not, by the tool of Prometheus', () => {
    const tried = read('infra/sight/rules.test.yaml');
    const alerts = rules.flatMap(({ alert }) => alert ?? []);
    expect(alerts.filter((alert) => !tried.includes(`alertname: ${alert}`))).toEqual([]);
  });
});

describe('dashboards', () => {
  it.each(DASHBOARDS)('$title asks for metrics that there are, and is kept as it is drawn', (dashboard) => {
    const asked = dashboard.panels.flatMap(({ shown }) => shown.flatMap(({ expr }) => metricsIn(expr)));
    expect(asked.filter((name) => !named.has(name))).toEqual([]);
    expect(kept(dashboard)).toBe(textOf(dashboard));
  });
});
