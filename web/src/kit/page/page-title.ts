import { createContext } from 'react';

/** How an area writes the title of its pages, and who else wants to know it. */
export interface PageTitling {
  /** What the tab shows for the title of a page. */
  readonly shown: (title: string) => string;
  /** Hears each title with the path it stands at. */
  readonly heard?: (title: string, path: string) => void;
}

export const PageTitles = createContext<PageTitling>({ shown: (title) => `${title} – Cotta` });
