import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locales, type Locale } from '../../i18n/locale-rules.js';
import { Button } from '../../kit/button/button.js';
import { useOfficeName } from '../jurisdiction/office-name.js';
import type { ReportFileFields } from './report.graphql.js';
import type { ReportGap } from './frozen-report.js';
import styles from './report.module.css';

interface Answer {
  readonly registrationRequest: {
    readonly report: { readonly files: readonly ReportFileFields[] } | null;
  } | null;
}

/** Each language by its own name, for whoever does not read this one. */
const NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  cs: 'Čeština',
  sk: 'Slovenčina',
  es: 'Español',
};

/** The files of one version of the report. */
export type LoadFiles = (number: number) => Promise<Answer>;

interface Props {
  readonly gaps: readonly ReportGap[];
  /** Asked when a file is wanted: its address lives a few minutes. */
  readonly load: () => Promise<Answer>;
}

/** The report as a file, one a language; says first what the file does not cover. */
export function ReportPdf({ gaps, load }: Props) {
  const { t, i18n } = useTranslation('report');
  const office = useOfficeName();
  const [state, setState] = useState<'idle' | 'asking' | 'making' | 'failed'>('idle');
  const get = async (language: string): Promise<void> => {
    setState('asking');
    try {
      const { registrationRequest } = await load();
      const file = registrationRequest?.report?.files.find((one) => one.language === language);
      if (file?.document?.url == null) return setState('making');
      window.location.assign(file.document.url);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const ordered = [...locales].sort(
    (one, other) => Number(other === i18n.language) - Number(one === i18n.language),
  );
  return (
    <details className={styles.pdf}>
      <summary>{t('pdf.title')}</summary>
      {gaps.map(({ kind, jurisdiction, classNumber }) => (
        <p key={`${kind} ${jurisdiction} ${classNumber}`}>
          {t(`pdf.not.${kind}`, {
            office: jurisdiction == null ? '' : office(jurisdiction),
            number: classNumber ?? 0,
          })}
        </p>
      ))}
      <div className={styles.languages}>
        {ordered.map((locale) => (
          <Button
            key={locale}
            size="small"
            lang={locale}
            busy={state === 'asking'}
            onClick={() => void get(locale)}
          >
            {NAMES[locale]}
          </Button>
        ))}
      </div>
      {state === 'making' && <p role="status">{t('pdf.making')}</p>}
      {state === 'failed' && <p role="alert">{t('pdf.failed')}</p>}
    </details>
  );
}
