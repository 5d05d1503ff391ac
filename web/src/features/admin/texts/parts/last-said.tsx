import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LatestReview } from '../../../../domain/content/text-to-review.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { ask } from '../../parts/admin-api.js';
import { StaffListDocument } from '../../parts/staff-list.graphql.js';
import type { ReviewState } from '../review-state.js';

const HOUR = 3_600_000;

/** What was last said about a text, by whom and when. */
export function LastSaid({ review, state }: { review: LatestReview; state: ReviewState }) {
  const { t } = useTranslation('admin-texts');
  const { data } = useQuery({
    queryKey: ['staff'],
    queryFn: () => ask(StaffListDocument, {}),
    staleTime: HOUR,
  });
  const reader = data?.userList.items.find(({ id }) => id === review.reviewedById);
  const name = reader?.displayName || reader?.email || t('colleague');
  return (
    <div>
      <h3>{t('lastSaid')}</h3>
      <p>
        {t(`said.${review.verdict}`, { name })}, <Moment at={review.createdAt} style="short" />
      </p>
      {state === 'changed' && <p>{t('changedSince')}</p>}
      {review.note !== null && <p>{review.note}</p>}
    </div>
  );
}
