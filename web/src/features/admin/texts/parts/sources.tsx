import { useTranslation } from 'react-i18next';
import type { ContentSource } from '../../../../domain/content/content-document.js';

/** Where a text says that it was taken from. */
export function Sources({ of }: { of: readonly ContentSource[] }) {
  const { t } = useTranslation('admin-texts');
  return (
    <div>
      <h3>{t('sources')}</h3>
      {of.length === 0 && <p>{t('noSources')}</p>}
      <ul>
        {of.map(({ title, url }) => (
          <li key={`${title} ${url ?? ''}`}>
            {url === undefined ? (
              title
            ) : (
              <a href={url} target="_blank" rel="noopener">
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
