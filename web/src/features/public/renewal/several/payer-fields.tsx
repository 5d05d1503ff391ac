import { WhoFields } from '../../parts/service-order/who-fields.js';
import type { Who } from './use-kept-rows.js';

interface Props {
  readonly who: Who;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly onChange: (change: Partial<Who>) => void;
}

/** Who orders the renewals, held beside the marks. */
export function PayerFields({ who, countries, onChange }: Props) {
  return (
    <WhoFields
      countries={countries}
      vatNumber={who.vatNumber}
      country={who.country}
      answer={(name) => ({
        value: who[name],
        onChange: (event) => onChange({ [name]: event.target.value }),
      })}
    />
  );
}
