import type { EntityManager } from 'typeorm';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';

/** So long after good news people are asked. */
const AFTER_DAYS = 3;
/** So long it is waited for a day on which nothing is open; later the good news is old. */
const LAPSES_AFTER_DAYS = 30;
const DAY_MS = 86_400_000;

export interface ReviewOccasion {
  readonly userId: string;
  readonly subject: { readonly type: 'trademark' | 'service_request'; readonly id: string };
  /** Of the letter. */
  readonly params: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** Keeps a day on which somebody is asked how we did. One for each thing, however often it is told. */
export async function keepReviewOccasion(
  tx: EntityManager,
  { userId, subject: { type, id }, params, at }: ReviewOccasion,
): Promise<void> {
  const after = (days: number): Date => new Date(at.getTime() + days * DAY_MS);
  await tx.query(
    `insert into review_occasion (id, user_id, subject_type, subject_id, params, look_at, lapses_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do nothing`,
    [
      nameBasedId('review occasion', type, id),
      userId,
      type,
      id,
      JSON.stringify(params),
      after(AFTER_DAYS),
      after(LAPSES_AFTER_DAYS),
    ],
  );
}
