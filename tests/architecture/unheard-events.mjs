import { reachFrom } from './symbol-graph.mjs';

/** @typedef {{ readonly service: string, readonly event: string, readonly message: string, readonly member?: string }} Said an event with the
 *  type of its message and, where that is one of many, its name there: `InvoiceEvent.INVOICE_PAID` */
/** @typedef {{ readonly service: string, readonly message: string, readonly sources: readonly string[], readonly copies: boolean }} Hearing */
/** @typedef {{ readonly events: readonly string[], readonly reason: string, readonly issue?: number }} OnlyHistory */

/**
 * Which events the code of each service names that a program reaches.
 * @param {ReadonlyMap<string, import('./symbol-graph.mjs').Module>} graph
 * @param {readonly string[]} programs
 * @returns {Map<string, Set<string>>} by service: `InvoiceEvent.INVOICE_PAID`
 */
export function namedEvents(graph, programs) {
  /** @type {Map<string, Set<string>>} */ const named = new Map();
  for (const key of reachFrom(graph, programs).names) {
    const [, service = '', name = ''] = /^services\/([^/]+)\/\S+ (\w+Event\.\w+)$/.exec(key) ?? [];
    if (name !== '') named.set(service, (named.get(service) ?? new Set()).add(name));
  }
  return named;
}

/**
 * Events that are said and that nobody acts on. Who hears a message of many events acts on those it names; a copy, or who names none,
 * acts on all. Logs of everything hear no message by its type.
 * @param {object} asked
 * @param {readonly Said[]} asked.said
 * @param {readonly Hearing[]} asked.heard
 * @param {ReadonlyMap<string, ReadonlySet<string>>} asked.named
 * @returns {string[]} `invoicing InvoiceSent`
 */
export function unheardEvents({ said, heard, named }) {
  return said
    .filter(({ service, message, member }) => {
      const hearings = heard.filter((one) => one.message === message && one.sources.includes(service));
      return !hearings.some((one) => one.copies || actsOn(named.get(one.service) ?? new Set(), member));
    })
    .map(({ service, event }) => `${service} ${event}`);
}

/** @param {ReadonlySet<string>} named @param {string | undefined} member */
function actsOn(named, member) {
  if (member === undefined || named.has(member)) return true;
  const [list] = member.split('.');
  return ![...named].some((name) => name.startsWith(`${list}.`));
}

/**
 * @param {readonly string[]} unheard
 * @param {Readonly<Record<string, readonly OnlyHistory[]>>} onlyHistory by service
 * @returns {string[]} what nobody hears and no list explains, and what is explained for nothing
 */
export function historyViolations(unheard, onlyHistory) {
  const listed = Object.entries(onlyHistory).flatMap(([service, groups]) =>
    groups.flatMap(({ events }) => events.map((event) => `${service} ${event}`)),
  );
  const twice = listed.filter((key, at) => listed.indexOf(key) < at);
  return [
    ...unheard
      .filter((key) => !listed.includes(key))
      .map(
        (key) =>
          `${key}: is said, and nobody hears it: write a consumer, or say why in tests/contracts/only-history.ts`,
      ),
    ...listed
      .filter((key) => !unheard.includes(key))
      .map((key) => `${key}: is heard, or said no more; take it out`),
    ...twice.map((key) => `${key}: stands in the list twice`),
  ];
}
