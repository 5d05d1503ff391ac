// The dashboards of Grafana, drawn from a few lines each. `node infra/sight/dashboards.mjs` writes them; a spec says when they are stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../local/paths.mjs';

/** @typedef {{ title: string, unit: string, shown: readonly { expr: string, legend: string }[] }} Panel */
/** @typedef {{ uid: string, title: string, panels: readonly Panel[] }} Dashboard */

/** @param {string} title @param {string} unit as Grafana names it: `s`, `reqps`, `short`, `bytes`, `percentunit` @param {...[string, string]} shown what is asked, and what it is called */
const panel = (title, unit, ...shown) => ({
  title,
  unit,
  shown: shown.map(([expr, legend]) => ({ expr, legend })),
});

/** @param {number} share @param {string} metric @param {string} by @param {string} [where] */
const within = (share, metric, by, where = '') =>
  `histogram_quantile(${share}, sum by (le, ${by}) (rate(${metric}_bucket${where}[5m])))`;

/** @type {readonly Dashboard[]} */
export const DASHBOARDS = [
  {
    uid: 'cotta-requests',
    title: 'Cotta: requests',
    panels: [
      panel('Pages a second', 'reqps', [
        'sum by (status) (rate(cotta_http_request_seconds_count{service="web"}[5m]))',
        '{{status}}',
      ]),
      panel(
        'Time of a page',
        's',
        [within(0.5, 'cotta_http_request_seconds', 'service', '{service="web"}'), 'half of them'],
        [within(0.95, 'cotta_http_request_seconds', 'service', '{service="web"}'), '95 of 100'],
      ),
      panel('Operations a second', 'reqps', [
        'sum by (status) (rate(cotta_graphql_request_seconds_count{service="gateway"}[5m]))',
        '{{status}}',
      ]),
      panel('Slowest operations, 95 of 100', 's', [
        `topk(10, ${within(0.95, 'cotta_graphql_request_seconds', 'operation', '{service="gateway"}')})`,
        '{{operation}}',
      ]),
      panel('Time of a service, 95 of 100', 's', [
        within(0.95, 'cotta_graphql_fetch_seconds', 'subgraph'),
        '{{subgraph}}',
      ]),
      panel('Refused at the edge', 'reqps', ['sum by (code) (rate(cotta_refusals_total[5m]))', '{{code}}']),
      panel(
        'Failures that a month may have: how fast they are used up',
        'short',
        ['cotta:requests_failed:ratio_rate1h / 0.001', 'in the last hour'],
        ['cotta:requests_failed:ratio_rate6h / 0.001', 'in the last six'],
      ),
      panel('Cut off', 'short', [
        'max by (service, target) (cotta_circuit_open)',
        '{{service}} to {{target}}',
      ]),
    ],
  },
  {
    uid: 'cotta-events',
    title: 'Cotta: events',
    panels: [
      panel('Events published a second', 'short', [
        'sum by (service) (rate(cotta_events_published_total[5m]))',
        '{{service}}',
      ]),
      panel('Commands a second', 'short', [
        'sum by (service, outcome) (rate(cotta_commands_total[5m]))',
        '{{service}} {{outcome}}',
      ]),
      panel('Oldest event that is not published', 's', [
        'max by (service) (cotta_events_unpublished_age_seconds)',
        '{{service}}',
      ]),
      panel('Lag of consumers', 'short', [
        'topk(10, max by (service, consumer) (cotta_consumer_lag_records))',
        '{{service}} {{consumer}}',
      ]),
      panel('Since a consumer came on', 's', [
        'topk(10, min by (service, consumer) (cotta_consumer_progress_age_seconds) and max by (service, consumer) (cotta_consumer_lag_records) > 0)',
        '{{service}} {{consumer}}',
      ]),
      panel('Events handled a second', 'short', [
        'sum by (service, outcome) (rate(cotta_consumer_events_total[5m]))',
        '{{service}} {{outcome}}',
      ]),
      panel(
        'Put aside',
        'short',
        ['max by (service) (cotta_events_parked)', '{{service}} parked'],
        ['max by (service) (cotta_dead_letters)', '{{service}} unreadable'],
      ),
      panel('Size of tables', 'bytes', [
        'topk(15, max by (service, table) (cotta_table_bytes))',
        '{{service}} {{table}}',
      ]),
    ],
  },
  {
    uid: 'cotta-work',
    title: 'Cotta: work',
    panels: [
      panel('Rounds that are late', 's', ['min by (round) (cotta_round_overdue_seconds)', '{{round}}']),
      panel('Rounds that failed an hour', 'short', [
        'sum by (round) (increase(cotta_rounds_total{outcome="failed"}[1h]))',
        '{{round}}',
      ]),
      panel('Jobs that wait', 'short', [
        'max by (queue) (cotta_queue_jobs{state=~"waiting|delayed"})',
        '{{queue}}',
      ]),
      panel('Jobs that failed', 'short', ['max by (queue) (cotta_queue_jobs{state="failed"})', '{{queue}}']),
      panel('Time of a job, 95 of 100', 's', [within(0.95, 'cotta_job_seconds', 'queue'), '{{queue}}']),
      panel('Letters and text messages', 'short', [
        'max by (channel, state) (cotta_messages{state!="sent"})',
        '{{channel}} {{state}}',
      ]),
      panel('Time of an outside system, 95 of 100', 's', [
        within(0.95, 'cotta_vendor_request_seconds', 'vendor'),
        '{{vendor}}',
      ]),
      panel('Share of its calls that failed', 'percentunit', [
        'sum by (vendor) (rate(cotta_vendor_request_seconds_count{outcome!="ok"}[15m])) / sum by (vendor) (rate(cotta_vendor_request_seconds_count[15m]))',
        '{{vendor}}',
      ]),
    ],
  },
];

const HEIGHT = 8;
const WIDTH = 12;

/** As Grafana reads it. @param {Dashboard} dashboard */
export function grafana({ uid, title, panels }) {
  return {
    uid,
    title,
    tags: ['cotta'],
    timezone: 'browser',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: {
      list: [{ name: 'source', label: 'Source', type: 'datasource', query: 'prometheus' }],
    },
    panels: panels.map(({ title: name, unit, shown }, at) => ({
      id: at + 1,
      type: 'timeseries',
      title: name,
      datasource: { type: 'prometheus', uid: '${source}' },
      gridPos: { x: (at % 2) * WIDTH, y: Math.floor(at / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
      fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
      targets: shown.map(({ expr, legend }, number) => ({
        refId: String.fromCharCode(65 + number),
        expr,
        legendFormat: legend,
      })),
    })),
  };
}

/** Where it is kept, from the root of the checkout. @param {Dashboard} dashboard */
export function fileOf({ uid }) {
  return `k8s/components/alerts/dashboards/${uid.replace(/^cotta-/, '')}.json`;
}

/** What the file is to hold. @param {Dashboard} dashboard */
export function textOf(dashboard) {
  return `${JSON.stringify(grafana(dashboard), undefined, 2)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const dashboard of DASHBOARDS) writeFileSync(join(ROOT, fileOf(dashboard)), textOf(dashboard));

/** @param {Dashboard} dashboard */
export function kept(dashboard) {
  return readFileSync(join(ROOT, fileOf(dashboard)), 'utf8');
}
