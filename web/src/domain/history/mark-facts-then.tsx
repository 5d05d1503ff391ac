import { useTranslation } from 'react-i18next';
import { Extract } from '../../kit/extract/extract.js';
import type { AreaWords } from './area-words.js';
import { FACTS } from './mark-differences.js';
import type { MarkThen } from './mark-then.graphql.js';
import { factText } from './mark-words.js';

interface Props extends Pick<AreaWords, 'status' | 'statusWord'> {
  readonly mark: MarkThen;
}

/** A mark as it stood, fact by fact. */
export function MarkFactsThen({ mark, statusWord, status }: Props) {
  const { t, i18n } = useTranslation('records-history');
  const rows = FACTS.flatMap((fact) => {
    const value = factText(mark, fact, { locale: i18n.language, statusWord });
    return value === undefined
      ? []
      : [{ label: t(`fact.${fact}`), value: fact === 'status' ? status(mark.status ?? '') : value }];
  });
  return <Extract rows={rows} />;
}
