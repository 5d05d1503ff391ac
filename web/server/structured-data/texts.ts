import type { ContentDocument } from '../../src/domain/content/content-document.js';
import type { AnsweredQuestion, PageStep } from '../../src/kit/page/page-facts.js';
import { firmAt } from './firm.js';
import type { Article, DefinedTerm, DescribedPage, FaqPage } from './schema-org.js';

/** A text that is read from its beginning: an article, a lesson, a guide. */
export const articleOf = (page: DescribedPage, document: ContentDocument): Article => ({
  '@type': 'Article',
  headline: document.title,
  description: document.description,
  image: page.image,
  datePublished: document.date,
  dateModified: document.updated ?? document.date,
  inLanguage: document.locale,
  mainEntityOfPage: page.url,
  author: firmAt(page.origin),
  publisher: firmAt(page.origin),
});

/** A word of the dictionary, which is the page above it. */
export function definedTermOf(
  page: DescribedPage,
  document: ContentDocument,
  dictionary: PageStep,
): DefinedTerm {
  const { title, term = title, description, short = description, locale, aka = [] } = document;
  return {
    '@type': 'DefinedTerm',
    '@id': `${page.url}#term`,
    name: term,
    description: short,
    url: page.url,
    inLanguage: locale,
    ...(aka.length === 0 ? {} : { alternateName: aka }),
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      name: dictionary.label,
      url: `${page.origin}${dictionary.to}`,
    },
  };
}

/** What a text answers: a question that is its whole page, or those it lists. */
export function questionsIn({
  collection,
  title,
  answer,
  questions = [],
}: ContentDocument): readonly AnsweredQuestion[] {
  const isOne = collection.endsWith('questions-and-answers') && answer !== undefined;
  return isOne ? [{ question: title, answer }] : questions;
}

export const faqPageOf = (page: DescribedPage, questions: readonly AnsweredQuestion[]): FaqPage => ({
  '@type': 'FAQPage',
  url: page.url,
  inLanguage: page.locale,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
