import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ownWords } from '../../../../domain/order/own-words.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Moment } from '../../../../kit/dates/moment.js';
import styles from '../application-draft.module.css';
import { clientsGaps } from '../clients-gaps.js';
import type { DraftRequest } from '../use-draft.js';

/** Why it is not the client's turn: the lawyer writes, or the wish to end the order is being answered. Undefined: they may go on, as with what was ordered more meanwhile. */
export function restsFor(
  request: Pick<DraftRequest, 'endAskedAt' | 'nextStep' | 'timeline' | 'draftGaps' | 'status'>,
): 'end' | 'first' | 'changes' | undefined {
  const {
    endAskedAt,
    nextStep: { kind },
    timeline,
  } = request;
  if (endAskedAt !== null) return 'end';
  if (clientsGaps(request).now.length > 0) return undefined;
  if (kind === 'DRAFT_IN_WORK') return 'first';
  return kind === 'CHANGES_IN_WORK' &&
    timeline.findLast(({ type }) => type === 'ChangesRequested')?.by === 'YOU'
    ? 'changes'
    : undefined;
}

/** Who works on it, until when, and what the client asked for in their own words. `now`: it has just come to that, so it is brought into view. */
export function WithLawyer({
  request,
  why,
  now,
}: {
  request: DraftRequest;
  why: 'end' | 'first' | 'changes';
  now: boolean;
}) {
  const { t } = useTranslation(['draft-turn', 'draft']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (now) heading.current?.focus();
  }, [now]);
  const {
    lawyerInCharge: name,
    nextStep: { promisedAt },
  } = request;
  const type = why === 'end' ? 'EndAsked' : 'ChangesRequested';
  const last = why === 'first' ? undefined : ownWords(request.timeline).findLast((one) => one.type === type);
  return (
    <section className={styles.decision} aria-labelledby="with-lawyer">
      <h2 id="with-lawyer" ref={heading} tabIndex={-1}>
        {t(`rests.${why}.title`)}
      </h2>
      <div role="status">
        <p>{why === 'first' ? t('draft:review.asked') : t(`rests.${why}.text`)}</p>
        {promisedAt !== null && (
          <p>
            {name === null ? t('rests.byNobody') : t('rests.by', { name })} <Moment at={promisedAt} />
          </p>
        )}
      </div>
      {last !== undefined && (
        <blockquote className={styles.words}>
          <p>{last.text}</p>
          <footer>
            {t('draft:comment.you')} · <Moment at={last.at} style="short" />
          </footer>
        </blockquote>
      )}
      <p>
        {why === 'end' ? (
          <AppLink to={`/portal/order/${request.id}`}>{t('rests.end.order')}</AppLink>
        ) : (
          t('rests.closed')
        )}
      </p>
    </section>
  );
}
