import { useQuery } from '@tanstack/react-query';
import { CodedOptions } from '../../../../kit/form/coded-options.js';
import { ask } from '../admin-api.js';
import { StaffCountriesDocument } from './countries.graphql.js';

interface Props {
  /** Empty where none is chosen. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** A country of an address by its name: a code that somebody guesses may be another country’s. */
export function CountryChoice({ value, onChange }: Props) {
  const { data } = useQuery({
    queryKey: ['countries'],
    queryFn: () => ask(StaffCountriesDocument, {}),
    staleTime: Infinity,
  });
  return (
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">–</option>
      {value !== '' && data === undefined && <option value={value}>{value}</option>}
      <CodedOptions of={data?.countryList ?? []} />
    </select>
  );
}
