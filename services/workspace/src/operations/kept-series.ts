/** How what several processes say of the same thing becomes one figure. */
type Together = 'sum' | 'max' | 'min';

/** One figure over time that operators look at. */
export type KeptSeries =
  /** As it is said. */
  | {
      readonly series: string;
      readonly metric: string;
      readonly kind: 'level';
      readonly together: Together;
      readonly by: readonly string[];
    }
  /** Of a counter: how much a second it grew since the round before. */
  | {
      readonly series: string;
      readonly metric: string;
      readonly kind: 'pace';
      readonly by: readonly string[];
    }
  /** Of a histogram: what 95 of 100 stayed within since the round before. */
  | {
      readonly series: string;
      readonly metric: string;
      readonly kind: 'p95';
      readonly by: readonly string[];
    };

const level = (series: string, metric: string, together: Together, ...by: string[]): KeptSeries => ({
  series,
  metric,
  kind: 'level',
  together,
  by,
});
const pace = (series: string, metric: string, ...by: string[]): KeptSeries => ({
  series,
  metric,
  kind: 'pace',
  by,
});
const p95 = (series: string, metric: string, ...by: string[]): KeptSeries => ({
  series,
  metric,
  kind: 'p95',
  by,
});

/** What is kept for thirty days; names of metrics are those of docs/metrics.md. */
export const KEPT_SERIES: readonly KeptSeries[] = [
  pace('pages', 'cotta_http_request_seconds_count', 'status'),
  p95('page time', 'cotta_http_request_seconds', 'service'),
  p95('press time', 'cotta_browser_press_seconds', 'area', 'until'),
  pace('operations', 'cotta_graphql_request_seconds_count', 'service', 'status'),
  p95('operation time', 'cotta_graphql_request_seconds', 'service'),
  pace('commands', 'cotta_commands_total', 'service', 'outcome'),
  pace('events published', 'cotta_events_published_total', 'service'),
  level('events waiting', 'cotta_events_unpublished', 'max', 'service'),
  level('oldest event waiting', 'cotta_events_unpublished_age_seconds', 'max', 'service'),
  level('relay position', 'cotta_relay_position', 'max', 'service'),
  level('relay leading', 'cotta_relay_leading', 'max', 'service'),
  level('relay halted', 'cotta_relay_halted', 'max', 'service'),
  level('events parked', 'cotta_events_parked', 'max', 'service'),
  level('dead letters', 'cotta_dead_letters', 'max', 'service'),
  level('consumer lag', 'cotta_consumer_lag_records', 'max', 'service', 'consumer'),
  pace('events handled', 'cotta_consumer_events_total', 'service'),
  level('promises at risk', 'cotta_promises_at_risk', 'max', 'promise'),
  level('oldest promise', 'cotta_promises_oldest_age_seconds', 'max', 'promise'),
  level('register age', 'cotta_register_age_seconds', 'min', 'source'),
  level('register marks', 'cotta_register_marks', 'max', 'source'),
  level('register records rejected', 'cotta_register_rejected_records', 'max', 'source'),
  level('marks to recompute', 'cotta_deadlines_marks_to_recompute', 'max'),
  level('deadlines moved', 'cotta_deadlines_moved', 'max'),
  level('round age', 'cotta_round_age_seconds', 'min', 'round'),
  level('rebuild check age', 'cotta_rebuild_check_age_seconds', 'min', 'service'),
  level('rebuild differences', 'cotta_rebuild_check_differences', 'max', 'service'),
  level('certificate ends', 'cotta_certificate_expires_timestamp_seconds', 'min', 'host'),
  level('certificate unread', 'cotta_certificate_unread', 'min', 'host'),
  level('key age', 'cotta_key_age_seconds', 'max', 'key'),
  level('round overdue', 'cotta_round_overdue_seconds', 'min', 'round'),
  level('jobs', 'cotta_queue_jobs', 'max', 'queue', 'state'),
  p95('job time', 'cotta_job_seconds', 'queue'),
  level('messages', 'cotta_messages', 'max', 'channel', 'state'),
  p95('vendor time', 'cotta_vendor_request_seconds', 'vendor'),
  pace('vendor calls', 'cotta_vendor_request_seconds_count', 'vendor', 'outcome'),
  level('vendor answered at', 'cotta_vendor_last_answer_timestamp_seconds', 'max', 'vendor'),
  level('cut off', 'cotta_circuit_open', 'max', 'target'),
  level('table size', 'cotta_table_bytes', 'max', 'service', 'table'),
  level('memory', 'process_resident_memory_bytes', 'sum', 'service'),
  pace('processor', 'process_cpu_seconds_total', 'service'),
];
