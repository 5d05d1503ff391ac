import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { Field } from '../../kit/form/field.js';
import { ErrorSummary, FormErrorsProvider } from '../../kit/form/form-errors.js';
import { Upload } from '../../kit/upload/upload.js';
import { send, withPrefix, type Answer } from '../sign-in/signed-in-api.js';
import { useAnswer } from '../sign-in/use-answer.js';
import { useMessage } from '../sign-in/use-message.js';
import { AddSpecimenDocument, FileSpecimenPictureDocument } from './specimen.graphql.js';
import styles from './specimen.module.css';

/** What a specimen is for: the application for a mark, or one class of a proof of use. */
export type SpecimenOf =
  | { readonly applicationId: string }
  | { readonly useInCommerceRequestClassId: string };

function subjectOf(of: SpecimenOf): { subjectType: string; subjectId: string } {
  return 'applicationId' in of
    ? { subjectType: 'application', subjectId: of.applicationId }
    : { subjectType: 'use_in_commerce_request_class', subjectId: of.useInCommerceRequestClassId };
}

/** One more specimen of a class: a picture, or a page with the day on which it was seen. */
export function NewSpecimen({
  of,
  classNumber,
  onSaved,
}: {
  of: SpecimenOf;
  classNumber: number;
  onSaved: () => void;
}) {
  const { t } = useTranslation('pictures');
  const { busy, answer, attempt, run } = useAnswer();
  const message = useMessage('pictures');
  const filed = useRef<{ readonly upload: string; readonly id: string }>(undefined);
  const [touched, setTouched] = useState(false);
  const prefix = `specimen${classNumber}.`;
  const labels = { [`${prefix}url`]: t('specimen.url'), [`${prefix}captureDate`]: t('specimen.captureDate') };

  const save = async (form: FormData): Promise<Answer> => {
    const text = (name: string): string | null => String(form.get(prefix + name) ?? '').trim() || null;
    const upload = text('upload');
    if (upload === null && text('url') === null)
      return { done: false, errors: {}, message: 'specimen.nothing' };
    // A second attempt after a refusal must not ask for the file again: it lies where it belongs already.
    if (upload !== null && filed.current?.upload !== upload) {
      const kept = await send(FileSpecimenPictureDocument, {
        input: { upload, type: 'SPECIMEN', ...subjectOf(of) },
      });
      if (!kept.done || kept.id === undefined) return withPrefix(kept, prefix);
      filed.current = { upload, id: kept.id };
    }
    const documentId = upload === null ? null : (filed.current?.id ?? null);
    const input = {
      ...of,
      classNumber,
      classItems: [],
      url: text('url'),
      captureDate: text('captureDate'),
      documentId,
      usptoRequirements: [],
    };
    return withPrefix(await send(AddSpecimenDocument, { input }), prefix);
  };
  const submit = async (event: React.FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (await run(() => save(form))) onSaved();
  };
  return (
    <FormErrorsProvider errors={answer?.errors ?? {}}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        onInput={() => setTouched(true)}
      >
        <ErrorSummary attempt={attempt} labels={labels} message={message(answer)} />
        <Upload
          name={`${prefix}upload`}
          label={t('specimen.upload', { number: classNumber })}
          onChange={() => setTouched(true)}
        />
        <Field name={`${prefix}url`} label={t('specimen.url')} hint={t('specimen.urlHint')} optional>
          {(control) => (
            <input
              {...control}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
            />
          )}
        </Field>
        <Field name={`${prefix}captureDate`} label={t('specimen.captureDate')} optional>
          {(control) => <input {...control} type="date" />}
        </Field>
        <div>
          <Button type="submit" size="small" look={touched ? 'accent' : 'plain'} busy={busy}>
            {t('specimen.add')}
          </Button>
        </div>
      </form>
    </FormErrorsProvider>
  );
}
