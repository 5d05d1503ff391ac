import { useTranslation } from 'react-i18next';
import { Field } from '../../../../kit/form/field.js';
import { CommandButton } from '../../parts/command-button.js';
import { CommandForm } from '../../parts/command-form.js';
import { Day } from '../../parts/day.js';
import { Section } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import {
  ApproveCaseLetterDocument,
  ApproveCaseLetterNode,
  AskCaseLetterChangesDocument,
  AskCaseLetterChangesNode,
  type PortalCaseResult,
} from '../case.graphql.js';
import styles from './case-letters.module.css';

type Letter = NonNullable<PortalCaseResult['case']>['letters']['items'][number];

/** Whether it waits for its client. */
export const isToApprove = ({ status }: Pick<Letter, 'status'>): boolean => status === 'WITH_CLIENT';

/** Letters to the other side: read and approved as they are sent, and what became of them. */
export function CaseLetters({ letters }: { readonly letters: readonly Letter[] }) {
  const { t } = useTranslation('portal-case-letter');
  if (letters.length === 0) return null;
  return (
    <Section title={t('title')}>
      {letters.map((letter) => (
        <OneLetter key={letter.id} letter={letter} />
      ))}
    </Section>
  );
}

function OneLetter({ letter }: { letter: Letter }) {
  const { t } = useTranslation('portal-case-letter');
  const { status, way, sentOn, trackingNumber, answer, answeredOn, changesAsked, document } = letter;
  return (
    <article aria-label={letter.recipientName}>
      <p>
        <strong>{letter.recipientName}</strong>: {t(`status.${status}`)}
        {way !== null && sentOn !== null && (
          <>
            {', '}
            {t(`way.${way}`)} <Day on={sentOn} />
          </>
        )}
        {trackingNumber !== null && `, ${t('tracking', { number: trackingNumber })}`}
      </p>
      <p>
        {t('answerBy')} <Day on={letter.answerBy} />
      </p>
      {changesAsked !== null && <p>{t('asked', { words: changesAsked })}</p>}
      {answeredOn !== null && answer !== null && (
        <p>
          <Day on={answeredOn} />: {answer}
        </p>
      )}
      <details open={isToApprove(letter)}>
        <summary>{t('read')}</summary>
        <p className={styles.words}>{letter.offeredText}</p>
      </details>
      {document !== null && (
        <p>
          <a href={document.url} download={document.name}>
            {document.name}
          </a>
        </p>
      )}
      {isToApprove(letter) && <YourWord letter={letter} />}
    </article>
  );
}

/** What is approved is the draft on the screen: with a newer one at the firm, the page says so and reads it. */
function YourWord({ letter: { id, draftNumber } }: { letter: Letter }) {
  const { t } = useTranslation('portal-case-letter');
  const approve = useCommand(ApproveCaseLetterDocument, ApproveCaseLetterNode);
  const change = useCommand(AskCaseLetterChangesDocument, AskCaseLetterChangesNode);
  return (
    <>
      <CommandButton
        command={approve}
        variables={{ id, input: { draftNumber } }}
        label={t('approve')}
        title={t('approveTitle')}
        confirm={t('approve')}
        look="accent"
      >
        <p>{t('approveText')}</p>
      </CommandButton>
      <details>
        <summary>{t('change')}</summary>
        <CommandForm
          command={change}
          labels={{ changesAsked: t('changes') }}
          submit={t('send')}
          look="plain"
          required={['changesAsked']}
          read={(form) => ({
            id,
            input: { draftNumber, changesAsked: String(form.get('changesAsked') ?? '') },
          })}
        >
          <Field name="changesAsked" label={t('changes')}>
            {(control) => <textarea {...control} />}
          </Field>
        </CommandForm>
      </details>
    </>
  );
}
