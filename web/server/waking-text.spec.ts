import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, createElement, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { sampleText } from '../testing/content-samples.js';
import { withoutMarkup } from './page-texts.js';

const text = sampleText({ segments: [{ html: '<p>Long words.</p>' }] });

function Screen({ document: shown }: { document: typeof text }): ReactNode {
  const [count, setCount] = useState(0);
  const parts = shown.segments.map((segment, place) =>
    createElement('div', {
      key: place,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: 'html' in segment ? segment.html : '' },
    }),
  );
  const button = createElement('button', { key: 'b', onClick: () => setCount(count + 1) }, count);
  return createElement('main', null, [...parts, button]);
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a text that wakes up without its markup', () => {
  it('keeps what the server wrote, also when the page is drawn anew', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.createElement('div');
    container.innerHTML = '<main><div><p>Long words.</p></div><button>0</button></main>';
    const root = await act(async () =>
      hydrateRoot(container, createElement(Screen, { document: withoutMarkup(text) })),
    );
    expect(container.textContent).toBe('Long words.0');
    document.body.append(container);
    await act(async () => container.querySelector('button')?.click());
    expect(container.textContent).toMatch(/^Long words\.[12]$/);
    await act(async () => root.render(createElement(Screen, { document: text })));
    expect(container.textContent).toContain('Long words.');
    expect(complaints).not.toHaveBeenCalled();
  });
});
