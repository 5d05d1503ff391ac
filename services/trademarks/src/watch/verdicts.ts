import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** The specification names the relevance and shows no values. */
const monitoringRelevances = ['Not relevant', 'Low', 'Medium', 'High'] as const;
/** What the client says of a result, beside the lawyer. */
const clientVerdicts = ['Matters', 'Not similar'] as const;

/** What a lawyer and a client say of a watch result. */
export const verdictFields = {
  relevance: f.enumeration("The lawyer's judgement; none before it was looked at.", {
    name: 'MonitoringRelevance',
    values: monitoringRelevances,
    optional: true,
    filterable: true,
    sortable: true,
  }),
  relevanceNote: f.longText('Why, in plain words.', { max: 5000, optional: true }),
  judgedOn: f.calendarDate('Day a lawyer judged it.', { optional: true, sortable: true }),
  judgedByRule: f.boolean(
    'Not a lawyer judged it but a rule of its client, who wants nothing of its owner.',
    {
      optional: true,
      visibleTo: staff,
    },
  ),
  clientVerdict: f.enumeration('What its client says of it.', {
    name: 'ClientVerdict',
    values: clientVerdicts,
    optional: true,
    filterable: true,
  }),
  clientVerdictReason: f.longText('Why, where the client said it.', {
    max: 2000,
    optional: true,
    personal: true,
  }),
  clientVerdictOn: f.calendarDate('Day its client said so.', { optional: true }),
  verdictsDiffer: f.boolean('Lawyer and client see it otherwise, and no lawyer has answered it yet.', {
    optional: true,
    visibleTo: staff,
    filterable: true,
  }),
};

/** Whether a lawyer found that it matters more than a little. */
export const isRelevant = (relevance: string | null | undefined): boolean =>
  relevance === 'Medium' || relevance === 'High';

/** Whether a lawyer and a client see a result otherwise; never where one of them has said nothing. */
export function differ(relevance: string | null | undefined, client: string | null | undefined): boolean {
  if (!relevance || !client) return false;
  return isRelevant(relevance) !== (client === 'Matters');
}
