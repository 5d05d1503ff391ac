import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { ErrorSummary, FormErrorsProvider, type FormErrors } from '../../kit/form/form-errors.js';
import { Field } from '../../kit/form/field.js';
import type { AskedProof, ProofKind } from '../../kit/session/session-store.js';
import styles from './prove-form.module.css';

interface Props {
  readonly asked: AskedProof;
  /** Hands on what was shown. @returns why not, as the server names it; undefined when it was good */
  readonly prove: (fields: Readonly<Record<string, string>>) => Promise<string | undefined>;
}

const INPUTS = {
  password: { type: 'password', autoComplete: 'current-password', maxLength: 200 },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  recovery: { type: 'text', autoComplete: 'off', spellCheck: false, maxLength: 40 },
} as const;

/** Proves who one is by one of the asked ways; the others are one press away. */
export function ProveForm({ asked, prove }: Props) {
  const { t } = useTranslation('second-step');
  const [kind, setKind] = useState<ProofKind>(asked.kinds[0] ?? 'code');
  const [state, setState] = useState<{
    busy: boolean;
    errors: FormErrors;
    message: string | undefined;
    attempt: number;
  }>({ busy: false, errors: {}, message: undefined, attempt: 0 });
  const failed = (code: string, errors: FormErrors = {}): void =>
    setState((last) => ({
      busy: false,
      errors,
      message: Object.keys(errors).length > 0 ? undefined : t([`failed.${code}`, 'failed.FAILED']),
      attempt: last.attempt + 1,
    }));
  const choose = (next: ProofKind): void => {
    setKind(next);
    setState((last) => ({ ...last, errors: {}, message: undefined }));
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.busy) return;
    const typed = String(new FormData(event.currentTarget).get('proof') ?? '').trim();
    if (kind !== 'passkey' && typed === '') return failed('', { proof: { text: t(`empty.${kind}`) } });
    setState((last) => ({ ...last, busy: true, errors: {}, message: undefined }));
    const fields =
      kind === 'passkey'
        ? await shownPasskey(asked.passkey)
        : { kind, [kind === 'password' ? 'password' : 'code']: typed };
    if (fields === undefined) return failed('PASSKEY_NOT_SHOWN');
    const refused = await prove(fields);
    if (refused !== undefined) failed(refused);
  };

  return (
    <FormErrorsProvider errors={state.errors}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <ErrorSummary attempt={state.attempt} labels={{ proof: t('label') }} message={state.message} />
        {kind === 'passkey' ? (
          <p>{t('passkey')}</p>
        ) : (
          <Field key={kind} name="proof" label={t(`field.${kind}`)} hint={t(`hint.${kind}`)}>
            {(control) => <input {...control} {...INPUTS[kind]} />}
          </Field>
        )}
        <div className={styles.ways}>
          <Button type="submit" look="accent" busy={state.busy}>
            {t(kind === 'passkey' ? 'passkeyGo' : 'go')}
          </Button>
          {asked.kinds
            .filter((other) => other !== kind)
            .map((other) => (
              <Button key={other} type="button" look="quiet" onClick={() => choose(other)}>
                {t(`instead.${other}`)}
              </Button>
            ))}
        </div>
      </form>
    </FormErrorsProvider>
  );
}

/** Undefined: the browser has none, or its owner broke off. */
async function shownPasskey(options: object | null): Promise<Readonly<Record<string, string>> | undefined> {
  try {
    // The edge: our own server wrote these options for this browser.
    const response = await startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    });
    return { kind: 'passkey', response: JSON.stringify(response) };
  } catch {
    return undefined;
  }
}
