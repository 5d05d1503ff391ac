import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import { Button } from '../../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import type { Answer } from '../../../../domain/sign-in/signed-in-api.js';
import { useAutosave } from '../use-autosave.js';
import styles from '../application-draft.module.css';

interface Props {
  readonly labels: Readonly<Record<string, string>>;
  readonly save: (answers: FormData) => Promise<Answer>;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Answers that keep themselves; says when, and what to do when they could not. */
export function AutoForm({ labels, save, disabled = false, children }: Props) {
  const { t, i18n } = useTranslation('draft');
  const form = useRef<HTMLFormElement>(null);
  const saving = useAutosave(form, save);
  const message = useMessage('draft');
  const time = saving.savedAt === undefined ? '' : formatMoment(saving.savedAt, i18n.language, 'clock');
  const failed = saving.state === 'failed' ? saving.answer : undefined;
  return (
    <FormErrorsProvider errors={failed?.errors ?? {}}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onInput={saving.onInput}
        onSubmit={(event) => {
          event.preventDefault();
          saving.again();
        }}
      >
        <fieldset disabled={disabled} className={styles.fields}>
          <legend className="visually-hidden">{t('answers')}</legend>
          {children}
        </fieldset>
        <ErrorSummary attempt={0} labels={labels} message={message(failed)} />
        <p className={styles.saved} role="status">
          {saving.state === 'saving' && t('saving')}
          {saving.state === 'saved' && t('saved', { time })}
        </p>
        {failed !== undefined && (
          <Button type="submit" size="small">
            {t('common:action.retry')}
          </Button>
        )}
      </form>
    </FormErrorsProvider>
  );
}
