import { useTranslation } from 'react-i18next';
import { Extract } from '../../../../kit/extract/extract.js';
import { Day } from '../../parts/day.js';
import { Section } from '../../parts/page.js';
import type { PortalUseInCommerceResult } from '../use-in-commerce.graphql.js';

type Proof = NonNullable<PortalUseInCommerceResult['useInCommerceRequest']>;

/** Which registration it is about, and until when. */
export function ProofFacts({ proof }: { proof: Proof }) {
  const { t } = useTranslation('portal-trademarks');
  const office = proof.trademark?.jurisdiction;
  return (
    <Section title={t('proof.about')}>
      <Extract
        rows={[
          ...(proof.trademark?.number == null
            ? []
            : [{ code: '210', label: t('fact.number'), value: proof.trademark.number }]),
          { label: t('proof.due'), value: <Day on={proof.dueDate} due office={office} /> },
          ...(proof.graceEndDate === null
            ? []
            : [{ label: t('proof.grace'), value: <Day on={proof.graceEndDate} due office={office} /> }]),
          ...(proof.remainingExtensionCount === null
            ? []
            : [{ label: t('proof.extensions'), value: String(proof.remainingExtensionCount) }]),
          ...(proof.filedOn === null ? [] : [{ label: t('fact.filed'), value: <Day on={proof.filedOn} /> }]),
        ]}
      />
    </Section>
  );
}
