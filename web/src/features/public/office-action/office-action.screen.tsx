import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { OfficeName } from '../../../domain/jurisdiction/office-name.js';
import { LetterWords } from '../../../domain/office-letter/letter-words.js';
import { useFresh } from '../../../kit/fresh/use-fresh.js';
import { phaseOf } from './linked-letter.js';
import type { LetterAnswer } from './office-action.action.js';
import { SeeLinkedLetterDocument } from './office-action.graphql.js';
import type { loadLetter } from './office-action.loader.js';
import { LinkedPage } from '../parts/linked-page/linked-page.js';
import { useSeen } from '../parts/linked-page/use-seen.js';
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

/** One letter of an office for whoever holds its link: by when, what it says, how it can be answered and what that costs. */
export function Component() {
  const { t } = useTranslation('portal-letter');
  const { letter, order, countries, country, link, attempt } = useLoaderData<typeof loadLetter>();
  const answer = useActionData() as LetterAnswer | undefined;
  const waits = useSeen({
    isNew: letter.status === 'KICK_OFF_SENT',
    id: letter.id,
    linkToken: link,
    document: SeeLinkedLetterDocument,
  });
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
          waits={waits}
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
