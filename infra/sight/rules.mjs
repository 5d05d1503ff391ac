import { parse } from 'yaml';

/** @typedef {{ record?: string, alert?: string, expr: string, labels?: Record<string, string>, annotations?: Record<string, string> }} Rule */

/**
 * The groups of rules of a PrometheusRule, as Prometheus itself reads them.
 * @param {string} manifest YAML
 * @returns {{ name: string, rules: Rule[] }[]}
 */
export function ruleGroups(manifest) {
  return parse(manifest).spec.groups;
}

/**
 * Our metrics that a text names, without the endings by which a histogram is read.
 * @param {string} expression PromQL
 * @returns {string[]}
 */
export function metricsIn(expression) {
  return [...expression.matchAll(/\bcotta_[a-z_]+/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );
}
