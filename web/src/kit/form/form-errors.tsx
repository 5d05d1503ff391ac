import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-summary.module.css';

/** Field name → key of its message in `common`, or the sentence itself where the server wrote it for this reader. */
export type FormErrors = Readonly<Record<string, string | { readonly text: string }>>;

const ErrorsContext = createContext<FormErrors>({});

export function FormErrorsProvider({ errors, children }: { errors: FormErrors; children: ReactNode }) {
  return <ErrorsContext value={errors}>{children}</ErrorsContext>;
}

function useMessage(): (error: FormErrors[string]) => string {
  const { t } = useTranslation();
  return (error) => (typeof error === 'string' ? t(error, { defaultValue: t('errors.OTHER') }) : error.text);
}

/** The message of one field in the reader's language. */
export function useFieldError(name: string): string | undefined {
  const message = useMessage();
  const error = use(ErrorsContext)[name];
  return error === undefined ? undefined : message(error);
}

interface SummaryProps { readonly labels: Readonly<Record<string, string>>; readonly message?: string | undefined; readonly reference?: string | undefined; readonly attempt: unknown }

/** Everything that is wrong, in one place, with a way to each field. Takes the focus after a failed attempt. */
export function ErrorSummary({ labels, message, reference, attempt }: SummaryProps) {
  const { t } = useTranslation();
  const messageOf = useMessage();
  const errors = Object.entries(use(ErrorsContext));
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0 || message !== undefined;
  useEffect(() => {
    if (!shown) return;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [attempt, shown]);
  if (!shown) return null;
  return (
    <div ref={box} className={styles['summary']} role="alert" tabIndex={-1} aria-labelledby="summary-title">
      <h2 id="summary-title">{t('form.problem')}</h2>
      {message !== undefined && <p>{message}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(([name, error]) => (
            <li key={name}><a href={`#f-${name}`} onClick={(event) => focusField(event, name)}>{labels[name] === undefined ? '' : `${labels[name]}: `}{messageOf(error)}</a></li>
          ))}
        </ul>
      )}
      {reference !== undefined && <p className={styles['reference']}>{t('failure.reference', { reference })}</p>}
    </div>
  );
}

function focusField(event: React.MouseEvent, name: string): void {
  const field = document.getElementById(`f-${name}`);
  if (field === null) return;
  event.preventDefault();
  const control = field.matches('input, textarea, select') ? field : (field.querySelector<HTMLElement>('input, textarea, select, button') ?? field);
  control.focus();
  control.scrollIntoView({ block: 'center' });
}
