import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LatestReview, TextsToReview } from '../../../domain/content/text-to-review.js';
import { download } from '../parts/admin-api.js';

const KEY = ['texts-to-review'];

/** The web server lists what it shows, to those who work here. */
const readTexts = async (): Promise<TextsToReview> =>
  JSON.parse(await (await download('/admin/texts.json')).text()) as TextsToReview;

export const useTexts = () => useQuery({ queryKey: KEY, queryFn: readTexts });

/** Puts what was just said about a text in the place of what was said before; undefined: nothing holds any more. */
export function useSaid(): (text: string, review: LatestReview | undefined) => void {
  const queries = useQueryClient();
  return (text, review) =>
    queries.setQueryData<TextsToReview>(KEY, (before) => {
      if (before === undefined) return before;
      const others = before.reviews.filter((one) => one.text !== text);
      return { ...before, reviews: review === undefined ? others : [...others, review] };
    });
}
