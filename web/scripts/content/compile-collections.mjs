import { COLLECTIONS } from './collections.mjs';
import { compileBody } from './compile-body.mjs';

const WORDS_A_MINUTE = 200;
const MOST_RELATED = 4;
/** What stands in lists too; the rest is of the page alone. */
const OF_CARD =
  'title description date updated reviewed tags jurisdiction term short category topic answer offices stage order lead';
const OF_PAGE = ['aka', 'quiz', 'action', 'steps', 'questions', 'version', 'validFrom'];

const pick = (front, names) =>
  Object.fromEntries(names.filter((name) => front[name] !== undefined).map((name) => [name, front[name]]));

const stringsOf = (value) => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

const wordsIn = (value) => stringsOf(value).reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);

function cardOf({ collection, locale, slug, path, front }, compiled) {
  const words = compiled.words + wordsIn([front.steps, front.questions, front.lead]);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  const tested = COLLECTIONS[collection].isTested === true ? { tested: true } : {};
  return { collection, locale, slug, path, ...pick(front, OF_CARD.split(' ')), ...tested, minutes };
}

/** How much two texts of a collection have to do with each other. */
function nearness(one, other) {
  const same = (name) => (one[name] !== undefined && one[name] === other[name] ? 1 : 0);
  const tags = one.tags.filter((tag) => other.tags.includes(tag)).length;
  return 3 * same('category') + 2 * same('topic') + 2 * same('stage') + same('jurisdiction') + tags;
}

function relatedOf(card, front, cards) {
  if (front.related !== undefined)
    return front.related.flatMap((slug) => cards.filter((other) => other.slug === slug));
  return cards
    .filter((other) => other !== card)
    .map((other) => ({ other, near: nearness(card, other) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST_RELATED)
    .map(({ other }) => other);
}

/** Short definitions by slug, for the terms within texts. */
export const termsOf = (sources) =>
  new Map(
    sources
      .filter(({ collection, locale }) => collection === 'trademark-dictionary' && locale === 'en')
      .map(({ slug, front }) => [slug, front.short]),
  );

/**
 * Each text with its document as pages show it, and what compiling it has seen.
 * @param {readonly import('./read-document.mjs').Source[]} sources
 */
export function compileCollections(sources) {
  const terms = termsOf(sources);
  const texts = sources.map((source) => {
    const compiled = compileBody(source.body, { locale: source.locale, terms });
    return { source, compiled, card: cardOf(source, compiled) };
  });
  const groups = new Map();
  for (const { card } of texts) {
    const key = `${card.collection}/${card.locale}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  for (const cards of groups.values()) cards.sort(COLLECTIONS[cards[0].collection].sort);
  return {
    texts: texts.map(({ source, compiled, card }) => ({
      source,
      compiled,
      document: {
        ...card,
        ...pick(source.front, OF_PAGE),
        sources: source.front.sources,
        headings: compiled.headings,
        segments: compiled.segments,
        related: relatedOf(card, source.front, groups.get(`${card.collection}/${card.locale}`) ?? []),
      },
    })),
    lists: [...groups.values()],
  };
}
