import { data } from 'react-router';
import { Missing } from '../parts/missing.js';

/** An address of the portal behind which there is nothing: the answer says so, and the frame stays. */
export function loader() {
  return data(null, { status: 404 });
}

export function Component() {
  return <Missing />;
}
