import type { Gap } from './gap-words.js';

/** Parts of the workbench that a gap is filled in at. */
export type BenchPart =
  | 'owner'
  | 'address'
  | 'priority'
  | 'poa'
  | 'goods'
  | 'basis'
  | 'specimens'
  | 'represented';

const PARTS: Readonly<Partial<Record<Gap['kind'], BenchPart>>> = {
  OWNER: 'owner',
  ADDRESS: 'address',
  QUESTIONNAIRE: 'priority',
  POWER_OF_ATTORNEY: 'poa',
  GOODS: 'goods',
  TERMS: 'goods',
  FILING_BASIS: 'basis',
  SPECIMEN: 'specimens',
  REPRESENTATIVE: 'represented',
};

export const benchId = (part: BenchPart): string => `draft-${part}`;

const FIELDS = 'input:not([type=hidden]), select, textarea';

/** Brings the part that the gap is filled in at under the hands: its first field, else the part itself. An address comes with its owner, so without one it is asked for there. */
export function goToGap({ kind }: Pick<Gap, 'kind'>): void {
  const part = PARTS[kind];
  const section =
    (part && document.getElementById(benchId(part))) ?? document.getElementById(benchId('owner'));
  const field = section?.querySelector<HTMLElement>(FIELDS) ?? section;
  field?.focus();
  section?.scrollIntoView?.({ block: 'center' });
}
