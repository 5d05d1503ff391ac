import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../data/api-error.js';
import { apiOf } from '../../data/api-of.js';
import { GoodsPickerDocument, type GoodsPickerResult } from './goods-picker.graphql.js';

export type FoundTerms = GoodsPickerResult['goodsAndServicesSearch'];
export type FoundPackages = GoodsPickerResult['goodsAndServicesPackageList'];

interface Answer {
  readonly query: string;
  readonly found?: FoundTerms;
  readonly packages: FoundPackages;
  readonly failure?: 'RATE_LIMITED' | 'BAD_USER_INPUT' | 'OTHER';
}

export interface TermSearch {
  readonly query: string;
  readonly busy: boolean;
  /** The answer to the newest question that has one. */
  readonly answer: Answer | undefined;
  readonly type: (text: string) => void;
  /** Without waiting for the typist to pause. */
  readonly ask: () => void;
}

/** Long enough for a quick typist to go on. */
const PAUSE_MS = 220;
const SHORTEST = 2;
const MOST_TERMS = 30;
const MOST_PACKAGES = 3;

async function answerTo(query: string, locale: string, signal: AbortSignal): Promise<Answer> {
  try {
    const { goodsAndServicesSearch, goodsAndServicesPackageList } = await apiOf(undefined).query(
      GoodsPickerDocument,
      { input: { query, locale, limit: MOST_TERMS }, query, locale },
      { signal },
    );
    return {
      query,
      found: goodsAndServicesSearch,
      packages: goodsAndServicesPackageList.slice(0, MOST_PACKAGES),
    };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'OTHER';
    return {
      query,
      packages: [],
      failure: code === 'RATE_LIMITED' || code === 'BAD_USER_INPUT' ? code : 'OTHER',
    };
  }
}

/** Terms while somebody types. Each question ends the one before it, so that a late answer never takes the place of a newer one. */
export function useTermSearch(locale: string): TermSearch {
  const [query, setQuery] = useState('');
  const [state, setState] = useState<{ busy: boolean; answer: Answer | undefined }>({
    busy: false,
    answer: undefined,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    (text: string) => {
      stop();
      const wanted = text.trim();
      if (wanted.length < SHORTEST) return setState({ busy: false, answer: undefined });
      const own = new AbortController();
      running.current = own;
      setState((last) => ({ ...last, busy: true }));
      void answerTo(wanted, locale, own.signal).then((answer) => {
        if (!own.signal.aborted) setState({ busy: false, answer });
      });
    },
    [locale, stop],
  );

  const type = useCallback(
    (text: string) => {
      setQuery(text);
      stop();
      timer.current = setTimeout(() => start(text), PAUSE_MS);
    },
    [start, stop],
  );
  const ask = useCallback(() => start(query), [query, start]);
  return { query, ...state, type, ask };
}
