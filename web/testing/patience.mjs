// A screen is waited for as long as a busy machine may need: what must be quick is measured elsewhere.
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 60_000 });
