import type { RecordFacts } from '../../parts/records/record-facts.js';

const SHOWN = 100;

/** What is asked of a record's history, newest first; the same for everybody who asks, so that it is read once. */
export const trackingKey = ({ type }: Pick<RecordFacts, 'type'>, id: string) => ({
  filter: { [`${type.charAt(0).toLowerCase()}${type.slice(1)}Id`]: { eq: id } },
  sort: { field: 'createdAt', order: 'DESC' as const },
  pagination: { page: 1, perPage: SHOWN },
});
