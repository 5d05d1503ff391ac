import { useTranslation } from 'react-i18next';
import type { Problems } from '../../parts/problems.js';
import { amountOf, isShare, type FeeLine, type FeeOffice } from '../fee-amount.js';
import { CheckedField } from '../../parts/checked-field.js';
import { useFeeWords } from './use-fee-words.js';

/** What is read on the page besides the amounts. */
export interface ReadFields {
  readonly validFrom: string;
  readonly sourceUrl: string;
  readonly lookedOn: string;
  readonly note: string;
}

interface Props {
  readonly office: FeeOffice;
  readonly line: FeeLine;
  /** Amounts as they are typed, one for each step of classes. */
  readonly typed: readonly string[];
  readonly onType: (typed: readonly string[]) => void;
  readonly fields: ReadFields;
  readonly onField: (name: keyof ReadFields, value: string) => void;
  readonly problems: Problems;
}

/** What the page of the office says: amounts, since when, where it stands and when it was looked at. */
export function FeeFields({ office, line, typed, onType, fields, onField, problems }: Props) {
  const { t } = useTranslation('admin-fees');
  const { classText } = useFeeWords();
  const unit = isShare(line) ? '%' : office.currency;
  const steps = typed.map(() => 0);
  const firstWrong = typed.findIndex((one) => amountOf(one, office.digits, line) === undefined);
  const field = (name: keyof ReadFields) => ({
    label: t(`field.${name}`),
    value: fields[name],
    problem: problems[name],
    onChange: (value: string) => onField(name, value),
  });
  return (
    <>
      {typed.map((one, position) => (
        <CheckedField
          key={position}
          label={`${classText(steps, position, line) || t('field.amount')} (${unit})`}
          inputMode="decimal"
          value={one}
          problem={position === Math.max(0, firstWrong) ? problems['amounts'] : undefined}
          onChange={(value) => onType(typed.map((each, at) => (at === position ? value : each)))}
        />
      ))}
      <CheckedField type="date" {...field('validFrom')} />
      <CheckedField type="url" maxLength={2000} {...field('sourceUrl')} />
      <CheckedField type="date" max={new Date().toISOString().slice(0, 10)} {...field('lookedOn')} />
      <CheckedField maxLength={2000} {...field('note')} />
    </>
  );
}
