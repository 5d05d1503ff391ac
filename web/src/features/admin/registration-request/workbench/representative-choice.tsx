import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../../kit/link/app-link.js';
import { ask } from '../../parts/admin-api.js';
import { BenchSection } from './bench-section.js';
import type { DeskOffice } from './draft-records.js';
import { SavedChoice } from './saved-field.js';
import { DeskRepresentativesDocument } from './workbench.graphql.js';
import styles from './workbench.module.css';

type Named = {
  readonly name: string;
  readonly firm?: string | null;
  readonly officeNumber: string | null;
};

const wordsOf = ({ name, firm, officeNumber }: Named): string =>
  [name, firm, officeNumber].filter(Boolean).join(', ');

/** Who represents the owner at one office, of the firm's list; the client reads it before the approval. */
export function RepresentativeChoice({ office }: { office: DeskOffice }) {
  const { t } = useTranslation('admin-draft');
  const { data } = useQuery({
    queryKey: ['work', 'representatives', office.jurisdiction],
    queryFn: () => ask(DeskRepresentativesDocument, { office: office.jurisdiction }),
  });
  const listed = data?.representativeList.items ?? [];
  const { representative: named } = office;
  const left = data !== undefined && named !== null && !listed.some(({ id }) => id === named.id);
  return (
    <BenchSection ours part="represented" title={t('represented.title')}>
      <SavedChoice
        of={{ representedAt: office.id }}
        name="representative"
        label={t('represented.by')}
        none={t('represented.nobody')}
        {...(left ? { hint: t('represented.left') } : {})}
        options={[
          ...listed.map((one) => ({ value: one.id, text: wordsOf(one) })),
          ...(named === null || (data !== undefined && !left)
            ? []
            : [{ value: named.id, text: wordsOf(named) }]),
        ]}
      />
      {data !== undefined && listed.length === 0 && (
        <p className={styles.hint}>
          {t('represented.none')} <AppLink to="/representative">{t('represented.list')}</AppLink>
        </p>
      )}
    </BenchSection>
  );
}
