import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../parts/language-name.js';
import { REVIEW_STATES, type ListedText } from '../review-state.js';
import styles from '../texts.module.css';
import type { TextAddress } from '../use-text-address.js';

interface Props {
  readonly of: readonly ListedText[];
  readonly address: TextAddress;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onChange: (changes: Partial<TextAddress>) => void;
}

/** Words, kind, language and state, each of them in the address. */
export function TextFilters({ of, address, search, onChange }: Props) {
  const { t } = useTranslation('admin-texts');
  const kinds = [...new Set(of.map(({ text }) => text.kind))];
  const languages = [...new Set(of.map(({ text }) => text.locale))];
  const countOf = (state: string): number => of.filter((one) => one.state === state).length;
  const choices = {
    kind: kinds.map((kind) => [kind, t(`kind.${kind}`)] as const),
    language: languages.map((language) => [language, languageName(language)] as const),
    state: REVIEW_STATES.map((state) => [state, `${t(`state.${state}`)} (${countOf(state)})`] as const),
  };
  return (
    <div role="search" className={styles.filters}>
      <label>
        <span>{t('filter.words')}</span>
        <input
          ref={search}
          type="search"
          value={address.words}
          onChange={(event) => onChange({ words: event.target.value })}
        />
      </label>
      {(['kind', 'language', 'state'] as const).map((name) => (
        <label key={name}>
          <span>{t(`filter.${name}`)}</span>
          <select value={address[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
            <option value="">{t('filter.all')}</option>
            {choices[name].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
