import type { Threat } from './threat.js';

/** The mark that was registered last stands in the forms; the lawyer chooses another one where it fits better. */
export function rightOf({ brand }: Threat): Readonly<Record<string, unknown>> {
  const mark = brand?.trademarks.items[0];
  if (mark === undefined) return {};
  const { businessName, firstName, lastName } = mark.ownerEntity ?? {};
  const holder = businessName ?? [firstName, lastName].filter(Boolean).join(' ');
  return {
    markName: mark.name,
    markNumber: mark.registrationDate === null ? null : mark.number,
    markOffice: mark.jurisdiction,
    ...(holder === '' ? {} : { rightsHolder: holder }),
  };
}
