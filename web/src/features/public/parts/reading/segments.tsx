import type { Segment } from '../../../../domain/content/content-document.js';
import { LivePart } from './live-part.js';
import type { LiveFacts } from './live-facts.js';
import styles from './reading.module.css';

interface Props {
  readonly segments: readonly Segment[];
  readonly live: LiveFacts;
  /** Language of the text, where it is not that of the page. */
  readonly lang?: string | undefined;
}

/** A text with its live parts. The browser keeps the server's markup: the words travel once. */
export function Segments({ segments, live, lang }: Props) {
  return segments.map((segment, place) =>
    'html' in segment ? (
      <div
        key={place}
        lang={lang}
        className={styles.text}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: segment.html }}
      />
    ) : (
      <LivePart key={place} part={segment} facts={live} />
    ),
  );
}
