const WAITING =
  "select count(*) from event_order o where o.position is null or o.position > (select published_position from relay_state where name = 'main')";

/**
 * How many events of a service nobody has been sent yet.
 * @param {import('./local-copy.mjs').LocalCopy} copy
 * @param {string} service
 */
export function eventsWaiting(copy, service) {
  return copy.count(service, WAITING);
}
