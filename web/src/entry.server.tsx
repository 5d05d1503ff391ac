import { Writable } from 'node:stream';
import type { i18n } from 'i18next';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import './app/app.css';
import type { Boot } from './kit/page/boot.js';
import { Document } from './app/document.js';
import { Providers } from './app/providers.js';
import { PageListener, type PageFacts } from './kit/page/page-facts.js';
import { portalMissing } from './app/portal-pages.js';
import { routesOf } from './app/routes.js';
import { pages } from './app/route-table.js';
import type { PageSpec } from './app/page-kinds.js';

export { PUBLIC_FRAME, sourceOf, sourcesOf } from './app/page-sources.js';
export { bootErrorOf, rebuildErrors } from './kit/problem/page-problem.js';
export { pages };
export type { PageSpec } from './app/page-kinds.js';

/** Every page, and whatever else is asked for under the portal's address. */
const routes = routesOf([...pages, portalMissing]);

/** Finds the page of an address among all. */
export const finderFor = (basename: string): ReturnType<typeof createStaticHandler> =>
  createStaticHandler(routes, { basename });

/** Loads and draws one page: with the others in its table each of them would be looked at for every answer. None: what is not there. */
export const handlerFor = (
  basename: string,
  page: PageSpec | undefined,
): ReturnType<typeof createStaticHandler> =>
  createStaticHandler(routesOf(page === undefined ? [] : [page]), { basename });

export interface RenderInput {
  readonly handler: ReturnType<typeof createStaticHandler>;
  readonly context: StaticHandlerContext;
  readonly boot: Boot;
  readonly texts: i18n;
  readonly nonce: string;
  readonly script: string;
  readonly styles: readonly { readonly href: string; readonly text: string }[];
  readonly onError: (error: unknown) => void;
}

export interface DrawnPage {
  readonly html: string;
  /** What the page says about itself; undefined where it has no head of its own. */
  readonly facts: PageFacts | undefined;
}

/** Gathers the pieces that React writes, some fifty a page; a stream between would wake for each of them. */
class Drawn extends Writable {
  private readonly pieces: Uint8Array[] = [];

  constructor(done: (html: string) => void) {
    super({ final: (ended) => (done(Buffer.concat(this.pieces).toString()), ended()) });
  }

  override _write(piece: Uint8Array, _encoding: string, taken: () => void): void {
    this.pieces.push(piece);
    taken();
  }

  override _writev(written: readonly { readonly chunk: Uint8Array }[], taken: () => void): void {
    for (const { chunk } of written) this.pieces.push(chunk);
    taken();
  }
}

/** The complete page as text; waits for everything, because status and headers are decided already. */
export async function renderPage(input: RenderInput): Promise<DrawnPage> {
  const heard: PageFacts[] = [];
  const router = createStaticRouter(input.handler.dataRoutes, input.context);
  const styles = input.styles.map((style) => (
    <style
      key={style.href}
      href={style.href}
      precedence="page"
      nonce={input.nonce}
      dangerouslySetInnerHTML={{ __html: style.text }}
    />
  ));
  const page = (
    <Document locale={input.boot.locale} area={undefined} styles={styles}>
      <Providers boot={input.boot} texts={input.texts}>
        <PageListener value={(facts) => heard.push(facts)}>
          <StaticRouterProvider router={router} context={input.context} hydrate={false} />
        </PageListener>
      </Providers>
    </Document>
  );
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce: { script: input.nonce, style: input.nonce } as never,
      bootstrapScriptContent: input.script,
      onAllReady: () => void stream.pipe(new Drawn(resolve)),
      onShellError: reject,
      onError: input.onError,
    });
  });
  return { html, facts: heard.at(-1) };
}
