/** Version of the sentence a payer agrees to before periods are charged to their card; the sentence is `consent` of `brand-monitoring`. A new sentence is a new version. */
export const CHARGES_WORDING = 'monitoring-charges-2026-11';
