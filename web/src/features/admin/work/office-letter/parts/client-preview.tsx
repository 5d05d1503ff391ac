import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LetterWords } from '../../../../../domain/office-letter/letter-words.js';
import { inOrder, OptionFacts } from '../../../../../domain/office-letter/option-facts.js';
import { Offer, Offers } from '../../../../../kit/offer/offer.js';
import { Status } from '../../../../../kit/status/status.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import type { Letter } from '../letter.js';
import styles from '../office-letter.module.css';
import type { Saved } from '../use-saved.js';

const languages = ['en', 'cs', 'sk', 'es'] as const;
const NAMESPACE = 'office-letter';

/** The client's page in words of one language, by the parts that draw it there. */
export function ClientPreview({ row, letter, saved }: { row: RecordRow; letter: Letter; saved: Saved }) {
  const { t, i18n } = useTranslation('admin-office-letter');
  const own = letter.user?.profile?.language.toLowerCase() ?? 'en';
  const [locale, setLocale] = useState<string>(languages.find((one) => one === own) ?? 'en');
  const { data: isThere } = useQuery({
    queryKey: ['words', NAMESPACE, locale],
    queryFn: async () => {
      if (!i18n.hasResourceBundle(locale, NAMESPACE)) {
        const answer = await fetch(`/locales/${locale}/${NAMESPACE}.json`);
        if (!answer.ok) throw new Error(`words of ${locale}: HTTP ${answer.status}`);
        i18n.addResourceBundle(locale, NAMESPACE, await answer.json(), true, true);
      }
      return true;
    },
    staleTime: Infinity,
  });
  return (
    <section>
      <div className={styles.previewHead}>
        <h3>{t('preview.title')}</h3>
        <select
          aria-label={t('preview.language')}
          value={locale}
          onChange={(event) => setLocale(event.target.value)}
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {t(`preview.in.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <p className={styles.muted}>{t('preview.portal')}</p>
      {isThere === true && <Page key={locale} row={row} letter={letter} saved={saved} locale={locale} />}
    </section>
  );
}

function Page({
  row,
  letter,
  saved,
  locale,
}: {
  row: RecordRow;
  letter: Letter;
  saved: Saved;
  locale: string;
}) {
  const { t } = useTranslation(NAMESPACE, { lng: locale });
  const options = inOrder(letter.solutions.items);
  return (
    <div className={styles.preview} lang={locale}>
      <h4>{t('what')}</h4>
      <LetterWords
        locale={locale}
        letter={{
          issueDate: String(row['issueDate']),
          dueDate: String(row['dueDate']),
          issueSummary: (saved.value('issueSummary') ?? null) as string | null,
          riskHighlighted: saved.value('riskHighlighted') === true,
          natureOfIssues: (row['natureOfIssues'] ?? null) as readonly string[] | null,
          issues: letter.issues,
        }}
      />
      <h4>{t('options')}</h4>
      {options.length === 0 && <p>{t('empty')}</p>}
      {options.length > 0 && (
        <Offers>
          {options.map((option) => (
            <Offer
              key={option.id}
              title={option.solution}
              badge={option.recommended && <Status tone="progress">{t('recommended')}</Status>}
            >
              <OptionFacts option={option} locale={locale} />
            </Offer>
          ))}
        </Offers>
      )}
    </div>
  );
}
