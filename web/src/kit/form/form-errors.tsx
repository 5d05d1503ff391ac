import { createContext, use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-summary.module.css';

/** Field name → key of its message in `common` (`errors.REQUIRED`), the same with what stands in the sentence, or the sentence itself where the server wrote it for this reader; with its code, a sentence of ours for this very field comes first. */
export type FormErrors = Readonly<
  Record<
    string,
    | string
    | { readonly key: string; readonly params: Readonly<Record<string, string>> }
    | { readonly text: string; readonly code?: string }
  >
>;

/** One object for “nothing is wrong”: fields are not drawn anew with every key of the form around them, which would give a list its old answer back between the `input` and the `change` of a choice. */
const NOTHING: FormErrors = {};
const ErrorsContext = createContext<FormErrors>(NOTHING);

/** What is wrong with each field, until it is answered anew: a sentence that is no longer true does not stay beside the right answer. */
export function FormErrorsProvider({ errors, children }: { errors: FormErrors; children: ReactNode }) {
  const stable = useStableErrors(Object.keys(errors).length === 0 ? NOTHING : errors);
  return <ErrorsContext value={stable}>{children}</ErrorsContext>;
}

function useStableErrors(errors: FormErrors): FormErrors {
  const [answered, setAnswered] = useState<{ of: FormErrors; names: ReadonlySet<string> }>({
    of: errors,
    names: new Set(),
  });
  useEffect(() => {
    const hear = ({ target, type }: Event): void => {
      // A list tells its choice by `change`, after `input`: drawn between the two it would get its old answer back.
      if (type === 'input' && target instanceof HTMLSelectElement) return;
      if (
        !(
          target instanceof HTMLInputElement ||
          target instanceof HTMLTextAreaElement ||
          target instanceof HTMLSelectElement
        )
      )
        return;
      const empty =
        target instanceof HTMLInputElement && target.type === 'checkbox'
          ? !target.checked
          : target.value.trim() === '';
      if (empty || errors[target.name] === undefined) return;
      setAnswered((last) => ({
        of: errors,
        names: new Set([...(last.of === errors ? last.names : []), target.name]),
      }));
    };
    // On the way up, after the field's own handler: drawn before it, a controlled field would get its old answer back.
    window.addEventListener('input', hear);
    window.addEventListener('change', hear);
    return () => {
      window.removeEventListener('input', hear);
      window.removeEventListener('change', hear);
    };
  }, [errors]);
  const { of, names } = answered;
  return of !== errors || names.size === 0
    ? errors
    : Object.fromEntries(Object.entries(errors).filter(([name]) => !names.has(name)));
}

export type MessageOf = (name: string, error: FormErrors[string], label?: string) => string;

/** One whole sentence: written for this field, else for any field of that fault; in the summary, where the field is not beside it, with its label. */
export function useMessageOf(): MessageOf {
  const { t, i18n } = useTranslation();
  return (name, error, label) => {
    if (typeof error !== 'string' && 'text' in error) {
      const own = `errors.at.${name}.${error.code ?? ''}`;
      return i18n.exists(own) ? t(own) : error.text;
    }
    const { key, params } = typeof error === 'string' ? { key: error, params: {} } : error;
    const code = key.replace(/^errors\./, '');
    const general =
      label === undefined ? [key, 'errors.OTHER'] : [`errors.in.${code}`, key, 'errors.in.OTHER'];
    return t([`errors.at.${name}.${code}`, ...general], { ...params, label });
  };
}

/** The message of one field in the reader's language. */
export function useFieldError(name: string): string | undefined {
  const message = useMessageOf();
  const error = use(ErrorsContext)[name];
  return error === undefined ? undefined : message(name, error);
}

/** True once something was typed after the last sending. */
function useTypingSinceSent(): RefObject<boolean> {
  const typing = useRef(false);
  useEffect(() => {
    const sent = (): void => {
      typing.current = false;
    };
    const typed = (event: Event): void => {
      typing.current = event.target === document.activeElement;
    };
    document.addEventListener('submit', sent, true);
    document.addEventListener('input', typed, true);
    return () => {
      document.removeEventListener('submit', sent, true);
      document.removeEventListener('input', typed, true);
    };
  }, []);
  return typing;
}

interface SummaryProps {
  readonly labels: Readonly<Record<string, string>>;
  readonly message?: string | undefined;
  readonly reference?: string | undefined;
  readonly attempt: unknown;
  /** The sentences do not say which field they are about: the summary does. */
  readonly named?: boolean;
}

/** Everything that is wrong, in one place, with a way to each field. Takes the focus after a failed attempt. */
export function ErrorSummary({ labels, message, reference, attempt, named = false }: SummaryProps) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const errors = Object.entries(use(ErrorsContext));
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0 || message !== undefined;
  const typing = useTypingSinceSent();
  const inSummary = (name: string, error: FormErrors[string]): string => {
    // Part of a list or of an object: the label is that of the whole.
    const label = labels[name] ?? labels[name.split('.')[0] ?? ''];
    return named && label !== undefined
      ? t('errors.in.SAID', { label, said: messageOf(name, error) })
      : messageOf(name, error, labels[name]);
  };
  useEffect(() => {
    // An answer that comes late finds somebody typing on: taking the focus away would lose their next letters. The alert is read out all the same.
    if (!shown || typing.current) return;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, [attempt, shown, typing]);
  if (!shown) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby="summary-title">
      <h2 id="summary-title">
        {errors.length === 0 ? t('form.problem') : t('form.correct', { count: errors.length })}
      </h2>
      {message !== undefined && <p>{message}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(([name, error]) => (
            <li key={name}>
              <a href={`#f-${name}`} onClick={(event) => focusField(event, name)}>
                {inSummary(name, error)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {reference !== undefined && <p className={styles.reference}>{t('failure.reference', { reference })}</p>}
    </div>
  );
}

function focusField(event: React.MouseEvent, name: string): void {
  const field = document.getElementById(`f-${name}`);
  if (field === null) return;
  event.preventDefault();
  const control = field.matches('input, textarea, select')
    ? field
    : (field.querySelector<HTMLElement>('input, textarea, select, button') ?? field);
  control.focus();
  control.scrollIntoView({ block: 'center' });
}
