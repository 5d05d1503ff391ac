import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Field } from '../../../../kit/form/field.js';
import { CommandForm } from '../../parts/command-form.js';
import { Section } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import {
  AnswerCaseObjectionClientDocument,
  AnswerCaseObjectionClientNode,
  type PortalCaseResult,
} from '../case.graphql.js';
import styles from './case-letters.module.css';

type Objection = NonNullable<PortalCaseResult['case']>['objections']['items'][number];

/** Whether it waits for its client. */
export const isToSay = ({ status }: Pick<Objection, 'status'>): boolean => status === 'WITH_CLIENT';

/** What the other side wrote, in its own words, and what was answered. */
export function Objections({ objections }: { readonly objections: readonly Objection[] }) {
  const { t } = useTranslation('portal-objection');
  if (objections.length === 0) return null;
  return (
    <Section title={t('title')}>
      {objections.map((objection) => (
        <OneObjection key={objection.id} objection={objection} />
      ))}
    </Section>
  );
}

function OneObjection({ objection }: { objection: Objection }) {
  const { t } = useTranslation('portal-objection');
  const { fromName, receivedAt, status, words, answer, answeredAt, reasonForClient, clientAnswer } =
    objection;
  const name = fromName ?? t('nobody');
  return (
    <article aria-label={name}>
      <p>
        <strong>{name}</strong>, <Moment at={receivedAt} />: {t(`status.${status}`)}
      </p>
      <blockquote className={styles.words}>{words}</blockquote>
      {clientAnswer !== null && <p className={styles.words}>{t('youSaid', { words: clientAnswer })}</p>}
      {isToSay(objection) && <YourWord objection={objection} />}
      {reasonForClient !== null && <p className={styles.words}>{t('why', { words: reasonForClient })}</p>}
      {answer !== null && answeredAt !== null && (
        <details>
          <summary>
            {t('ourAnswer')} <Moment at={answeredAt} style="date" />
          </summary>
          <p className={styles.words}>{answer}</p>
        </details>
      )}
    </article>
  );
}

/** The other side waits meanwhile: the lawyer answers once the client said it, or without. */
function YourWord({ objection: { id, clientQuestion } }: { objection: Objection }) {
  const { t } = useTranslation('portal-objection');
  const say = useCommand(AnswerCaseObjectionClientDocument, AnswerCaseObjectionClientNode);
  return (
    <>
      <p className={styles.words}>{t('asked', { words: clientQuestion })}</p>
      <CommandForm
        command={say}
        labels={{ clientAnswer: t('answer') }}
        submit={t('send')}
        required={['clientAnswer']}
        read={(form) => ({ id, input: { clientAnswer: String(form.get('clientAnswer') ?? '') } })}
      >
        <Field name="clientAnswer" label={t('answer')}>
          {(control) => <textarea {...control} maxLength={5000} />}
        </Field>
      </CommandForm>
    </>
  );
}
