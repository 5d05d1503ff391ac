/**
 * What happens to a number. The first five are those the provider's own test credentials know; the others are ours.
 * @typedef {{ refused?: { status: number, code: number, message: string }, reports?: readonly Report[] }} Fate
 * @typedef {{ status: string, code?: string, signed?: 'forged' }} Report
 */

const delivered = [{ status: 'sent' }, { status: 'delivered' }];
const refused = (/** @type {number} */ code, /** @type {string} */ message, status = 400) => ({
  refused: { status, code, message },
});

/** @type {Readonly<Record<string, Fate>>} */
const FATES = {
  '+15005550001': refused(21211, 'Invalid To phone number.'),
  '+15005550002': refused(21612, 'The To phone number cannot be reached from here.'),
  '+15005550003': refused(21408, 'Permission to send to this region is not enabled.'),
  '+15005550004': refused(21610, 'Attempt to send to unsubscribed recipient.'),
  '+15005550009': refused(21614, 'To number is not a mobile number.'),
  '+15005550010': { reports: delivered.toReversed() },
  '+15005550011': { reports: delivered.flatMap((report) => [report, report]) },
  '+15005550012': { reports: [{ status: 'sent' }, { status: 'undelivered', code: '30003' }] },
  '+15005550013': { reports: [{ status: 'failed', code: '30008' }] },
  '+15005550014': { reports: [] },
  '+15005550015': refused(20429, 'Too many requests.', 429),
  '+15005550016': { reports: [{ status: 'sent' }, { status: 'undelivered', code: '21610' }] },
  '+15005550017': { reports: [{ status: 'delivered', signed: 'forged' }] },
};

/** @param {string} number @returns {Fate} */
export function fateOf(number) {
  return FATES[number] ?? { reports: delivered };
}
