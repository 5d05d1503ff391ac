import type { RegisterState } from './register-entry.js';
import type { TrademarkStatus } from '../trademark-status.js';
import { progressOf } from './register-words.js';

/** Marks whose next step the office takes by itself. */
export const watchedStatuses: readonly TrademarkStatus[] = [
  'Application filed',
  'Under examination',
  'Response to office action submitted',
  'Trademark published',
];

/** A step an office took, by the name of ours that follows it, with what ours takes. */
export type RegisterStep =
  | { readonly command: 'StartExamination'; readonly input: Readonly<Record<never, never>> }
  | {
      readonly command: 'PublishTrademark';
      readonly input: { readonly publicationDate: string };
    }
  | {
      readonly command: 'RegisterTrademark';
      readonly input: {
        readonly registrationDate: string;
        readonly feePaid: boolean;
        readonly expirationDate?: string;
      };
    };

/** The steps from where a mark stands to where its register entry stands, each in its turn. None where the entry is behind, says what a lawyer
 *  has to judge, or uses a word we have not met. */
export function stepsFromRegister(
  status: TrademarkStatus,
  { status: word, publishedOn, registeredOn, expiresOn }: RegisterState,
): readonly RegisterStep[] {
  const progress = progressOf(word);
  const examine: readonly RegisterStep[] =
    status === 'Application filed' ? [{ command: 'StartExamination', input: {} }] : [];
  if (progress === 'examined') return examine;
  // How long others can oppose follows from the office's rule, where the step is taken. Who is registered was opposed by nobody in time, whether or not the entry says when it was published.
  const publish: readonly RegisterStep[] =
    status === 'Trademark published' || publishedOn === null
      ? []
      : [{ command: 'PublishTrademark', input: { publicationDate: publishedOn } }];
  if (progress === 'published') return publish.length === 0 ? [] : [...examine, ...publish];
  if (progress !== 'registered' || registeredOn === null) return [];
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
