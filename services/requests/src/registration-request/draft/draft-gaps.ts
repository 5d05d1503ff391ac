/** What a draft may lack. The names are keys of the sentences people read. */
export const draftGapKinds = [
  'APPLICATION',
  'QUESTIONNAIRE',
  'OWNER',
  'ADDRESS',
  'OFFICES',
  'GOODS',
  'TERMS',
  'FILING_BASIS',
  'SPECIMEN',
  'REPRESENTATIVE',
  'POWER_OF_ATTORNEY',
] as const;

/** One thing that a draft may lack. */
export type DraftGapKind = (typeof draftGapKinds)[number];

/** One thing that is missing, and at which office; null where all offices need it. */
export interface DraftGap {
  readonly kind: DraftGapKind;
  readonly jurisdiction: string | null;
  /** Classes it is about; empty where it is about no class. */
  readonly classes: readonly number[];
}

/** Whose turn it is: a class without terms was left to the lawyer, and nothing of the client is missing. */
export const draftGapTurns = ['CLIENT', 'LAWYER'] as const;

/** Terms are the lawyer's to write, and the firm names the representative; everything else is asked of the client. */
export function turnOf({ kind }: Pick<DraftGap, 'kind'>): (typeof draftGapTurns)[number] {
  return kind === 'TERMS' || kind === 'REPRESENTATIVE' ? 'LAWYER' : 'CLIENT';
}

/** Which gaps keep a draft from which step. What is filed needs more than what a lawyer can work on. Who approves has what was sent, its representative among it. */
const neededFor: Readonly<Record<'review' | 'sending' | 'approval', readonly DraftGapKind[]>> = {
  review: ['QUESTIONNAIRE', 'OWNER', 'ADDRESS', 'OFFICES', 'GOODS', 'FILING_BASIS'],
  sending: ['OWNER', 'ADDRESS', 'OFFICES', 'GOODS', 'TERMS', 'FILING_BASIS', 'REPRESENTATIVE'],
  approval: [
    'OWNER',
    'ADDRESS',
    'OFFICES',
    'GOODS',
    'TERMS',
    'FILING_BASIS',
    'SPECIMEN',
    'POWER_OF_ATTORNEY',
  ],
};

/** `review`: the client asks for the draft; `sending`: the lawyer sends it to be read; `approval`: it is approved for filing. */
export type DraftStep = keyof typeof neededFor;

/** Those of the gaps that keep a draft from this step. */
export function gapsBefore(step: DraftStep, gaps: readonly DraftGap[]): readonly DraftGap[] {
  return gaps.filter(({ kind }) => neededFor[step].includes(kind));
}

const words: Readonly<Record<DraftGapKind, string>> = {
  APPLICATION: 'application',
  QUESTIONNAIRE: 'the questionnaire',
  OWNER: 'owner',
  ADDRESS: 'address',
  OFFICES: 'offices',
  GOODS: 'goods',
  TERMS: 'terms of each class',
  FILING_BASIS: 'filing basis',
  SPECIMEN: 'a specimen of each class',
  REPRESENTATIVE: 'representative',
  POWER_OF_ATTORNEY: 'signed power of attorney',
};

/** The step of the client that waits for it. What the lawyer can begin without may come until the approval. */
export const draftGapSteps = ['REVIEW', 'APPROVAL'] as const;

/** `REVIEW` where the gap holds up the asking for a draft, else `APPROVAL`. */
export function clientStepOf({ kind }: Pick<DraftGap, 'kind'>): (typeof draftGapSteps)[number] {
  return neededFor.review.includes(kind) ? 'REVIEW' : 'APPROVAL';
}

/** For people who read English: `goods for EU, owner`. */
export function gapsInWords(gaps: readonly DraftGap[]): string {
  return gaps
    .map(({ kind, jurisdiction }) =>
      jurisdiction === null ? words[kind] : `${words[kind]} for ${jurisdiction}`,
    )
    .join(', ');
}
