import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Field } from '../../../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../../../kit/form/form-errors.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { ask, tell } from '../../../../domain/sign-in/signed-in-api.js';
import { DraftPoaPreviewDocument } from '../documents/poa-preview.graphql.js';
import { DraftSignPoaDocument } from '../documents/sign-poa.graphql.js';
import { useAnswer } from '../../../../domain/sign-in/use-answer.js';
import type { DraftRequest } from '../use-draft.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import styles from '../application-draft.module.css';
import { SignaturePad, type Strokes } from './signature-pad.js';
import { Why } from './why.js';

interface Seen {
  readonly digest: string;
  readonly address: string;
  readonly fileName: string;
}

const fileOf = (content: string, type: string): string =>
  URL.createObjectURL(new Blob([Uint8Array.from(atob(content), (char) => char.charCodeAt(0))], { type }));

/** The power of attorney: read, then signed on line; nothing is signed that was not looked at. */
export function PoaPart({
  number,
  request,
  disabled,
  onSaved,
}: {
  number: number;
  request: DraftRequest;
  disabled: boolean;
  onSaved: () => void;
}) {
  const { t, i18n } = useTranslation(['draft', 'draft-turn']);
  const office = useOfficeName();
  const [seen, setSeen] = useState<Seen>();
  const [strokes, setStrokes] = useState<Strokes>([]);
  const [name, setName] = useState('');
  const looking = useAnswer();
  const signing = useAnswer();
  const message = useMessage('draft');
  const asking = request.powerOfAttorneyOffices;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    asking.map(({ jurisdiction }) => office(jurisdiction)),
  );
  const paper = asking.filter(({ form }) => form === 'NOTARISED' || form === 'LEGALISED');

  const isSigned = request.poaDocument !== null || signing.answer?.done === true;
  // Said beside the button that was pressed: the summary is above the field.
  const unsigned = signing.answer?.message === 'refusal.SIGNATURE_EMPTY';

  const look = (): Promise<boolean> =>
    looking.run(async () => {
      try {
        const { powerOfAttorneyPreview: made } = await ask(DraftPoaPreviewDocument, { id: request.id });
        if (made === null) return { done: false, errors: {}, message: 'refusal.POA_NOT_READY' };
        setSeen({
          digest: made.digest,
          fileName: made.fileName,
          address: fileOf(made.content, made.mediaType),
        });
        return { done: true, errors: {} };
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        return { done: false, errors: {}, message: 'failure.OTHER' };
      }
    });
  const sign = async (event: React.FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = (key: string): string => String(form.get(key) ?? '').trim();
    const form = new FormData(event.currentTarget);
    if (seen === undefined) return;
    const input = {
      digest: seen.digest,
      signerName: text('signerName'),
      signerFunction: text('signerFunction') || null,
      strokes,
    };
    if (!(await signing.run(() => tell(DraftSignPoaDocument, { id: request.id, input })))) return;
    // What was signed is over: another owner or another office is signed for anew.
    setSeen(undefined);
    onSaved();
  };
  return (
    <FormSection number={number} id="poa" title={t('poa.title')} lead={t('poa.lead', { offices: names })}>
      <Why>{t('poa.why')}</Why>
      {paper.length > 0 && (
        <p className={styles.notice}>
          {t('poa.paper', {
            offices: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
              paper.map(({ jurisdiction }) => office(jurisdiction)),
            ),
          })}
        </p>
      )}
      {isSigned && (
        <p className={styles.notice} role="status">
          {t('poa.signed')}{' '}
          {request.poaDocument !== null && (
            <>
              <Moment at={request.poaDocument.createdAt} style="short" /> ·{' '}
              <a href={request.poaDocument.url} target="_blank" rel="noreferrer">
                {request.poaDocument.name}
              </a>
            </>
          )}
        </p>
      )}
      <div className={styles.end}>
        <Button
          type="button"
          look={isSigned ? 'quiet' : 'plain'}
          busy={looking.busy}
          onClick={() => void look()}
        >
          {t(isSigned ? 'draft-turn:signAgain' : 'poa.look')}
        </Button>
        {seen !== undefined && (
          <a href={seen.address} target="_blank" rel="noreferrer" download={seen.fileName}>
            {t('poa.open')}
          </a>
        )}
      </div>
      {looking.answer?.done === false && (
        <p role="alert" className={styles.wrong}>
          {message(looking.answer)}
        </p>
      )}
      {seen !== undefined && !disabled && (
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
                  onChange={(event) => setName(event.target.value)}
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
      )}
    </FormSection>
  );
}
