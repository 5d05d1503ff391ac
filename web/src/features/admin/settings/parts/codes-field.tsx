import { useTranslation } from 'react-i18next';

/** Codes as they are typed: `EU, us CZ`. */
export const codesOf = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((code) => code !== '')),
];

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What a code means in words; the code itself where nobody knows. */
  readonly named: (code: string) => string;
}

/** Codes in one line, with what they mean below while they are typed. */
export function CodesField({ label, value, onChange, named }: Props) {
  const { t } = useTranslation('admin-settings');
  const codes = codesOf(value);
  return (
    <label>
      {label}
      <input value={value} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
      <small>{codes.length === 0 ? t('noneYet') : codes.map(named).join(' · ')}</small>
    </label>
  );
}
