import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../../parts/admin-api.js';
import type { RecordRow } from '../../../parts/records/record-facts.js';
import { MarkPictureDocument } from '../mark.graphql.js';
import styles from '../mark.module.css';

/** The picture of a mark that has one; a word alone needs none. */
export function Picture({ row }: { row: RecordRow }) {
  const { t } = useTranslation('admin-mark');
  const order = row['registrationRequestId'];
  const { data } = useQuery({
    queryKey: ['work', 'mark-picture', order],
    queryFn: () => ask(MarkPictureDocument, { id: String(order) }),
    enabled: typeof order === 'string' && row['type'] !== 'WORD',
  });
  const address = data?.registrationRequest?.logo?.previewUrl;
  if (typeof address !== 'string') return null;
  return <img className={styles.picture} src={address} alt={t('picture')} />;
}
