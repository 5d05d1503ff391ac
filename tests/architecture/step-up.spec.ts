import { describe, expect, it } from '@jest/globals';
import { exposed } from '@cotta/kit/edge/call/exposed-command.js';
import { allServices } from '../testkit/services.js';

describe('commands that want a fresh sign-in', () => {
  it('are those that send money back, settle a fee, set what an office takes, put dates of a wrong rule right, say that money came, replace an invoice, give work away unpaid, file at an office, set the limits of the firm, erase or open an account to others', () => {
    const named = allServices.flatMap(({ commands }) =>
      commands
        .map(exposed)
        .filter(({ command }) => command.stepUp === true)
        .map(({ command }) => command.name),
    );
    expect([...new Set(named)].toSorted()).toEqual([
      'ApproveErasure',
      'ApproveOfficialFee',
      'ApproveRuleRepair',
      'CarryOutRuleRepair',
      'ConfirmFiling',
      'ConfirmInvoicePaid',
      'ConfirmInvoiceTransfer',
      'ConfirmOfficialFee',
      'ConfirmProductTransfer',
      'CreateCreditNote',
      'CreateFilingLimit',
      'CreateFirmHours',
      'CreatePartnerClient',
      'CreatePartnerWebhook',
      'DeleteUser',
      'FileTrademark',
      'GiveUnits',
      'MergeUser',
      'RefundProduct',
      'RefundTrademark',
      'ReplaceInvoice',
      'RequestProductTransferBack',
      'ResetSecondFactors',
      'RotatePartnerWebhookSecret',
      'SettleProductFee',
      'SubmitTrademarkToPartner',
      'TakeUnitsBack',
    ]);
  });
});
