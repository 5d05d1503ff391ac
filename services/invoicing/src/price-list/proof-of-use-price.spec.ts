import { expect, it } from '@jest/globals';
import { proofOfUseFee } from '@cotta/reference/proof-of-use-fee.js';
import { loadMoneyRules } from './money-data.js';
import { loadPriceList } from './price-data.js';

it('is in the list what clients of a proof of use are shown and charged', () => {
  const list = loadPriceList('example-2026-11', loadMoneyRules().derivation);
  const ours = list.rows.filter(
    ({ occasion, kind, currency }) =>
      occasion === 'PROOF_OF_USE' && kind === 'LAWYER_FEE' && currency === proofOfUseFee.currency,
  );
  expect(ours.map(({ unitNet, per }) => [unitNet, per])).toEqual([[proofOfUseFee.amountMinor, 'ORDER']]);
});
