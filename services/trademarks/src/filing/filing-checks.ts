import { officeOf } from '@cotta/reference/offices.js';
import { markFormOf } from './office-application.js';
import type { FiledContent } from './filed-content.js';

/** What an office is given, what it does not ask for, and what it asks for and is not there. */
export const checkStates = ['GIVEN', 'NOT_NEEDED', 'MISSING'] as const;
export type CheckState = (typeof checkStates)[number];

export const checkedThings = [
  'APPROVED_COPY',
  'OWNER',
  'ADDRESS',
  'WORDS',
  'PICTURE',
  'GOODS',
  'FILING_BASIS',
  'SPECIMENS',
  'POWER_OF_ATTORNEY',
] as const;
export type CheckedThing = (typeof checkedThings)[number];

export interface FilingCheck {
  readonly thing: CheckedThing;
  readonly state: CheckState;
}

const there = (given: boolean): CheckState => (given ? 'GIVEN' : 'MISSING');
const wanted = (isWanted: boolean, given: boolean): CheckState =>
  isWanted || given ? there(given) : 'NOT_NEEDED';

interface CheckedMark {
  readonly jurisdiction: string;
  readonly poaDocumentId: string | null;
}

/** Each thing an office may ask for, as the approved copy has it. Without a copy nothing is known of what stands in it. */
export function filingChecks(
  { jurisdiction, poaDocumentId }: CheckedMark,
  copy: FiledContent | undefined,
): readonly FilingCheck[] {
  const authority: FilingCheck = {
    thing: 'POWER_OF_ATTORNEY',
    state: wanted(officeOf(jurisdiction)?.requiresPOA !== 'none', poaDocumentId !== null),
  };
  if (copy === undefined) return [{ thing: 'APPROVED_COPY', state: 'MISSING' }, authority];
  const { mark, owner, domicileAddress, goodsAndServices, filingBasis, specimens } = copy;
  const isUnitedStates = jurisdiction === 'US';
  const states: Readonly<Record<Exclude<CheckedThing, 'POWER_OF_ATTORNEY'>, CheckState>> = {
    APPROVED_COPY: 'GIVEN',
    OWNER: there(owner !== null),
    ADDRESS: there(domicileAddress !== null),
    WORDS: wanted(mark.kind === 'text', mark.words !== ''),
    PICTURE: wanted(markFormOf(mark.kind) === 'picture', mark.logoDocumentId !== null),
    GOODS: there(goodsAndServices.some(({ terms }) => terms.length > 0)),
    FILING_BASIS: wanted(isUnitedStates, filingBasis !== null),
    SPECIMENS: wanted(isUnitedStates && filingBasis === '1(a)', specimens.length > 0),
  };
  return [
    ...checkedThings.flatMap((thing) =>
      thing === 'POWER_OF_ATTORNEY' ? [] : [{ thing, state: states[thing] }],
    ),
    authority,
  ];
}
