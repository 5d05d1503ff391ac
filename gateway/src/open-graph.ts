import { openCompiledGraph } from './engine/compiled-graph.js';
import type { Graph, GraphEngine, GraphSettings } from './graph.js';

/** The reference is loaded where it is asked for alone. */
export async function openGraph(settings: GraphSettings, engine: GraphEngine = 'compiled'): Promise<Graph> {
  if (engine === 'compiled') return openCompiledGraph(settings);
  const { openReferenceGraph } = await import('./engine/reference-graph.js');
  return openReferenceGraph(settings);
}
