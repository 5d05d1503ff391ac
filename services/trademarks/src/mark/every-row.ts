import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';

/** For a look at rows the caller has been allowed to speak of, whatever columns are his. */
export const everyRowViewer: Viewer = { ...systemViewer, role: 'admin' };
