import type { ContentDocument, Segment } from '../../../../domain/content/content-document.js';
import { factsOf, filingPriceOf, type FilingPrice, type OfficeFacts } from '../office/office-facts.js';

type LiveSegment = Extract<Segment, { readonly live: string }>;

/** What the live parts of a text are drawn from. */
export interface LiveFacts {
  readonly offices: readonly OfficeFacts[];
  /** By `office classes`, as `EU 1`. */
  readonly prices: Readonly<Record<string, FilingPrice | undefined>>;
}

export const officesIn = ({ options }: LiveSegment): readonly string[] =>
  (options['offices'] ?? options['office'] ?? '').split(' ').filter(Boolean);

export const priceKey = ({ options }: LiveSegment): string =>
  `${options['office'] ?? ''} ${options['classes'] ?? '1'}`;

/** Asks for what the live parts of these texts show; the text stands whatever cannot be had. */
export async function liveFactsOf(
  context: unknown,
  { segments }: Pick<ContentDocument, 'segments'>,
): Promise<LiveFacts> {
  const parts = segments.filter((segment): segment is LiveSegment => 'live' in segment);
  const drawn = parts.filter(({ live }) => live === 'timeline' || live === 'deadlines' || live === 'compare');
  const priced = [...new Set(parts.filter(({ live }) => live === 'price').map(priceKey))];
  const [offices, prices] = await Promise.all([
    factsOf(context, [...new Set(drawn.flatMap(officesIn))]).catch(() => []),
    Promise.all(
      priced.map(async (key) => {
        const [office = '', classes = '1'] = key.split(' ');
        return [key, await filingPriceOf(context, office, { classes: Number(classes) })] as const;
      }),
    ),
  ]);
  return { offices, prices: Object.fromEntries(prices) };
}
