import { useTranslation } from 'react-i18next';
import { DraftDecision } from '../draft-decision/draft-decision.js';
import type { DraftAnswer } from './decide-draft.js';
import styles from './linked-draft.module.css';
import type { PlacedServiceOrder } from './placed-facts.js';

/** Its draft waits for the client. */
export const decides = ({ status, draftDocument, draftApprovedAt, draftWish }: PlacedServiceOrder): boolean =>
  status === 'IN_PROGRESS' && draftDocument !== null && draftApprovedAt === null && draftWish === null;

interface Props {
  readonly order: PlacedServiceOrder;
  readonly attempt: string;
  readonly answer: DraftAnswer | undefined;
}

/** The draft of an order and its outcome, for whoever holds its link: read, agreed to, or sent back with words. */
export function LinkedDraft({ order, attempt, answer }: Props) {
  const { t } = useTranslation('service-form');
  const { draftDocument, draftApprovedAt, draftWish, outcome, outcomeDocument } = order;
  if (draftDocument === null && outcome === null) return null;
  return (
    <section className={styles.draft} aria-labelledby="draft">
      <h2 id="draft">{t(outcome === null ? 'draft.title' : 'outcome.title')}</h2>
      {outcome !== null && <p className={styles.words}>{outcome}</p>}
      {outcomeDocument !== null && <Paper of={outcomeDocument} />}
      {draftDocument !== null && <Paper of={draftDocument} />}
      {outcome === null && draftApprovedAt !== null && <p role="status">{t('draft.approved')}</p>}
      {outcome === null && draftWish !== null && <p role="status">{t('draft.changing')}</p>}
      {decides(order) && draftDocument !== null && (
        <DraftDecision
          words="service-form"
          draft={draftDocument.id}
          attempt={attempt}
          answer={answer && { ...answer, words: answer.draft === 'change' ? answer.words : undefined }}
        />
      )}
    </section>
  );
}

function Paper({ of: { name, url } }: { of: { readonly name: string; readonly url: string } }) {
  return (
    <p>
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
    </p>
  );
}
