import type { KnownContact } from '../../../../domain/order/known-contact.js';
import { one, type Answers } from './service-input.js';
import { WhoFields } from './who-fields.js';

interface Props {
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  /** What is known before anything was answered. */
  readonly known: KnownContact;
  readonly presets: Answers;
  /** All answers as they stand in the form. */
  readonly now: Answers;
  readonly withVat?: boolean;
}

/** Who orders, in a form that holds its own answers and starts with what is known. */
export function ContactFields({ countries, known, presets, now, withVat = true }: Props) {
  const first = (name: keyof KnownContact): string =>
    presets[name] === undefined ? (known[name] ?? '') : one(presets, name);
  const current = (name: keyof KnownContact): string => now[name]?.[0] ?? first(name);
  return (
    <WhoFields
      countries={countries}
      withVat={withVat}
      vatNumber={current('vatNumber')}
      country={current('country')}
      answer={(name) => ({ defaultValue: name === 'country' ? first(name) || known.country : first(name) })}
    />
  );
}
