import { useId, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider } from '../../../kit/form/form-errors.js';
import { forgetKept } from '../../../kit/form/kept.js';
import { KeptLine } from '../../../kit/form/kept-line.js';
import { useKeptForm, type KeptForm } from '../../../kit/form/use-kept-form.js';
import type { Command } from './use-command.js';
import styles from './page.module.css';

interface Props<V> {
  readonly command: Command<V>;
  /** Field name → what stands above it, for the summary. */
  readonly labels: Readonly<Record<string, string>>;
  readonly submit: string;
  /** Fields that cannot be sent empty: the command would leave them as they are. */
  readonly required?: readonly string[];
  readonly read: (form: FormData) => V;
  /** Name under which a new, unsent form is kept on this device. */
  readonly keep?: string;
  /** How the button looks that sends it; one filled button stands on a screen. @defaultValue accent */
  readonly look?: 'accent' | 'plain';
  readonly beside?: ReactNode;
  /** Whether there is anything to send yet. @defaultValue true */
  readonly sends?: boolean;
  readonly children: ReactNode;
}

/** A form that sends one command: what was typed stays until it is done, what is wrong is said by field. */
export function CommandForm<V>(props: Props<V>) {
  return props.keep === undefined ? (
    <PlainForm {...props} />
  ) : (
    <KeptCommandForm {...props} keep={props.keep} />
  );
}

function KeptCommandForm<V>({ keep, ...props }: Props<V> & { keep: string }) {
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptForm(form, keep, {});
  return <PlainForm {...props} form={form} kept={kept} keep={keep} />;
}

function PlainForm<V>({
  command,
  labels,
  submit,
  required = [],
  read,
  keep,
  look = 'accent',
  beside,
  sends = true,
  children,
  form,
  kept,
}: Props<V> & { form?: React.RefObject<HTMLFormElement | null>; kept?: KeptForm }) {
  const { t } = useTranslation();
  const id = useId();
  const { failed } = command;
  const [missing, setMissing] = useState<{ readonly names: readonly string[]; readonly attempt: number }>({
    names: [],
    attempt: 0,
  });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const names = required.filter((name) => String(values.get(name) ?? '').trim() === '');
    setMissing({ names, attempt: missing.attempt + 1 });
    if (names.length > 0) return;
    void command.run(read(values)).then((done) => {
      if (done && keep !== undefined) forgetKept(keep);
    });
  };
  const gaps = missing.names.length > 0;
  const message = gaps
    ? undefined
    : (failed?.message ?? (failed?.failure === undefined ? undefined : t(failed.failure)));
  // The same object until it is sent again: what was answered since stays answered.
  const errors = useMemo(
    () =>
      missing.names.length > 0
        ? Object.fromEntries(missing.names.map((name) => [name, 'errors.REQUIRED']))
        : (failed?.errors ?? {}),
    [missing, failed],
  );
  return (
    <FormErrorsProvider errors={errors}>
      <form ref={form} id={id} noValidate className={styles.form} onSubmit={send} {...kept?.heard}>
        <ErrorSummary
          attempt={gaps ? `missing ${missing.attempt}` : command.attempt}
          labels={labels}
          message={message}
          reference={failed?.reference}
        />
        {children}
        <div className={styles.send}>
          {sends && (
            <Button type="submit" look={look} busy={command.state === 'loading'}>
              {submit}
            </Button>
          )}
          {beside}
          {kept !== undefined && <KeptLine kept={kept} />}
        </div>
      </form>
    </FormErrorsProvider>
  );
}
