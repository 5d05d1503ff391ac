/** What every service says alike: part of each catalogue. */
export const commonRefusals = {
  NOT_FOUND: 'There is nothing under this id.',
  ALREADY_EXISTS: 'This has been created before.',
  CONFLICT: 'Someone changed this in the meantime.',
  TAKEN: 'There is one like this already.',
  STILL_IN_USE: 'Something still belongs to it: {kind}. Remove or move that first.',
  KEY_REUSED: 'This idempotency key was used for something else; send a new wish with a new key.',
  WRONG_STATUS: 'This can be done only while the status is {possible}; it is {status}.',
  STEP_UP_NEEDED: 'Confirm that it is you: enter your password or the second step again, then repeat this.',
} as const;
