/** Day of a subscription `s` from which its scans are counted: the trial, the checkout or the first period, whichever there was. */
export const SCANS_COUNT_FROM = `coalesce(s.trial_start_date, (s.checkout_completed_at at time zone 'Europe/Bratislava')::date, s.start_date)`;
