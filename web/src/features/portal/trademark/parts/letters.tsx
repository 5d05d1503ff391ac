import { useTranslation } from 'react-i18next';
import { Day } from '../../parts/day.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger } from '../../parts/ledger.js';
import { Section } from '../../parts/page.js';
import type { Letter, Proof } from './mark-of.js';

interface Props {
  readonly letters: readonly Letter[];
  readonly proofs: readonly Proof[];
  readonly office: string;
}

/** Letters from the office and proofs of use of one mark, each with its day and its answer. */
export function Letters({ letters, proofs, office }: Props) {
  const { t } = useTranslation('portal-trademarks');
  if (letters.length + proofs.length === 0) return null;
  const rows = [
    ...letters.map((letter) => ({
      id: letter.id,
      to: `/portal/office-action/${letter.id}`,
      title: letter.natureOfIssues?.join(', ') || t('letters.letter'),
      text: (
        <>
          {letter.issueSummary ?? t('letters.reading')}
          {letter.solutions.totalCount > 0 && (
            <> {t('letters.solutions', { count: letter.solutions.totalCount })}</>
          )}
        </>
      ),
      status: <EntityStatus of="officeAction" status={letter.status} />,
      end: (
        <>
          {t('letters.due')}
          <br />
          <Day on={letter.dueDate} due office={office} />
        </>
      ),
    })),
    ...proofs.map((proof) => ({
      id: proof.id,
      to: `/portal/use-in-commerce-request/${proof.id}`,
      title: t(`proof.type.${proof.type}`),
      status: <EntityStatus of="proof" status={proof.status} />,
      end: (
        <>
          {t('letters.due')}
          <br />
          <Day on={proof.dueDate} due office={office} />
        </>
      ),
    })),
  ];
  return (
    <Section title={t('letters.title')}>
      <Ledger label={t('letters.title')} rows={rows} />
    </Section>
  );
}
