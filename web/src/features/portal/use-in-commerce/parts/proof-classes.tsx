import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../parts/load-state.js';
import { Section } from '../../parts/page.js';
import type { PortalUseInCommerceResult } from '../use-in-commerce.graphql.js';
import type { useProofSpecimens } from '../use-proof-specimens.js';
import { UseClass } from './use-class.js';

type Proof = NonNullable<PortalUseInCommerceResult['useInCommerceRequest']>;

interface Props {
  readonly classes: Proof['classes']['items'];
  /** Are they still to be decided about? */
  readonly open: boolean;
  /** May specimens be added and taken away, once they are here? */
  readonly collects: boolean;
  readonly specimens: ReturnType<typeof useProofSpecimens>;
}

/** Class by class: is the mark in use, and what shows it. */
export function ProofClasses({ classes, open, collects, specimens }: Props) {
  const { t } = useTranslation('portal-trademarks');
  if (classes.length === 0) return null;
  return (
    <Section title={t('proof.classes')}>
      {specimens.error !== undefined && (
        <LoadFailed error={specimens.error} again={specimens.reload} old={specimens.items !== undefined} />
      )}
      {classes.map((one) => (
        <UseClass
          key={one.id}
          of={one}
          open={open}
          collects={collects && specimens.items !== undefined}
          specimens={specimens.items?.filter(({ useInCommerceRequestClassId: of }) => of === one.id) ?? []}
          onChanged={specimens.reload}
        />
      ))}
    </Section>
  );
}
