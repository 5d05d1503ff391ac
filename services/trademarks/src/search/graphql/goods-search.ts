import { Rejection } from '@cotta/kit/model/words/rejection.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { languageOf } from '@cotta/reference/languages.js';
import { knownNiceClass, niceClasses } from '@cotta/reference/nice-classes.js';
import { findPackages } from '../goods/packages.js';
import type { NameSearch } from '../live/name-search.js';
import { shippedClassRelations } from '../score/goods.js';

export const goodsSearchTypeDefs = /* GraphQL */ `
  input GoodsAndServicesSearchInput {
    "1–200 characters, in the words of the business."
    query: String!
    "Language of the question, of the titles and of the help; English when left out. What is filed is English."
    locale: LanguageCode
    "Only these classes."
    classes: [Int!]
    "1–50; 20 when left out."
    limit: Int
  }

  "Classes and terms for what somebody sells."
  type GoodsAndServicesSearch {
    classes: [SuggestedGoodsClass!]!
    items: [GoodsTerm!]!
    "Words that nobody wrote down and a dictionary put into English, and how: a person has to check them."
    translated: [TranslatedGoodsWord!]!
    "The question is a listed term as it stands; otherwise it can be filed as free text, which some offices examine and charge for."
    listed: Boolean!
    "Words that only the dictionary knows were not understood at this moment."
    degraded: Boolean!
  }

  type SuggestedGoodsClass {
    classNumber: Int!
    title: String!
    "0–1; 1 for what the question names."
    score: Float!
    "Words of the question that led there, as typed."
    matched: [String!]!
  }

  type GoodsTerm {
    classNumber: Int!
    "As it is filed, in English."
    term: String!
    "What it says in the language of the question: help in our own words, not filed. Null in English and where there is none."
    translation: String
    "Number in the alphabetical list, edition 10-2015."
    basicNumber: String
    euHarmonised: Boolean!
    "Whether a list has it; otherwise it is a usual wording that offices examine as somebody's own words."
    listed: Boolean!
    matched: [String!]!
  }

  type TranslatedGoodsWord {
    word: String!
    as: [String!]!
  }

  "A class whose goods or services offices often found similar."
  type RelatedGoodsClass {
    classNumber: Int!
    title: String!
    "0–1: how often."
    strength: Float!
  }

  "A set of terms that a trade usually starts from."
  type GoodsPackage {
    id: String!
    title: String!
    industry: GoodsIndustry!
    terms: [GoodsPackageTerm!]!
  }
  type GoodsIndustry {
    id: String!
    title: String!
  }
  type GoodsPackageTerm {
    classNumber: Int!
    term: String!
    "core, often, optional"
    need: String!
  }

  extend type Query {
    "Terms and classes for a description of goods or services. For: everyone."
    goodsAndServicesSearch(input: GoodsAndServicesSearchInput!): GoodsAndServicesSearch!
    "Ready-made sets by trade; all of them without a question. For: everyone."
    goodsAndServicesPackageList(query: String, locale: LanguageCode): [GoodsPackage!]!
    "Classes near to one, the nearest first. For: everyone."
    relatedGoodsClassList(classNumber: Int!, locale: LanguageCode): [RelatedGoodsClass!]!
  }
`;

const LONGEST = 200;
const MOST_TERMS = 50;
const USUAL_TERMS = 20;
const MOST_RELATED = 6;

interface GoodsInput {
  readonly query: string;
  readonly locale?: string | null;
  readonly classes?: readonly number[] | null;
  readonly limit?: number | null;
}

export function goodsSearchResolvers(search: NameSearch): Resolvers {
  return {
    Query: {
      goodsAndServicesSearch: (_: unknown, { input }: { input: GoodsInput }) => {
        const { locale, classes, limit } = input;
        const most = limit ?? USUAL_TERMS;
        if (most < 1 || most > MOST_TERMS)
          throw new Rejection('BAD_USER_INPUT', `limit is a whole number from 1 to ${MOST_TERMS}`, [
            'input',
            'limit',
          ]);
        requireClasses(classes ?? [], ['input', 'classes']);
        return search.goods({
          query: question(input.query, ['input', 'query']),
          locale: locale ?? 'en',
          classes: classes ?? [],
          limit: most,
        });
      },
      goodsAndServicesPackageList: (
        _: unknown,
        { query, locale }: { query?: string | null; locale?: string | null },
      ) => findPackages(query == null ? '' : question(query, ['query']), languageOf(locale ?? 'en')),
      relatedGoodsClassList: (
        _: unknown,
        { classNumber, locale }: { classNumber: number; locale?: string | null },
      ) => {
        requireClasses([classNumber], ['classNumber']);
        return relatedClasses(classNumber, locale ?? 'en');
      },
    },
  };
}

function question(text: string, at: readonly string[]): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST)
    throw new Rejection('BAD_USER_INPUT', `describe it in 1 to ${LONGEST} characters`, at);
  return trimmed;
}

function requireClasses(classes: readonly number[], at: readonly string[]): void {
  if (!classes.every(knownNiceClass))
    throw new Rejection('BAD_USER_INPUT', 'classes are whole numbers from 1 to 45', at);
}

function relatedClasses(classNumber: number, locale: string) {
  const relations = shippedClassRelations();
  const near = niceClasses.map(({ number, title }) => ({
    classNumber: number,
    title: title[languageOf(locale)],
    strength: relations.strength(classNumber, number),
  }));
  return near
    .filter((one) => one.classNumber !== classNumber && one.strength > 0)
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, MOST_RELATED);
}
