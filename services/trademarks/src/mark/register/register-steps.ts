import type { RegisterState } from './register-entry.js';
import { addMonths } from '@cotta/reference/calendar-date.js';
import type { TrademarkStatus } from '../trademark-status.js';

/** Marks whose next step the office takes by itself. */
export const watchedStatuses: readonly TrademarkStatus[] = [
  'Application filed',
  'Under examination',
  'Response to office action submitted',
  'Trademark published',
];

/** @source EUTMR, article 46 (1): three months from publication */
const OPPOSITION_MONTHS = 3;

/** A step an office took, by the name of ours that follows it, with what ours takes. */
export type RegisterStep =
  | { readonly command: 'StartExamination'; readonly input: Readonly<Record<never, never>> }
  | {
      readonly command: 'PublishTrademark';
      readonly input: { readonly publicationDate: string; readonly oppositionEndDate?: string };
    }
  | {
      readonly command: 'RegisterTrademark';
      readonly input: {
        readonly registrationDate: string;
        readonly feePaid: boolean;
        readonly expirationDate?: string;
      };
    };

const EXAMINED = ['UNDER_EXAMINATION', 'ACCEPTANCE_PENDING', 'ACCEPTED'];
const PUBLISHED = ['APPLICATION_PUBLISHED', 'START_OF_OPPOSITION_PERIOD', 'REGISTRATION_PENDING'];
const REGISTERED = 'REGISTERED';

/** The steps from where a mark stands to where its register entry stands, each in its turn. None where the entry is behind, says what a lawyer
 *  has to judge, or uses a word we have not met. */
export function stepsFromRegister(
  status: TrademarkStatus,
  { status: word, publishedOn, registeredOn, expiresOn }: RegisterState,
): readonly RegisterStep[] {
  const examine: readonly RegisterStep[] =
    status === 'Application filed' ? [{ command: 'StartExamination', input: {} }] : [];
  if (EXAMINED.includes(word)) return examine;
  const isOut = status === 'Trademark published';
  if (PUBLISHED.includes(word) && publishedOn !== null && !isOut)
    return [
      ...examine,
      {
        command: 'PublishTrademark',
        input: { publicationDate: publishedOn, oppositionEndDate: addMonths(publishedOn, OPPOSITION_MONTHS) },
      },
    ];
  if (word !== REGISTERED || registeredOn === null) return [];
  // Registered means that nobody opposed in time: what is left of the term is the office's to know.
  const publish: readonly RegisterStep[] =
    isOut || publishedOn === null
      ? []
      : [{ command: 'PublishTrademark', input: { publicationDate: publishedOn } }];
  return [
    ...examine,
    ...publish,
    {
      command: 'RegisterTrademark',
      input: {
        registrationDate: registeredOn,
        feePaid: true,
        ...(expiresOn === null ? {} : { expirationDate: expiresOn }),
      },
    },
  ];
}
