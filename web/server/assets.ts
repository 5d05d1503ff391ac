import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface PageAssets {
  readonly entry: string;
  /** Addresses of the style sheets this page needs, in order, and their text. */
  readonly styles: readonly { readonly href: string; readonly text: string }[];
  /** Modules the browser may fetch ahead. */
  readonly modules: readonly string[];
}

const ENTRY = 'src/entry.client.tsx';

/** Knows from the build's manifest what each screen needs, so that a page names exactly its own files. */
export class Assets {
  private readonly manifest: Manifest;
  private readonly styleText = new Map<string, string>();

  constructor(private readonly folder: string) {
    this.manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  }

  forModules(sources: readonly string[]): PageAssets {
    const seen = new Set<string>();
    const styles = new Set<string>();
    const files: string[] = [];
    const visit = (name: string): void => {
      const chunk = this.manifest[name];
      if (chunk === undefined || seen.has(name)) return;
      seen.add(name);
      for (const imported of chunk.imports ?? []) visit(imported);
      for (const css of chunk.css ?? []) styles.add(css);
      files.push(`/${chunk.file}`);
    };
    // The entry's own sheet declares the order of the layers, so it stands before everybody else's.
    for (const css of this.manifest[ENTRY]?.css ?? []) styles.add(css);
    for (const source of [ENTRY, ...sources]) visit(source);
    const entry = this.manifest[ENTRY]?.file;
    if (entry === undefined) throw new Error(`manifest.json knows no ${ENTRY}; build the client first`);
    return {
      entry: `/${entry}`,
      modules: files,
      styles: [...styles].map((file) => ({ href: `/${file}`, text: this.text(file) })),
    };
  }

  /** Address of the script that is made of this source. */
  scriptOf(source: string): string | undefined {
    const file = this.manifest[source]?.file;
    return file === undefined ? undefined : `/${file}`;
  }

  private text(file: string): string {
    const known = this.styleText.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(join(this.folder, file), 'utf8').trim();
    this.styleText.set(file, text);
    return text;
  }
}
