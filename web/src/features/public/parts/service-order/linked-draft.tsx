import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { AppForm } from '../../../../kit/link/app-form.js';
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
        <Decision draft={draftDocument.id} attempt={attempt} answer={answer} />
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

function Decision({
  draft,
  attempt,
  answer,
}: {
  draft: string;
  attempt: string;
  answer: DraftAnswer | undefined;
}) {
  const { t } = useTranslation('service-form');
  const navigation = useNavigation();
  const sent = navigation.state === 'idle' ? null : navigation.formData?.get('intent');
  const key = answer?.attempt ?? attempt;
  return (
    <FormErrorsProvider errors={answer?.errors ?? NOTHING_WRONG}>
      <ErrorSummary
        attempt={answer?.attempt}
        labels={{ draftWish: t('draft.wish') }}
        message={
          answer?.message === undefined ? undefined : t([`common:${answer.message}`, 'common:refusal.OTHER'])
        }
      />
      <AppForm method="post" preventScrollReset>
        <input type="hidden" name="draft" value={draft} />
        <input type="hidden" name="attempt" value={`${key}-approve`} />
        <Button type="submit" name="intent" value="approve" look="accent" busy={sent === 'approve'}>
          {t('draft.approve')}
        </Button>
      </AppForm>
      <details open={answer?.draft === 'change' || undefined}>
        <summary>{t('draft.change')}</summary>
        <AppForm method="post" noValidate preventScrollReset className={styles.change}>
          <input type="hidden" name="draft" value={draft} />
          <input type="hidden" name="attempt" value={`${key}-change`} />
          <Field name="draftWish" label={t('draft.wish')}>
            {(control) => (
              <textarea {...control} rows={5} maxLength={5000} defaultValue={answer?.words ?? ''} />
            )}
          </Field>
          <div>
            <Button type="submit" name="intent" value="change" busy={sent === 'change'}>
              {t('draft.send')}
            </Button>
          </div>
        </AppForm>
      </details>
    </FormErrorsProvider>
  );
}

/** The same object each time: errors that were answered stay so until the next attempt. */
const NOTHING_WRONG = {};
