import { refuseFields, type FieldRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../../refusals.js';
import { documentProblem } from '../check-document.js';
import type { MoneyDocument } from '../money-document.js';

/** What EN 16931 asks for beyond the printed form: NOT_A_TAX_DOCUMENT, or INPUT_INVALID with fields VAT_ID_MISSING, REGISTRATION_MISSING or
 *  DUE_DATE_MISSING. Undefined when there is nothing. @source EN 16931-1, BR-AE-02, BR-S-02, BR-E-02, BR-CO-25, BR-CO-26 */
export function ublProblem(document: MoneyDocument): Refusal | undefined {
  const { kind } = document;
  if (kind !== 'INVOICE' && kind !== 'CREDIT_NOTE') return no('NOT_A_TAX_DOCUMENT');
  const printed = documentProblem(document);
  if (printed !== undefined) return printed;
  const problems = [...partyProblems(document), ...dueProblems(document)];
  return problems.length === 0 ? undefined : refuseFields(problems);
}

function partyProblems({ seller, buyer, taxGroups }: MoneyDocument): FieldRefusal[] {
  const has = (category: string): boolean => taxGroups.some((group) => group.category === category);
  const problems: FieldRefusal[] = [];
  if (!has('O') && seller.vatId === null)
    problems.push({
      path: ['seller', 'vatId'],
      code: 'VAT_ID_MISSING',
      message: 'A document with tax needs the seller’s VAT number.',
    });
  if (has('O') && seller.companyId === null)
    problems.push({
      path: ['seller', 'companyId'],
      code: 'REGISTRATION_MISSING',
      message: 'A document outside the tax needs the seller’s number in the company register.',
    });
  if (has('AE') && buyer.vatId === null)
    problems.push({
      path: ['buyer', 'vatId'],
      code: 'VAT_ID_MISSING',
      message: 'Reverse charge needs the customer’s VAT number.',
    });
  return problems;
}

function dueProblems({ kind, dueDate, settlement }: MoneyDocument): FieldRefusal[] {
  if (kind === 'CREDIT_NOTE' || dueDate !== null || settlement !== null) return [];
  return [
    {
      path: ['dueDate'],
      code: 'DUE_DATE_MISSING',
      message: 'An unpaid invoice says until when it is to be paid.',
    },
  ];
}
