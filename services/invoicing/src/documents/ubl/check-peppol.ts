import { refuseFields, type FieldRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { decimal, rounded, times, whole } from '../../money/exact/fraction.js';
import type { DocumentLine, MoneyDocument, Party } from '../money-document.js';

/** What the network asks for beyond EN 16931, where a document of ours could lack it: INPUT_INVALID with fields ADDRESS_INCOMPLETE or LINE_DIFFERS. The others
 *  hold by how the file is written: one note, a reference, a currency of the tax that is another one, nothing empty.
 *  @source Peppol BIS Billing 3, PEPPOL-EN16931-R002…R020, R120; BR-27; addresses as Slovak providers ask for them */
export function peppolProblem({ seller, buyer, lines }: MoneyDocument): Refusal | undefined {
  const problems = [
    ...addressProblems('seller', 'our own address', seller),
    ...addressProblems('buyer', 'the address of the client', buyer),
    ...lines.flatMap(lineProblem),
  ];
  return problems.length === 0 ? undefined : refuseFields(problems);
}

function addressProblems(whose: string, named: string, party: Party): FieldRefusal[] {
  return (['street', 'city', 'postcode'] as const)
    .filter((part) => (party[part] ?? '').trim() === '')
    .map((part) => ({
      path: [whose, part],
      code: 'ADDRESS_INCOMPLETE',
      message: `An e-invoice needs street, town and postcode: ${part} is missing in ${named}. Replace the invoice with the whole address.`,
    }));
}

function lineProblem({ quantity, unitNet, discount, net }: DocumentLine, at: number): FieldRefusal[] {
  if (rounded(times(whole(unitNet), decimal(quantity))) - discount === net) return [];
  return [
    {
      path: ['lines', String(at)],
      code: 'LINE_DIFFERS',
      message: `Line ${at + 1}: price times quantity less discount is not its amount; tell the developers.`,
    },
  ];
}
