import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../kit/dates/day.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Status, type StatusTone } from '../../../../kit/status/status.js';
import type { ListedText, ReviewState } from '../review-state.js';

const TONES: Readonly<Record<ReviewState, StatusTone>> = {
  unreviewed: 'waiting',
  changed: 'waiting',
  needsWork: 'problem',
  lookedUp: 'progress',
  reviewed: 'ok',
};

/** Where the review is, with its day where somebody reviewed it. */
export function TextState({ listed: { text, review, state } }: { listed: ListedText }) {
  const { t, i18n } = useTranslation('admin-texts');
  const isOwn = review?.digest === text.digest;
  return (
    <Status tone={TONES[state]}>
      {t(`state.${state}`)}
      {state === 'reviewed' && (
        <>
          {' '}
          {isOwn ? (
            <Moment at={review.createdAt} style="date" />
          ) : (
            text.reviewed !== undefined && formatDay(text.reviewed, i18n.language)
          )}
        </>
      )}
    </Status>
  );
}
