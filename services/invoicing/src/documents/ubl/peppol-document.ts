import { isRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import type { MoneyDocument } from '../money-document.js';
import { peppolProblem } from './check-peppol.js';
import type { PeppolAddresses } from './party.js';
import { ublDocument } from './ubl-document.js';

/** An invoice or credit note as the network takes it: Peppol BIS Billing 3. Refused as `ublProblem` and `peppolProblem` say. */
export function peppolDocument(document: MoneyDocument, addresses: PeppolAddresses): string | Refusal {
  const problem = peppolProblem(document);
  return isRefusal(problem) ? problem : ublDocument(document, addresses);
}
