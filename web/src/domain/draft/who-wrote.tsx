import { useTranslation } from 'react-i18next';
import styles from './filing-copy-view.module.css';

/** Terms of one class by one hand, as requests tells it from its facts. */
export interface TermsWritten {
  readonly classNumber: number;
  readonly writer: 'CLIENT' | 'LAWYER' | 'STAFF';
  readonly writerName: string | null;
  readonly terms: readonly string[];
}

/** Who wrote the terms of a class; each hand with its terms where they are not all of one. Nothing where no fact says it. Speaks to the client. Needs the texts `draft`. */
export function WhoWrote({ terms, written }: { terms: readonly string[]; written: readonly TermsWritten[] }) {
  const { t } = useTranslation('draft');
  const said = ({ writer, writerName }: TermsWritten): string =>
    writer === 'CLIENT' || writerName !== null
      ? t(`copy.wrote.${writer}`, { name: writerName ?? '' })
      : t(`copy.wrote.UNNAMED_${writer}`);
  return written.map((one) => (
    <span key={`${one.writer} ${one.writerName ?? ''}`} className={styles.wrote}>
      {one.terms.length === terms.length ? said(one) : `${said(one)}: ${one.terms.join('; ')}`}
    </span>
  ));
}
