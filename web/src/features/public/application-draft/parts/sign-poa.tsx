import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../../../../domain/sign-in/signed-in-api.js';
import type { Answering } from '../../../../domain/sign-in/use-answer.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { DraftSignPoaDocument } from '../application-draft-steps.graphql.js';
import styles from '../application-draft.module.css';
import { SignaturePad, type Strokes } from './signature-pad.js';

interface Props {
  readonly id: string;
  /** Of the paper that was looked at. */
  readonly digest: string;
  readonly signing: Answering;
  /** Kept for the next time; a signature is drawn anew each time. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSigned: () => void;
}

/** Name, function and a signature drawn by hand. */
export function SignPoa({ id, digest, signing, name, onName, onSigned }: Props) {
  const { t } = useTranslation('draft');
  const [strokes, setStrokes] = useState<Strokes>([]);
  const message = useMessage('draft');
  // Said beside the button that was pressed: the summary is above the field.
  const unsigned = signing.answer?.message === 'refusal.SIGNATURE_EMPTY';
  const sign = async (event: React.FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = (key: string): string => String(form.get(key) ?? '').trim();
    const form = new FormData(event.currentTarget);
    const input = {
      digest,
      signerName: text('signerName'),
      signerFunction: text('signerFunction') || null,
      strokes,
    };
    if (!(await signing.run(() => send(DraftSignPoaDocument, { id, input })))) return;
    onSigned();
  };
  return (
    <FormErrorsProvider errors={signing.answer?.errors ?? {}}>
      <form noValidate className={styles.form} onSubmit={(event) => void sign(event)}>
        <ErrorSummary
          attempt={signing.attempt}
          labels={{ signerName: t('poa.signerName'), strokes: t('poa.strokes') }}
          message={unsigned ? undefined : message(signing.answer)}
        />
        <Field name="signerName" label={t('poa.signerName')}>
          {(control) => (
            <input
              {...control}
              maxLength={200}
              autoComplete="name"
              value={name}
              onChange={(event) => onName(event.target.value)}
            />
          )}
        </Field>
        <Field name="signerFunction" label={t('poa.signerFunction')} optional>
          {(control) => <input {...control} maxLength={100} autoComplete="organization-title" />}
        </Field>
        <SignaturePad name={name} onChange={setStrokes} />
        {unsigned && strokes.length === 0 && (
          <p role="alert" className={styles.wrong}>
            {message(signing.answer)}
          </p>
        )}
        <div className={styles.end}>
          <Button type="submit" busy={signing.busy}>
            {t('poa.sign')}
          </Button>
        </div>
      </form>
    </FormErrorsProvider>
  );
}
