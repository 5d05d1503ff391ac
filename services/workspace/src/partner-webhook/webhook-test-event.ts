/** What is sent to try a webhook; it stands in no history. */
export const TEST_EVENT = 'webhook.test';
