import { useTranslation } from 'react-i18next';
import { Moment } from '../../../../kit/dates/moment.js';
import { Empty, Section } from '../../parts/page.js';
import type { File, Mark } from './mark-of.js';
import styles from '../trademark.module.css';

/** Certificate and power of attorney first, then whatever else was put with the mark. */
export function Documents({ mark, documents }: { mark: Mark; documents: readonly File[] }) {
  const { t } = useTranslation('portal-trademarks');
  const named = [
    ...(mark.certificateDocument === null
      ? []
      : [{ ...mark.certificateDocument, label: t('documents.certificate'), createdAt: undefined }]),
    ...(mark.poaDocument === null
      ? []
      : [{ ...mark.poaDocument, label: t('documents.poa'), createdAt: undefined }]),
  ];
  const others = documents
    .filter(({ id }) => !named.some((known) => known.id === id))
    .map((file) => ({ ...file, label: file.name }));
  const all = [...named, ...others];
  return (
    <Section title={t('documents.title')}>
      {all.length === 0 && <Empty>{t('documents.empty')}</Empty>}
      {all.length > 0 && (
        <ul className={styles.files}>
          {all.map((file) => (
            <li key={file.id}>
              <a href={file.url} download={file.name}>
                {file.label}
              </a>
              {file.createdAt !== undefined && (
                <span>
                  <Moment at={file.createdAt} style="date" />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
