import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerDraft, waitsForWord } from '../../../../domain/office-letter/answer-draft.js';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { CommandButton } from '../../parts/command-button.js';
import { CommandForm } from '../../parts/command-form.js';
import { Section } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import {
  ApproveOfficeActionDraftDocument,
  ApproveOfficeActionDraftNode,
  AskOfficeActionDraftChangeDocument,
  AskOfficeActionDraftChangeNode,
} from '../office-action.graphql.js';
import type { Letter } from './letter.js';

/** The answer before it is filed: read, compared with the draft before, agreed to, or sent back with words. */
export function LetterDraft({ letter }: { letter: Letter }) {
  const { t } = useTranslation('office-letter');
  const [read, setRead] = useState(letter);
  if (letter.draftNumber === null || letter.status === 'ABANDONED') return null;
  // Whoever reads a draft decides about that one: a newer one does not take its place under the eyes.
  const isNewer = read.draftNumber !== null && read.draftNumber !== letter.draftNumber;
  const shown = isNewer ? read : letter;
  const waits = waitsForWord(shown);
  return (
    <Section title={t('draft.title')}>
      {isNewer && (
        <p role="status">
          {t('draft.newer')}{' '}
          <Button size="small" onClick={() => setRead(letter)}>
            {t('draft.showNewer')}
          </Button>
        </p>
      )}
      {waits && <p>{t('draft.lead')}</p>}
      <AnswerDraft draft={shown} />
      {waits && !isNewer && <Decision id={letter.id} draft={letter.draftNumber} />}
    </Section>
  );
}

function Decision({ id, draft }: { id: string; draft: number }) {
  const { t } = useTranslation('office-letter');
  const approve = useCommand(ApproveOfficeActionDraftDocument, ApproveOfficeActionDraftNode);
  const ask = useCommand(AskOfficeActionDraftChangeDocument, AskOfficeActionDraftChangeNode);
  const labels = { draftWish: t('draft.wish') };
  return (
    <>
      <CommandButton
        command={approve}
        variables={{ id, draft }}
        look="accent"
        label={t('draft.approve')}
        title={t('draft.approveTitle')}
        confirm={t('draft.approve')}
      >
        <p>{t('draft.approveText')}</p>
      </CommandButton>
      <details>
        <summary>{t('draft.change')}</summary>
        <CommandForm
          command={ask}
          labels={labels}
          required={['draftWish']}
          submit={t('draft.send')}
          look="plain"
          keep={`portal-answer-draft-${id}-${draft}`}
          read={(form) => ({ id, draft, words: String(form.get('draftWish') ?? '').trim() })}
        >
          <Field name="draftWish" label={labels.draftWish}>
            {(control) => <textarea {...control} rows={5} maxLength={5000} />}
          </Field>
        </CommandForm>
      </details>
    </>
  );
}
