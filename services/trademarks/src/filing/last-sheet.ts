import { usualLanguages } from '@cotta/reference/application-languages.js';
import type { Money } from '@cotta/kit/model/words/money.js';
import { countryName } from '@cotta/reference/countries.js';
import { dayInWords } from '@cotta/reference/day-in-words.js';
import { officeName } from '@cotta/reference/office-names.js';
import { feeOfClass, officialFeesOf } from '@cotta/reference/official-fees.js';
import type { FiledAddress, FiledContent } from './filed-content.js';
import { coloursIn } from './office-application.js';
import type { FilingApplication, FilingRepresentative, NewApplicant } from './office-filing.js';

/** What is looked at before money is spent. */
export const sheetRows = [
  'MARK',
  'KIND',
  'COLOURS',
  'OWNER',
  'LEGAL_FORM',
  'ADDRESS',
  'FIRST_LANGUAGE',
  'SECOND_LANGUAGE',
  'REPRESENTATIVE',
  'GOODS',
  'PRIORITY',
  'SPECIMENS',
  'ADDITIONAL_INFO',
] as const;
export type SheetRow = (typeof sheetRows)[number];

/** One fact as it was approved and as the office gets it; null: nothing of the kind. */
export interface SheetLine {
  readonly row: SheetRow;
  /** Of goods. */
  readonly classNumber: number | null;
  readonly approved: string | null;
  readonly sent: string | null;
}

type Sides = readonly [approved: string | null | undefined, sent: string | null | undefined];

const joined = (parts: readonly (string | null | undefined)[], by = ', '): string | null =>
  parts.filter(Boolean).join(by) || null;

const addressText = (place: FiledAddress): string | null =>
  joined([
    place.street,
    joined([place.postcode, place.city], ' '),
    place.state,
    countryName(place.country, 'en'),
  ]);

function sentAddress(applicant: NewApplicant | undefined): string | null {
  if (applicant === undefined) return null;
  const { postalCode: postcode, ...place } = applicant.address;
  return addressText({ ...place, postcode });
}

const PICTURED: Readonly<Record<string, string>> = {
  text: 'words',
  combined: 'picture with words',
  image: 'picture',
  logo: 'picture',
};

const priorityText = (earlier: {
  readonly jurisdiction: string | null;
  readonly number: string | null;
  readonly date: string | null;
}): string | null =>
  joined([
    earlier.jurisdiction === null ? null : officeName(earlier.jurisdiction, 'en'),
    earlier.number,
    earlier.date === null ? null : dayInWords(earlier.date),
  ]);

const representativeText = ({ name, officeNumber }: FilingRepresentative): string | null =>
  joined([name, officeNumber]);

function markSides({ mark }: FiledContent, { mark: sent }: FilingApplication): Record<string, Sides> {
  return {
    MARK: [mark.words || null, sent.kind === 'word' ? sent.text : null],
    KIND: [PICTURED[mark.kind] ?? mark.kind, sent.kind === 'word' ? 'words' : 'picture'],
    COLOURS: [joined(coloursIn(mark.colorClaim ?? '')), sent.kind === 'word' ? null : joined(sent.colours)],
  };
}

function partySides(
  { owner, domicileAddress, representative }: FiledContent,
  sent: FilingApplication,
): Record<string, Sides> {
  const [applicant] = sent.newApplicants ?? [];
  return {
    OWNER: [owner?.name, applicant?.name],
    LEGAL_FORM: [owner?.companyType, applicant?.legalForm],
    ADDRESS: [domicileAddress === null ? null : addressText(domicileAddress), sentAddress(applicant)],
    REPRESENTATIVE: [
      representative && representativeText(representative),
      joined(sent.representatives.map(representativeText), '; '),
    ],
  };
}

/** Nothing where the office asks for no languages. */
function languageSides(
  { firstLanguage, secondLanguage }: FiledContent,
  sent: FilingApplication,
  office: string,
): Record<string, Sides> {
  if (usualLanguages(office) === undefined) return {};
  return {
    FIRST_LANGUAGE: [firstLanguage, sent.firstLanguage],
    SECOND_LANGUAGE: [secondLanguage, sent.secondLanguage],
  };
}

function claimSides(
  { priority, specimens, additionalInfo }: FiledContent,
  { priorities }: FilingApplication,
): Record<string, Sides> {
  return {
    PRIORITY: [
      priority === null ? null : priorityText(priority),
      joined(
        priorities.map(({ country, number, filedOn }) =>
          priorityText({ jurisdiction: country, number, date: filedOn }),
        ),
        '; ',
      ),
    ],
    SPECIMENS: [specimens.length === 0 ? null : String(specimens.length), null],
    ADDITIONAL_INFO: [additionalInfo, null],
  };
}

/** Terms are compared as the office gets them, in their order. */
function goodsLines(
  { goodsAndServices }: FiledContent,
  { goodsAndServices: sent }: FilingApplication,
): readonly SheetLine[] {
  const numbers = [...new Set([...goodsAndServices, ...sent].map(({ classNumber }) => classNumber))];
  const termsIn = (all: FilingApplication['goodsAndServices'], wanted: number): string | null =>
    joined(all.find(({ classNumber }) => classNumber === wanted)?.terms ?? [], '; ');
  return numbers
    .toSorted((a, b) => a - b)
    .map((classNumber) => ({
      row: 'GOODS',
      classNumber,
      approved: termsIn(goodsAndServices, classNumber),
      sent: termsIn(sent, classNumber),
    }));
}

/** Everything the office gets beside what was approved. `office`: by its code. */
export function sheetLines(
  content: FiledContent,
  sent: FilingApplication,
  office: string,
): readonly SheetLine[] {
  const sides: Readonly<Record<string, Sides>> = {
    ...markSides(content, sent),
    ...partySides(content, sent),
    ...languageSides(content, sent, office),
    ...claimSides(content, sent),
  };
  return sheetRows.flatMap((row): readonly SheetLine[] => {
    if (row === 'GOODS') return goodsLines(content, sent);
    const [approved = null, given = null] = sides[row] ?? [];
    return approved === null && given === null && !ALWAYS.includes(row)
      ? []
      : [{ row, classNumber: null, approved, sent: given }];
  });
}

/** Rows whose emptiness is itself worth a look. */
const ALWAYS: readonly SheetRow[] = ['REPRESENTATIVE', 'PRIORITY'];

/** Rows of which a copy from before they belonged to it says nothing: its office gets the usual, and that is no difference. */
const LATER: readonly SheetRow[] = ['FIRST_LANGUAGE', 'SECOND_LANGUAGE'];

/** Whether the office gets something else than was approved. */
export function differs({ row, approved, sent }: SheetLine): boolean {
  return approved !== sent && !(approved === null && LATER.includes(row));
}

export interface FeeLine {
  readonly classNumber: number;
  readonly amount: Money;
}

/** What the office takes for each class by its own list, the first class with the base. Null where the list does not know an amount. */
export function feeLines(jurisdiction: string, classNumbers: readonly number[]): readonly FeeLine[] | null {
  const fees = officialFeesOf(jurisdiction);
  if (fees === undefined) return null;
  const lines = classNumbers
    .toSorted((a, b) => a - b)
    .map((classNumber, index) => ({ classNumber, amountMinor: feeOfClass(fees.filing, index) }));
  if (lines.some(({ amountMinor }) => amountMinor === null)) return null;
  return lines.map(({ classNumber, amountMinor }) => ({
    classNumber,
    amount: { amountMinor: amountMinor ?? 0, currency: fees.currency },
  }));
}
