import { unreliableScripts } from '../text/latin.js';
import type { SearchRequest } from './search-request.js';

/** Something the answer does not cover. Clients translate by `code`; `message` is for those that do not know it yet. */
export interface NotSearched {
  readonly code:
    | 'OFFICE_WITHOUT_DATA'
    | 'SCRIPT_NOT_COMPARED'
    | 'PICTURES_SHAPES_SOUNDS'
    | 'UNREGISTERED_RIGHTS'
    | 'SPELLED_OUT_ONLY'
    | 'SAMPLE_ONLY'
    | 'REGISTERS_NOT_READY';
  readonly message: string;
  readonly params: Readonly<Record<string, string>>;
}

const ALWAYS: readonly NotSearched[] = [
  {
    code: 'PICTURES_SHAPES_SOUNDS',
    message: 'Pictures, shapes and sounds were not compared, only words.',
    params: {},
  },
  {
    code: 'UNREGISTERED_RIGHTS',
    message: 'Unregistered marks, company names and domains were not searched.',
    params: {},
  },
];

/** Registers that were imported. */
export interface HeldRegisters {
  readonly offices: ReadonlySet<string>;
  /** Some of them only as the sample that ships with the service. */
  readonly sample: boolean;
}

/** What a reader of the answer must not take for searched. `held` null: no register was searched at all. */
export function notSearched(
  request: SearchRequest,
  held: HeldRegisters | null,
  onlySigns: boolean,
): NotSearched[] {
  const { offices, sample } = held ?? { offices: new Set(request.jurisdictions), sample: false };
  const gaps: NotSearched[] = [];
  if (held === null)
    gaps.push({
      code: 'REGISTERS_NOT_READY',
      message: `${request.inOurCare === true ? 'No register was searched, only marks in our care.' : 'Nothing was searched.'} Where registers are being loaded, ask again in a few seconds.`,
      params: {},
    });
  if (sample)
    gaps.push({
      code: 'SAMPLE_ONLY',
      message: 'Registers are represented by a sample of their marks; most marks were not searched.',
      params: {},
    });
  for (const office of request.jurisdictions ?? []) {
    if (!offices.has(office))
      gaps.push({
        code: 'OFFICE_WITHOUT_DATA',
        message: `We hold no marks of ${office}.`,
        params: { office },
      });
  }
  for (const script of unreliableScripts(request.query)) {
    gaps.push({
      code: 'SCRIPT_NOT_COMPARED',
      message: `${script} script is compared by its romanisation only, which is not reliable.`,
      params: { script },
    });
  }
  if (onlySigns)
    gaps.push({
      code: 'SPELLED_OUT_ONLY',
      message: 'The name has no letters or digits: only identical names were looked for.',
      params: {},
    });
  return [...gaps, ...ALWAYS];
}
