/** What a source allows us, when that was read last, and what follows for what is kept. */
export interface SourceTerms {
  readonly source: string;
  readonly allowedUse: string;
  readonly retention: string;
  readonly displayRule: string;
  /** Day somebody read the terms. */
  readonly checkedOn: string;
}

/** Older readings are no ground to ask any more. */
export const termsAreGoodForDays = 180;

const untilClosed = 'What a case needs, six years after it closed; dismissed hits 90 days.';

/** One row a source that is asked by machine. To renew: read the terms again, then change the day. */
export const sourceTerms: readonly SourceTerms[] = [
  {
    source: 'registers',
    allowedUse: 'Registers that were imported here, each under its own licence.',
    retention: untilClosed,
    displayRule: 'Office and number stand beside the name.',
    checkedOn: '2026-11-20',
  },
  {
    source: 'companies-house',
    allowedUse: 'Public register; interface for any use within its limit of calls.',
    retention: untilClosed,
    displayRule: 'None.',
    checkedOn: '2026-11-20',
  },
  {
    source: 'ares',
    allowedUse: 'Public register of the Czech ministry of finance; no mass download.',
    retention: untilClosed,
    displayRule: 'ARES is named as the source.',
    checkedOn: '2026-11-20',
  },
  {
    source: 'rpo',
    allowedUse: 'CC BY 4.0.',
    retention: 'Names, numbers and seats alone; nothing of officers or members.',
    displayRule: 'RPO, Statistical Office SR, stands beside it.',
    checkedOn: '2026-11-20',
  },
  {
    source: 'domains',
    allowedUse: 'Resolvers for the public, and registration data by the registries’ own interface.',
    retention: 'Registrar, days and status; no contact data of holders.',
    displayRule: 'None.',
    checkedOn: '2026-11-20',
  },
  {
    source: 'certificates',
    allowedUse: 'Public logs by the search of crt.sh, without promise of service; one call in ten seconds.',
    retention: untilClosed,
    displayRule: 'A certificate is a hint and no evidence of use.',
    checkedOn: '2026-11-20',
  },
  {
    source: 'ebay',
    allowedUse: 'Browse interface; consent to monitoring for owners of rights to be had in writing.',
    retention: 'Links and what a case needs; the name of a seller goes when eBay says so.',
    displayRule: 'Not mixed with offers of others in public.',
    checkedOn: '2026-11-20',
  },
  {
    source: 'apple',
    allowedUse: 'Search interface; promotional use of content.',
    retention: 'Links and small evidence, no catalogue.',
    displayRule: 'Link to the store stands beside it.',
    checkedOn: '2026-11-20',
  },
];

/** Whether the terms of a source were read in the last 180 days. A source without a row is not asked. */
export function termsHold(source: string, today: string, terms = sourceTerms): boolean {
  const row = terms.find((one) => one.source === source);
  if (row === undefined) return false;
  const age = (Date.parse(today) - Date.parse(row.checkedOn)) / 86_400_000;
  return age <= termsAreGoodForDays;
}
