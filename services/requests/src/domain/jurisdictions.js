import { readFileSync } from 'node:fs';
/** The 101 jurisdictions of the specification, in its order. */
export const jurisdictions = JSON.parse(readFileSync(new URL('../../data/jurisdictions.json', import.meta.url), 'utf8'));
const codes = new Set(jurisdictions.map((jurisdiction) => jurisdiction.code));
export function knownJurisdiction(code) {
    return codes.has(code);
}
const EU_MEMBERS = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '));
const BENELUX = new Set(['BE', 'NL', 'LU']);
const EXTRAS = ['US', 'UK', 'EU'];
const REST = ['EU', 'UK', 'US', 'AU', 'CH', 'IE', 'NZ', 'SK', 'CZ', 'BX'];
const MOST = 9;
/** Where people from `country` (ISO alpha-2; UK counts as GB) usually protect a mark first: at most nine, no repeats,
 *  their own list's first two, then the big three, then the rest.
 *  @source specification, "Per-country recommendation" */
export function suggestedJurisdictions(country) {
    const iso = country === 'UK' ? 'GB' : country;
    const own = iso === undefined ? [] : ownList(iso);
    return [...new Set([...own.slice(0, 2), ...EXTRAS, ...REST])].slice(0, MOST);
}
function ownList(iso2) {
    const national = BENELUX.has(iso2) ? 'BX' : jurisdictions.find((jurisdiction) => jurisdiction.iso2 === iso2)?.code;
    const list = EU_MEMBERS.has(iso2) || iso2 === 'EU' ? ['EU'] : [];
    return national === undefined ? list : [...list, national];
}
//# sourceMappingURL=jurisdictions.js.map