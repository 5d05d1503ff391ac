import { Field } from '../../kit/form/field.js';

/** The address somebody signs in with. `known`: what stands there before a letter is typed. */
export function SignInEmailField({ label, known }: { label: string; known: string | undefined }) {
  return (
    <Field name="email" label={label}>
      {(control) => (
        <input
          {...control}
          type="email"
          autoComplete="username"
          spellCheck={false}
          maxLength={254}
          defaultValue={known}
        />
      )}
    </Field>
  );
}

/** The password as it is now. */
export function CurrentPasswordField({ name, label }: { name: string; label: string }) {
  return (
    <Field name={name} label={label}>
      {(control) => <input {...control} type="password" autoComplete="current-password" maxLength={200} />}
    </Field>
  );
}
