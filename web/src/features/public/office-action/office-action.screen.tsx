import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData, useRevalidator } from 'react-router';
import { apiOf } from '../../../data/api-of.js';
import { OfficeName } from '../../../domain/jurisdiction/office-name.js';
import { LetterWords } from '../../../domain/office-letter/letter-words.js';
import { useFresh } from '../../../kit/fresh/use-fresh.js';
import { logToServer } from '../../../kit/log/client-log.js';
import { phaseOf, type LinkedLetter } from './linked-letter.js';
import type { LetterAnswer } from './office-action.action.js';
import { SeeLinkedLetterDocument } from './office-action.graphql.js';
import type { loadLetter } from './office-action.loader.js';
import { LinkedPage } from '../parts/linked-page/linked-page.js';
import styles from './office-action.module.css';
import { Asked } from './parts/asked.js';
import { Clock } from './parts/clock.js';
import { Leave } from './parts/leave.js';
import { LinkedDraft } from './parts/linked-draft.js';
import { Options } from './parts/options.js';
import { OrderState } from './parts/order-state.js';
import { Papers } from './parts/papers.js';

export { loadLetter as loader } from './office-action.loader.js';
export { actOnLetter as action } from './office-action.action.js';

const SOON_MS = 3_000;
const LATER_MS = 30_000;

/** Tells the firm that the letter was seen, once; only a live page that somebody looks at does, so neither a mail scanner nor a prefetch counts. The letter is read anew then: an order is about the letter as it is now. */
function useSeen({ id, status }: LinkedLetter, linkToken: string): void {
  const isNew = status === 'KICK_OFF_SENT';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isNew) return undefined;
    const say = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', say);
      apiOf(undefined)
        .mutate(SeeLinkedLetterDocument, { id }, { linkToken, idempotencyKey: `seen-${id}` })
        .then(revalidate)
        .catch((error: unknown) => logToServer('warn', 'visit not recorded', error));
    };
    document.addEventListener('visibilitychange', say);
    say();
    return () => document.removeEventListener('visibilitychange', say);
  }, [isNew, id, linkToken, revalidate]);
}

/** One letter of an office for whoever holds its link: by when, what it says, how it can be answered and what that costs. */
export function Component() {
  const { t } = useTranslation('portal-letter');
  const { letter, order, countries, country, link, attempt } = useLoaderData<typeof loadLetter>();
  const answer = useActionData() as LetterAnswer | undefined;
  useSeen(letter, link);
  const phase = phaseOf(letter);
  const comesSoon = phase === 'pay' && order?.payableProductId == null;
  // A draft that is being read stays what it is: a newer one says so when it is agreed to.
  useFresh(phase === 'pay' || phase === 'work' || phase === 'agreed', comesSoon ? SOON_MS : LATER_MS);
  const { sheet } = letter;
  return (
    <LinkedPage
      meta={{ title: t('title', { name: letter.markName ?? '' }) }}
      mark={letter.markName}
      heading={t('heading')}
      about={
        <p>
          {letter.jurisdiction !== null && <OfficeName code={letter.jurisdiction} />}
          {sheet.number !== null && ` · ${t('number', { number: sheet.number })}`}
        </p>
      }
    >
      <Clock letter={letter} phase={phase} />
      <OrderState letter={letter} order={order} phase={phase} link={link} />
      <LinkedDraft
        letter={letter}
        attempt={attempt}
        answer={answer?.intent === 'draft' ? answer : undefined}
      />
      <Asked letter={letter} link={link} />
      {phase === 'choose' && (
        <Options
          letter={letter}
          countries={countries}
          country={country}
          attempt={attempt}
          answer={answer?.intent === 'order' ? answer : undefined}
        />
      )}
      <div className={styles.columns}>
        <section aria-labelledby="says">
          <h2 id="says">{t('says')}</h2>
          <LetterWords letter={{ ...letter, issues: { items: sheet.points } }} />
          <Papers paths={sheet.papers} />
        </section>
        <section aria-labelledby="good-to-know" className={styles.known}>
          <h2 id="good-to-know">{t('faq.title')}</h2>
          {(['pay', 'odds', 'late'] as const).map((key) => (
            <details key={key}>
              <summary>{t(`faq.${key}.question`)}</summary>
              <p>{t(`faq.${key}.answer`)}</p>
            </details>
          ))}
        </section>
      </div>
      {(phase === 'choose' || phase === 'late') && (
        <Leave attempt={attempt} answer={answer?.intent === 'leave' ? answer : undefined} />
      )}
    </LinkedPage>
  );
}
