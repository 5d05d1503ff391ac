import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kit/dates/day.js';
import { Extract } from '../../kit/extract/extract.js';

interface Row {
  readonly label: string;
  readonly value: string;
}

interface Props {
  readonly letter: {
    readonly issueDate: string;
    readonly dueDate: string;
    readonly issueSummary: string | null;
    readonly riskHighlighted: boolean | null;
    readonly natureOfIssues: readonly string[] | null;
    readonly issues: { readonly items: readonly { readonly name: string; readonly category: string }[] };
  };
  /** What became of it, where something did. */
  readonly more?: readonly Row[];
  /** @defaultValue the language of the page */
  readonly locale?: string;
}

/** What an office wrote, in plain words, as its client reads it. */
export function LetterWords({ letter, more = [], locale }: Props) {
  const { t, i18n } = useTranslation('office-letter', locale === undefined ? {} : { lng: locale });
  const day = (on: string): string => formatDay(on, locale ?? i18n.language, { weekday: true });
  const named = letter.issues.items.map(({ name, category }) => {
    const kind = t(`category.${category}`);
    return `${name} (${kind})`;
  });
  const issues = named.length > 0 ? named : (letter.natureOfIssues ?? []);
  return (
    <>
      {letter.issueSummary !== null && <p>{letter.issueSummary}</p>}
      {letter.riskHighlighted === true && (
        <p>
          <strong>{t('risk')}</strong>
        </p>
      )}
      <Extract
        rows={[
          { label: t('issued'), value: formatDay(letter.issueDate, locale ?? i18n.language) },
          { label: t('due'), value: day(letter.dueDate) },
          ...(issues.length === 0 ? [] : [{ label: t('issues'), value: issues.join('; ') }]),
          ...more,
        ]}
      />
    </>
  );
}
