import { useTranslation } from 'react-i18next';

/** The letter as the office sent it. */
export function Papers({ paths }: { paths: readonly string[] }) {
  const { t } = useTranslation('portal-letter');
  return paths.length === 0 ? null : (
    <ul>
      {paths.map((path, index) => (
        <li key={path.split('?')[0]}>
          <a href={path} target="_blank" rel="noreferrer">
            {paths.length === 1 ? t('paper') : t('paperOf', { number: index + 1 })}
          </a>
        </li>
      ))}
    </ul>
  );
}
