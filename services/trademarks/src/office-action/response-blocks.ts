import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { readByKeys } from '@cotta/kit/runtime/reading/read.js';
import { everyRowViewer } from '../mark/every-row.js';
import { officeActionIssueResource, type IssueCategory } from './office-action-issue.record.js';

export interface ResponseBlock {
  /** Offices it is written for; absent: for any. */
  readonly offices?: readonly string[];
  /** The objection it answers; absent: it begins or ends an answer. */
  readonly category?: IssueCategory;
  readonly title: string;
  readonly text: string;
}

/** Pieces an answer is put together from. Templates: a lawyer fills what stands in ⟦ ⟧ and answers for every word. */
export const responseBlocks: readonly ResponseBlock[] = [
  {
    title: 'Opening',
    text: 'In answer to the letter of ⟦day of the letter⟧ about the mark ⟦mark⟧, the applicant submits what follows and asks that the objections be withdrawn.',
  },
  {
    category: 'Distinctiveness',
    title: 'The sign is not understood as a description',
    text: 'For the goods and services ⟦which⟧ the sign ⟦mark⟧ names no quality, kind or purpose. Buyers need several steps of thought from its words to the goods: ⟦the steps⟧. Nobody in the trade uses it to describe them; the searches in annex ⟦number⟧ show none.',
  },
  {
    offices: ['US'],
    category: 'Distinctiveness',
    title: 'Acquired distinctiveness, Section 2(f)',
    text: 'In the alternative, the mark has become distinctive of the applicant’s goods by its substantially exclusive and continuous use in commerce since ⟦day, at least five years ago⟧. The declaration of ⟦who⟧ and the figures of sales and advertising in annex ⟦number⟧ prove it.',
  },
  {
    offices: ['EU'],
    category: 'Distinctiveness',
    title: 'Distinctive through use, Article 7(3)',
    text: 'In the alternative, the sign has become distinctive through use in ⟦member states⟧ before the day of filing. Annex ⟦number⟧ shows turnover, share of the market and advertising there.',
  },
  {
    category: 'Earlier marks',
    title: 'The signs differ as a whole',
    text: 'The signs ⟦mark⟧ and ⟦earlier mark⟧ share no more than ⟦the common part⟧. They differ in how they look (⟦how⟧), sound (⟦how⟧) and in what they mean (⟦how⟧). Whoever buys such goods with ordinary care does not take one for the other.',
  },
  {
    category: 'Earlier marks',
    title: 'The goods are not alike',
    text: 'The goods ⟦ours⟧ and ⟦theirs⟧ serve other needs, are made by others and are sold through other shops to other buyers. The applicant limits its list to ⟦the new list⟧.',
  },
  {
    category: 'Earlier marks',
    title: 'The owner of the earlier mark consents',
    text: 'The owner of ⟦number of the earlier mark⟧ consents to use and registration of the mark in the agreement of ⟦day⟧ in annex ⟦number⟧, which says why buyers are not misled in the market.',
  },
  {
    category: 'Classification',
    title: 'The list is made clear',
    text: 'The list of goods and services is amended as follows. Class ⟦number⟧: ⟦terms⟧. Nothing is added that the list did not hold before.',
  },
  {
    category: 'Use',
    title: 'Another specimen',
    text: 'The applicant hands in another specimen for class ⟦number⟧: ⟦what it shows⟧. It was in use in commerce at least as early as ⟦day⟧.',
  },
  {
    offices: ['US'],
    category: 'Formal',
    title: 'Disclaimer',
    text: 'No claim is made to the exclusive right to use ⟦words⟧ apart from the mark as shown.',
  },
  {
    category: 'Formal',
    title: 'What was missing is handed in',
    text: 'Attached is ⟦the paper or the fact⟧ that the letter asked for.',
  },
  {
    title: 'Closing',
    text: 'All objections are answered with this. Should one of them stand, the applicant asks for a further letter before a decision is made.',
  },
];

export const responseBlocksTypeDefs = /* GraphQL */ `
  "A piece an answer is put together from; a template that a lawyer fills and answers for."
  type ResponseBlock @tag(name: "admin") {
    "The objection it answers; null where it begins or ends an answer."
    category: OfficeActionIssueCategory
    title: String!
    "What has to be written stands in ⟦ ⟧."
    text: String!
  }

  extend type OfficeAction {
    "Templates for the objections of this letter at its office, in the order of an answer. For: lawyer, admin."
    responseBlocks: [ResponseBlock!]! @tag(name: "admin")
  }
`;

export const responseBlocksResolvers: Resolvers = {
  OfficeAction: {
    responseBlocks: async (
      { id, jurisdiction }: { readonly id: string; readonly jurisdiction?: string | null },
      _: unknown,
      { manager, viewer }: RequestContext,
    ) => {
      requireOneOf(staff, viewer);
      const issues = await readByKeys(manager, officeActionIssueResource, everyRowViewer, {
        key: 'officeActionId',
        values: [id],
      });
      const raised = new Set(issues.map(({ category }) => category));
      return blocksFor(jurisdiction ?? '', raised).map((block) => ({
        ...block,
        category: block.category ?? null,
      }));
    },
  },
};

/** Those for an office and for what it raised. */
export const blocksFor = (
  office: string,
  raised: ReadonlySet<string | null | undefined>,
): readonly ResponseBlock[] =>
  responseBlocks.filter(
    ({ offices, category }) =>
      (offices === undefined || offices.includes(office)) && (category === undefined || raised.has(category)),
  );
