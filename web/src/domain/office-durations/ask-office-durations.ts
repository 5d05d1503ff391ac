import { apiOf } from '../../data/api-of.js';
import { OfficeDurationsDocument, type OfficeDurationsResult } from './office-durations.graphql.js';

/** How long our own applications take at an office, in whole months, with the number of cases behind it. */
export type OfficeDuration = OfficeDurationsResult['officeDurationList'][number];

/** Of one office, by span; a span of which too little is known is not in it. */
export type OwnSpans = Partial<Readonly<Record<OfficeDuration['span'], OfficeDuration>>>;

/** By office; an office of which too little is known is not in it. */
export type OwnDurations = Readonly<Record<string, OwnSpans>>;

/** What is known of applications with about so many classes. A page stands without it when it cannot be had. */
export async function askOfficeDurations(
  context: unknown,
  { offices, classes }: { readonly offices: readonly string[]; readonly classes: number },
  signal?: AbortSignal,
): Promise<OwnDurations> {
  if (offices.length === 0) return {};
  try {
    const { officeDurationList } = await apiOf(context).query(
      OfficeDurationsDocument,
      { offices: [...offices], classes },
      { signal },
    );
    const own: Record<string, OwnSpans> = {};
    for (const duration of officeDurationList)
      own[duration.jurisdiction] = { ...own[duration.jurisdiction], [duration.span]: duration };
    return own;
  } catch {
    return {};
  }
}
