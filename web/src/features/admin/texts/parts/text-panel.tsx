import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pathIn } from '../../../../i18n/locale-rules.js';
import { Button } from '../../../../kit/button/button.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { languageName } from '../../parts/language-name.js';
import type { ListedText } from '../review-state.js';
import styles from '../texts.module.css';
import { useReview } from '../use-review.js';
import { LastSaid } from './last-said.js';
import { Sources } from './sources.js';
import { TextState } from './text-state.js';
import { WorkForm } from './work-form.js';

interface Props {
  readonly listed: ListedText;
  readonly onClose: () => void;
}

/** One text: its page, what to look at first, where it was taken from, and what is said about it. */
export function TextPanel({ listed, onClose }: Props) {
  const { t } = useTranslation('admin-texts');
  const { text, review, state } = listed;
  const { title, kind, locale, path, sources, checkFirst } = text;
  const { busy, problem, markReviewed, askForWork, withdraw } = useReview(text);
  const [isBad, setBad] = useState(false);
  const isMarked = review?.digest === text.digest && review.verdict === 'REVIEWED';
  const canMark = !isMarked && !busy;
  useDeskKeys('row', { primary: canMark ? () => void markReviewed() : undefined });
  return (
    <section className={styles.panel} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button look="quiet" size="small" onClick={onClose}>
          {t('close')}
        </Button>
      </header>
      <p className={styles.of}>
        {t(`kind.${kind}`)} · {languageName(locale)} · <TextState listed={listed} />
      </p>
      <p>
        <a href={pathIn(locale, path)} target="text-of-the-site" rel="noopener">
          {t('page')}
        </a>
      </p>
      {checkFirst.length > 0 && (
        <div className={styles.first}>
          <h3>{t('checkFirst')}</h3>
          <ul>
            {checkFirst.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      <Sources of={sources} />
      {review !== undefined && <LastSaid review={review} state={state} />}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className={styles.actions}>
        {!isMarked && (
          <Button look="accent" busy={busy} onClick={() => void markReviewed()}>
            {t('action.reviewed')}
          </Button>
        )}
        <Button aria-expanded={isBad} onClick={() => setBad(!isBad)}>
          {t('action.needsWork')}
        </Button>
        {review !== undefined && (
          <Button look="quiet" busy={busy} onClick={() => void withdraw(review)}>
            {t('action.withdraw')}
          </Button>
        )}
      </div>
      {isBad && <WorkForm busy={busy} send={askForWork} onDone={() => setBad(false)} />}
    </section>
  );
}
