/** How far a finding is. Only the first keeps a scan open. */
export const FindingState = {
  new: 'New',
  seen: 'Seen',
  dismissed: 'Dismissed',
  whitelisted: 'Whitelisted',
  escalated: 'Escalated',
} as const;

/** Every state, as stored. */
export const findingStates = Object.values(FindingState);

/** Why a person dismissed one; the customer reads it. */
export const dismissalReasons = [
  'Other goods',
  'Ordinary word',
  'Own offer',
  'Resale of genuine goods',
  'Mention without use',
  'Ended already',
  'Not similar',
  'Other reason',
] as const;

/** What can change under the same address of a source; a finding that was dismissed counts as new again when it does. */
export const watchedFacts = ['title', 'seller', 'priceText', 'pictureUrl'] as const;

/** Whether a source shows something else than last time. Only what it said both times is compared. */
export function hasChanged(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): boolean {
  return watchedFacts.some((key) => (before[key] ?? null) !== (now[key] ?? null));
}
