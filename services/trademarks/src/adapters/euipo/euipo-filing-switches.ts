/**
 * How the office is told what to do with an application. To be confirmed in the office's sandbox: these names were seen in
 * one public client only, not in the office's own description.
 */
export const ACTION_HEADER = 'x-euipo-filing-action';
export const PAYMENT_HEADER = 'x-euipo-payment-method';

export const SAVE_DRAFT = { [ACTION_HEADER]: 'DRAFT' } as const;
export const SUBMIT = { [ACTION_HEADER]: 'SUBMIT', [PAYMENT_HEADER]: 'CURRENT_ACCOUNT' } as const;

/** The paper about what the office got: the application once more, as PDF. */
export const RECEIPT = { [ACTION_HEADER]: 'RECEIPT', accept: 'application/pdf' } as const;
